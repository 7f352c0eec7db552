import type { Env, Token } from 'markdown-it';
import {
  schema as commonMark,
  defaultMarkdownParser,
  defaultMarkdownSerializer,
  MarkdownParser,
  MarkdownSerializer,
} from 'prosemirror-markdown';
import { type Node, Schema } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';
import { decodedName, newReader } from '../../../generator/written/markdown';

/** Reads Markdown as the build does, but with the paragraphs in cells that ProseMirror needs. */
export const reader = newReader();
reader.core.ruler.push('paragraphs in cells', (state) => {
  state.tokens = state.tokens.flatMap((token) => {
    if (!/^t[hd]_/.test(token.type)) return [token];
    if (token.nesting === 1) return [token, new state.Token('paragraph_open', 'p', 1)];
    return [new state.Token('paragraph_close', 'p', -1), token];
  });
});

const { nodes } = commonMark;
const { em, strong, link, code } = commonMark.marks;

/** The blocks that the field shows as they look. Any other is a `source`, shown as Markdown. */
export const schema = new Schema({
  nodes: {
    doc: nodes.doc.spec,
    paragraph: nodes.paragraph.spec,
    blockquote: nodes.blockquote.spec,
    horizontal_rule: nodes.horizontal_rule.spec,
    // Bold, which Word likes to paste, would not be seen in it.
    heading: { ...nodes.heading.spec, content: 'text*', marks: 'em link code' },
    ordered_list: nodes.ordered_list.spec,
    bullet_list: nodes.bullet_list.spec,
    list_item: nodes.list_item.spec,
    ...tableNodes({
      tableGroup: 'block',
      // A cell of Markdown is one line.
      cellContent: 'paragraph',
      // How its words are aligned, as the reader says it.
      cellAttributes: { side: { default: null } },
    }),
    picture: {
      group: 'block',
      attrs: { name: { default: '' }, alt: { default: '' }, caption: { default: '' } },
      draggable: true,
      parseDOM: [{ tag: 'figure[data-name]', getAttrs: ({ dataset }) => ({ ...dataset }) }],
      // The field gives its `img` the address, once it knows one.
      toDOM: ({ attrs: { name, alt, caption } }) => [
        'figure',
        { 'data-name': name, 'data-alt': alt, 'data-caption': caption },
        ['img', { alt: alt || 'Picture without words' }],
        ['figcaption', caption],
      ],
    },
    source: {
      ...nodes.code_block.spec,
      attrs: {},
      parseDOM: [{ tag: 'pre[data-source]', preserveWhitespace: 'full' }],
      toDOM: () => ['pre', { 'data-source': '', spellcheck: 'false' }, 0],
    },
    text: nodes.text.spec,
    hard_break: nodes.hard_break.spec,
  },
  marks: { em: em.spec, strong: strong.spec, link: link.spec, code: code.spec },
});

const getAttrs = (token: Token) => ({ side: token.attrGet('style') });
// A block with one of these differs once it is written, which makes it a `source`.
const ignored =
  'thead_open thead_close tbody_open tbody_close s_open s_close ' +
  'image fence code_block html_block html_inline';

const parser = new MarkdownParser(schema, reader, {
  ...defaultMarkdownParser.tokens,
  table: { block: 'table' },
  tr: { block: 'table_row' },
  th: { block: 'table_header', getAttrs },
  td: { block: 'table_cell', getAttrs },
  ...Object.fromEntries(
    ignored.split(' ').map((type) => [type, { ignore: true, noCloseToken: true }]),
  ),
});

const inOneLine = (text: string) => text.trim().replace(/\\\n|\s+/g, ' ');

const writeCell = (cell: Node) => inOneLine(writer.serialize(cell)).replace(/\|/g, '\\|');

const columnSign = ({ attrs: { side } }: Node) =>
  `${/left|center/.test(side) ? ':' : '-'}-${/right|center/.test(side) ? ':' : '-'}`;

