import MarkdownIt, { type Token } from 'markdown-it';
import {
  defaultMarkdownParser,
  defaultMarkdownSerializer,
  MarkdownParser,
  MarkdownSerializer,
  type MarkdownSerializerState,
} from 'prosemirror-markdown';
import type { Node } from 'prosemirror-model';
import { decodedName } from '../../build/written/markdown';
import { schema } from './schema';

/** Reads Markdown as the build does. */
export const reader = new MarkdownIt({ html: true });

/** The same, with a picture that stands alone as a block, and a paragraph in each cell of a table. */
const blockReader = new MarkdownIt({ html: true });
blockReader.core.ruler.push('blocks of the text field', (state) => {
  const paragraph = (nesting: 1 | -1) =>
    new state.Token(nesting === 1 ? 'paragraph_open' : 'paragraph_close', 'p', nesting);
  state.tokens = state.tokens.flatMap((token, index, all) => {
    if (/^t[hd]_open$/.test(token.type)) return [token, paragraph(1)];
    if (/^t[hd]_close$/.test(token.type)) return [paragraph(-1), token];
    if (token.type === 'paragraph_open') return pictureIn(all[index + 1]) ? [] : [token];
    if (token.type === 'paragraph_close') return pictureIn(all[index - 1]) ? [] : [token];
    const image = all[index - 1]?.type === 'paragraph_open' && pictureIn(token);
    if (!image) return [token];
    image.type = 'picture';
    return [image];
  });
});

/** The picture that is all that a paragraph holds. */
function pictureIn(token: Token | undefined): Token | undefined {
  const [only, ...others] = (token?.type === 'inline' && token.children) || [];
  const isPicture = only?.type === 'image' || only?.type === 'picture';
  return isPicture && others.length === 0 ? only : undefined;
}

const { tokens } = defaultMarkdownParser;
const ignored = { ignore: true, noCloseToken: true };

const parser = new MarkdownParser(schema, blockReader, {
  ...tokens,
  bullet_list: {
    block: 'bullet_list',
    getAttrs: (token, all, index) => ({
      ...tokens.bullet_list?.getAttrs?.(token, all, index),
      bullet: token.markup,
    }),
  },
  table: { block: 'table' },
  tr: { block: 'table_row' },
  ...Object.fromEntries(
    ['th', 'td'].map((cell) => [
      cell,
      {
        block: 'table_cell',
        getAttrs: (token: Token) => ({
          align: /right|center|left/.exec(String(token.attrGet('style')))?.[0] ?? null,
        }),
      },
    ]),
  ),
  picture: {
    node: 'picture',
    getAttrs: (token) => ({
      name: decodedName(String(token.attrGet('src') ?? '')),
      alt: (token.children ?? []).map(({ content }) => content).join(''),
      caption: token.attrGet('title') ?? '',
    }),
  },
  // What is left out here reads otherwise when it is written, which makes its block a `source`.
  thead: { ignore: true },
  tbody: { ignore: true },
  s: { ignore: true },
  image: ignored,
  fence: ignored,
  code_block: ignored,
  html_block: ignored,
  html_inline: ignored,
});

const inOneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

/** A picture's name as an address: what would end it, or be read as something else, is escaped. */
const address = (name: string) =>
  name.replace(/[%\s<>]/g, encodeURIComponent).replace(/[()\\&]/g, '\\$&');

function writePicture(state: MarkdownSerializerState, { attrs }: Node) {
  const { name, alt, caption } = attrs;
  const title = inOneLine(caption).replace(/["\\&]/g, '\\$&');
  state.write(`![${state.esc(inOneLine(alt))}](${address(name)}${title && ` "${title}"`})`);
}

function writeTable(state: MarkdownSerializerState, table: Node) {
  const [head, ...rows] = table.children.map(({ children }) =>
    children.map((cell) =>
      inOneLine(writer.serialize(cell).replace(/\\\n/g, ' ')).replace(/\|/g, '\\|'),
    ),
  );
  const signs: Record<string, string> = { left: ':--', center: ':-:', right: '--:' };
  const aligned = table.firstChild?.children.map(({ attrs }) => signs[attrs.align] ?? '---');
  const line = (cells: readonly string[] = []) => {
    state.write(`| ${cells.join(' | ')} |`.replace(/ {2,}/g, ' '));
    state.ensureNewLine();
  };
  for (const cells of [head, aligned, ...rows]) line(cells);
  state.closeBlock(table);
}

const { marks } = defaultMarkdownSerializer;
const writer = new MarkdownSerializer(
  {
    ...defaultMarkdownSerializer.nodes,
    picture: (state, node) => {
      writePicture(state, node);
      state.closeBlock(node);
    },
    table: writeTable,
    source: (state, node) => {
      state.text(node.textContent, false);
      state.closeBlock(node);
    },
    text: (state, node, parent, index) => {
      const text = node.text ?? '';
      const beginsLine = index > 0 && parent.child(index - 1).type === schema.nodes.hard_break;
      // The package knows of the beginnings of blocks only.
      if (beginsLine) state.text(state.esc(text, true), false);
      else state.text(text);
    },
  },
  { ...marks, ...(marks.link && { link: { ...marks.link, open: '[' } }) },
  // Signs that would be read as HTML or as an entity.
  { escapeExtraCharacters: /<(?=[a-z/!?])|&(?=#?\w+;)/gi },
);

/** A block as Markdown; empty for one that holds nothing. */
export const writeBlock = (block: Node): string =>
  // Four blanks at its beginning would make code of a paragraph.
  writer.serialize(schema.node('doc', null, [block])).replace(/^[ \t\n]+|[ \t\n]+$/g, '');

const looks = (html: string) => html.replace(/\s+/g, ' ').trim();

/**
 * A block of Markdown as the field shows it: as a `source`, where what it would write does not look as
 * `html`, which the build makes of it.
 */
export function readBlock(source: string, html: string): Node {
  const [block, ...others] = parser.parse(source).children;
  const written = block && others.length === 0 ? writeBlock(block) : '';
  if (block && written && looks(reader.render(written)) === looks(html)) return block;
  return schema.node('source', null, schema.text(source));
}
