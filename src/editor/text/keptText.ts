import type { Node } from 'prosemirror-model';
import { readBlock, reader, writeBlock } from './markdownBlock';
import { schema } from './schema';

/** A block of a text: what stands before it, and its own Markdown. */
type Piece = { before: string; source: string; node: Node; written: string };

/** A text as the field shows it, and what becomes of it. */
export type KeptText = {
  doc: Node;
  /** The text of a changed document: each block that is as it was keeps every byte. */
  write: (doc: Node) => string;
};

/** Makes a document of a text, and remembers the text. */
export function keepText(text: string): KeptText {
  const lineEnd = /\r\n|\r|\n/.exec(text)?.[0] ?? '\n';
  const { pieces, after } = piecesOf(text);
  const blank = schema.node('paragraph');
  const doc = schema.node('doc', null, pieces.length ? pieces.map(({ node }) => node) : [blank]);
  // A block that is not changed stays the same object.
  const written = new WeakMap(pieces.map((piece) => [piece.node, piece.written]));

  return {
    doc,
    write(changed) {
      const blocks = changed.children.flatMap((node) => {
        const markdown = written.get(node) ?? writeBlock(node);
        written.set(node, markdown);
        return markdown ? [{ node, markdown }] : [];
      });
      const places = placesOf(blocks, pieces);
      const parts = blocks.map(({ markdown }, index) => {
        const place = places[index];
        const piece = place === undefined ? undefined : pieces[place];
        const follows =
          piece && (index === 0 ? place === 0 : places[index - 1] === (place ?? 0) - 1);
        const usual = index === 0 ? (pieces[0]?.before ?? '') : lineEnd + lineEnd;
        const isSame = piece?.written === markdown;
        const own = isSame ? piece.source : markdown.replaceAll('\n', lineEnd);
        return (follows ? piece.before : usual) + own;
      });
      if (blocks.length === 0 && pieces.length > 0) return '';
      return parts.join('') + (pieces.length || !blocks.length ? after : lineEnd);
    },
  };
}

/** Which piece each block is, or stands in for: unchanged, or of the same kind at the same place. */
function placesOf(
  blocks: readonly { node: Node; markdown: string }[],
  pieces: readonly Piece[],
): (number | undefined)[] {
  const places: (number | undefined)[] = blocks.map(() => undefined);
  const isSame = (block: number, piece: number) =>
    blocks[block]?.markdown === pieces[piece]?.written;
  const shorter = Math.min(blocks.length, pieces.length);
  const longer = pieces.length - blocks.length;
  let start = 0;
  while (start < shorter && isSame(start, start)) {
    places[start] = start;
    start += 1;
  }
  let end = blocks.length;
  while (end > start && end + longer > start && isSame(end - 1, end - 1 + longer)) {
    end -= 1;
    places[end] = end + longer;
  }
  const free = pieces.map((_, piece) => piece).slice(start, end + longer);
  for (let block = start; block < end; block += 1) {
    const same = free.findIndex((piece) => isSame(block, piece));
    if (same >= 0) [places[block]] = free.splice(same, 1);
  }
  // As many blocks as before: those that are left were changed where they stand.
  for (let block = start; longer === 0 && block < end; block += 1)
    if (free.includes(block) && blocks[block]?.node.type === pieces[block]?.node.type)
      places[block] ??= block;
  return places;
}

/** A text in pieces, and what stands after the last. */
function piecesOf(text: string): { pieces: Piece[]; after: string } {
  const lines = text.split(/(?<=\n|\r(?!\n))/);
  const env = {};
  const tokens = reader.parse(text, env);
  const pieces: Piece[] = [];
  let after = '';
  const take = (from: number, to: number | undefined, html: string) => {
    const all = lines.slice(from, to).join('');
    const source = all.replace(/^(?:[ \t]*[\r\n]+)+|[ \t\r\n]+$/g, '');
    const start = source ? all.indexOf(source) : all.length;
    if (source) {
      const node = readBlock(source.replace(/\r\n?/g, '\n'), html);
      pieces.push({ before: after + all.slice(0, start), source, node, written: writeBlock(node) });
      after = '';
    }
    after += all.slice(source ? start + source.length : 0);
  };
  let line = 0;
  let open = 0;
  for (const [index, { level, nesting, map }] of tokens.entries()) {
    if (level !== 0) continue;
    if (nesting !== -1) open = index;
    if (nesting === 1) continue;
    const [from, to] = tokens[open]?.map ?? map ?? [line, line];
    // What lies between blocks and is not blank, such as the address of a link, is no token.
    take(line, from, '');
    take(from, to, reader.renderer.render(tokens.slice(open, index + 1), reader.options, env));
    line = to;
  }
  take(line, undefined, '');
  return { pieces, after };
}