const { marks } = defaultMarkdownSerializer;
const writer = new MarkdownSerializer(
  {
    ...defaultMarkdownSerializer.nodes,
    bullet_list: (state, list) => state.renderList(list, '  ', () => '- '),
    picture(state, picture) {
      const { name, alt, caption } = picture.attrs;
      // Signs that would end the address, or be read as something else, are escaped.
      const address = name.replace(/[%\s<>]/g, encodeURIComponent).replace(/[()\\&]/g, '\\$&');
      const title = inOneLine(caption).replace(/["\\&]/g, '\\$&');
      state.write(`![${state.esc(inOneLine(alt))}](${address}${title && ` "${title}"`})`);
      state.closeBlock(picture);
    },
    table(state, node) {
      const [head = [], ...rows] = node.children.map((row) => row.children.map(writeCell));
      const signs = node.firstChild?.children.map(columnSign);
      for (const cells of [head, signs ?? [], ...rows]) {
        state.write(`| ${cells.join(' | ')} |`.replace(/ {2,}/g, ' '));
        state.ensureNewLine();
      }
      state.closeBlock(node);
    },
    source(state, source) {
      state.text(source.textContent, false);
      state.closeBlock(source);
    },
    text(state, node, parent, index) {
      // The package escapes signs that begin a block at the start of a block, but not of a line.
      const before = parent.maybeChild(index - 1) ?? parent;
      const isStart = /^(paragraph|hard_break)$/.test(before.type.name);
      if (!isStart || node.marks.length > 0)
        return defaultMarkdownSerializer.nodes.text?.(state, node, parent, index);
      // Four spaces would make code of a paragraph.
      const line = state.esc(node.text?.trimStart() ?? '', true);
      state.text(line.replace(/^(\d*)(?=[.)](\s|$)|[+=|:])/, '$1\\'), false);
    },
  },
  {
    ...marks,
    // Their signs depend on what stands beside them, and are put in once all is written.
    strong: { ...marks.strong, open: '\ufdd0', close: '\ufdd1' },
    em: { ...marks.em, open: '\ufdd2', close: '\ufdd3' },
  },
  {
    // Read as HTML, an entity, the end of a heading, or bold: the package leaves _ within words.
    escapeExtraCharacters:
      /<(?=[a-z/!?])|&(?=#?\w+;)|(?<=\s|^)#(?=#*\s*$)|(?<=_)_|(?<!\\)_(?=\\?_)/gi,
  },
);

/** The letters of a block, each with the blocks and marks that it is in. */
function lettersOf(node: Node, within = ''): string[] {
  const place = `${within} ${node.type.name}`;
  if (!node.isText) return node.children.flatMap((child) => lettersOf(child, place));
  const marks = node.marks.map(({ type }) => type.name).sort();
  return [...(node.text ?? '').replace(/\s/g, '')].map((letter) => `${place} ${marks} ${letter}`);
}

/** The signs of bold and italics where they are read as such, as they mostly are. */
const usual = (text: string) =>
  text.replace(/[\ufdd0\ufdd1]/g, '**').replace(/[\ufdd2\ufdd3]/g, '*');

/** A letter keeps a sign beside it from being read (`a**(b)**`), unless it is an entity. */
const careful = (text: string) =>
  usual(
    text
      .replace(
        /[\p{L}\p{M}\p{N}\p{So}](?=[\ufdd0\ufdd2])|(?<=[\ufdd1\ufdd3])[\p{L}\p{M}\p{N}\p{So}]/gu,
        (letter) => `&#${letter.codePointAt(0)};`,
      )
      .replace(/[\ufdd2\ufdd3]/g, '_'),
  );

const writtenBefore = new WeakMap<Node, string>();

/** A block as Markdown that is read as what the block shows; empty for an empty block. */
export function writeBlock(block: Node): string {
  const known = writtenBefore.get(block);
  if (known !== undefined) return known;
  const doc = schema.node('doc', null, [block]);
  const text = writer.serialize(doc).trim();
  const isRead = String(lettersOf(parser.parse(usual(text)))) === String(lettersOf(doc));
  const written = isRead ? usual(text) : careful(text);
  writtenBefore.set(block, written);
  return written;
}

/** The picture of a paragraph that holds nothing else. */
function readPicture(source: string): Node | undefined {
  const [, inline] = reader.parse(source, {});
  const [image, ...others] = inline?.children ?? [];
  if (image?.type !== 'image' || others.length > 0) return undefined;
  return schema.node('picture', {
    name: decodedName(String(image.attrGet('src'))),
    alt: (image.children ?? []).map(({ content }) => content).join(''),
    caption: image.attrGet('title') ?? '',
  });
}

/**
 * Reads a block of Markdown for the field. It is a `source` if the page would show it differently
 * once the field has written it. `env` has the addresses of links that are elsewhere in the text.
 */
export function readBlock(source: string, env: Env): Node {
  const looks = (text: string, of: Env) => inOneLine(reader.render(text, of));
  const block = readPicture(source) ?? parser.parse(source).firstChild;
  const written = block && writeBlock(block);
  if (written && looks(written, {}) === looks(source, env)) return block;
  return schema.node('source', null, schema.text(source));
}
