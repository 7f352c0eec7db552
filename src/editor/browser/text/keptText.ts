import type { Node } from 'prosemirror-model';
import { readBlock, reader, schema, writeBlock } from './markdownSchema';

/** A block of a text: the blank lines before it, and its own Markdown. */
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
  const nodes = pieces.length ? pieces.map(({ node }) => node) : [schema.node('paragraph')];
  // A block that is not changed stays the same object.
  const kept = new Map(pieces.map((piece) => [piece.node, piece]));

  return {
    doc: schema.node('doc', null, nodes),
    write(doc) {
      const blocks = doc.children.filter((node) => kept.has(node) || writeBlock(node));
      if (blocks.length === 0 && pieces.length > 0) return '';
      let last = -1;
      const parts = blocks.map((node, index) => {
        const markdown = kept.get(node)?.written ?? writeBlock(node);
        const isSame = (piece: Piece | undefined) => piece?.written === markdown;
        const here = pieces[index];
        // One that was changed and changed back is another object.
        const same = kept.get(node) ?? (isSame(here) ? here : pieces.find(isSame));
        // As many blocks as before: one that is like none was changed where it stands.
        const piece = same ?? (blocks.length === pieces.length ? here : undefined);
        const place = piece ? pieces.indexOf(piece) : Number.NaN;
        const usual = index === 0 ? (pieces[0]?.before ?? '') : lineEnd + lineEnd;
        // Between some blocks there are other blank lines, which are enough for these two alone.
        const before = piece && place === last + 1 ? piece.before : usual;
        last = place;
        return before + (same?.source ?? markdown.replaceAll('\n', lineEnd));
      });
      return parts.join('') + (pieces.length || !blocks.length ? after : lineEnd);
    },
  };
}

/** A text in pieces, and what stands after the last. */
function piecesOf(text: string): { pieces: Piece[]; after: string } {
  const lines = text.split(/(?<=\n|\r(?!\n))/);
  const env = {};
  const blocks = reader.parse(text, env).filter(({ level }) => level === 0);
  // What lies between blocks and is not blank, such as the address of a link, is no block to the reader.
  const ends = [...blocks.flatMap(({ map }) => map ?? []), lines.length];
  const pieces: Piece[] = [];
  let before = '';
  for (const [index, end] of ends.entries()) {
    const part = lines.slice(ends[index - 1] ?? 0, end).join('');
    const [, above, source, below] = /^((?:[ \t]*[\r\n])*)(.*?)([ \t\r\n]*)$/s.exec(part) ?? [];
    before += above;
    if (source) {
      const node = readBlock(source.replace(/\r\n?/g, '\n'), env);
      pieces.push({ before, source, node, written: writeBlock(node) });
      before = '';
    }
    before += below;
  }
  return { pieces, after: before };
}
