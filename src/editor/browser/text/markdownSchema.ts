import MarkdownIt, { type Env, type Token } from 'markdown-it';
import {
  schema as commonMark,
  defaultMarkdownParser,
  defaultMarkdownSerializer,
  MarkdownParser,
  MarkdownSerializer,
} from 'prosemirror-markdown';
import { type Node, Schema } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';
import { decodedName } from '../../../generator/written/markdown';

/** Reads Markdown as the build does, but with the paragraphs in cells that ProseMirror needs. */
export const reader = new MarkdownIt({ html: true });
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
      const isAfterBreak = parent.maybeChild(index - 1)?.type.name === 'hard_break';
      if (isAfterBreak && node.marks.length === 0)
        state.text(state.esc(node.text ?? '', true), false);
      else defaultMarkdownSerializer.nodes.text?.(state, node, parent, index);
    },
  },
  defaultMarkdownSerializer.marks,
  // These would be read as HTML or as an entity.
  { escapeExtraCharacters: /<(?=[a-z/!?])|&(?=#?\w+;)/gi },
);

/** A block as Markdown; empty for an empty block. */
export const writeBlock = (block: Node): string =>
  // Four spaces at the start would make code of a paragraph.
  writer.serialize(schema.node('doc', null, [block])).replace(/^[ \t\n]+|[ \t\n]+$/g, '');

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
