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

/** Reads Markdown as the build does, with a paragraph in each cell of a table, as ProseMirror wants it. */
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

/** What the text field shows as it looks. Whatever else Markdown has is a `source`: shown as Markdown. */
export const schema = new Schema({
  nodes: {
    doc: nodes.doc.spec,
    paragraph: nodes.paragraph.spec,
    blockquote: nodes.blockquote.spec,
    horizontal_rule: nodes.horizontal_rule.spec,
    // Bold changes nothing that is seen in it; Word likes to paste it.
    heading: { ...nodes.heading.spec, content: 'text*', marks: 'em link code' },
    ordered_list: nodes.ordered_list.spec,
    bullet_list: nodes.bullet_list.spec,
    list_item: nodes.list_item.spec,
    ...tableNodes({
      tableGroup: 'block',
      // A cell of Markdown is one line.
      cellContent: 'paragraph',
      // The side that its words are at, as the reader says it.
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
// What is ignored reads otherwise when it is written, which makes its block a `source`.
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

const writeCell = (one: Node) => inOneLine(writer.serialize(one)).replace(/\|/g, '\\|');

const columnSign = ({ attrs: { side } }: Node) =>
  `${/left|center/.test(side) ? ':' : '-'}-${/right|center/.test(side) ? ':' : '-'}`;

const writer = new MarkdownSerializer(
  {
    ...defaultMarkdownSerializer.nodes,
    bullet_list: (state, list) => state.renderList(list, '  ', () => '- '),
    picture(state, picture) {
      const { name, alt, caption } = picture.attrs;
      // What would end the address, or be read as something else, is escaped.
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
      // The package escapes what would begin a block at the beginning of a block, not of a line.
      const isAfterBreak = parent.maybeChild(index - 1)?.type.name === 'hard_break';
      if (isAfterBreak && node.marks.length === 0)
        state.text(state.esc(node.text ?? '', true), false);
      else defaultMarkdownSerializer.nodes.text?.(state, node, parent, index);
    },
  },
  defaultMarkdownSerializer.marks,
  // Signs that would be read as HTML or as an entity.
  { escapeExtraCharacters: /<(?=[a-z/!?])|&(?=#?\w+;)/gi },
);

/** A block as Markdown; empty for one that holds nothing. */
export const writeBlock = (block: Node): string =>
  // Four blanks at its beginning would make code of a paragraph.
  writer.serialize(schema.node('doc', null, [block])).replace(/^[ \t\n]+|[ \t\n]+$/g, '');

/** The picture that is all that a paragraph holds. */
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
 * A block of Markdown as the field shows it: as a `source`, where what it would write does not look on the
 * page as the block does. `env` knows the addresses of links that stand elsewhere in the text.
 */
export function readBlock(source: string, env: Env): Node {
  const looks = (text: string, of: Env) => inOneLine(reader.render(text, of));
  const block = readPicture(source) ?? parser.parse(source).firstChild;
  const written = block && writeBlock(block);
  if (written && looks(written, {}) === looks(source, env)) return block;
  return schema.node('source', null, schema.text(source));
}
