import type { Node } from 'prosemirror-model';
import { readBlock, reader, schema, writeBlock } from './markdownSchema';

/** A block of a text, with the blank lines before it, and as the field would write it. */
type Piece = { place: number; before: string; source: string; node: Node; written: string };

/** A text as the field shows it, and how to write it again. */
export type KeptText = {
  doc: Node;
  /** The text of a changed document: each unchanged block keeps every byte. */
  write: (doc: Node) => string;
};

/** Makes a document of a text, and remembers the text. */
export function keepText(text: string): KeptText {
  const { pieces, after } = piecesOf(text);
  const nodes = pieces.length ? pieces.map(({ node }) => node) : [schema.node('paragraph')];
  // An unchanged block stays the same object.
  const kept = new Map(pieces.map((piece) => [piece.node, piece]));

  return {
    doc: schema.node('doc', null, nodes),
    write(doc) {
      const blocks = doc.children.filter((node) => kept.has(node) || writeBlock(node));
      if (blocks.length === 0 && pieces.length > 0) return '';
      /** The place behind the last block; undefined behind a new one. */
      let next: number | undefined = 0;
      const parts = blocks.map((node, index) => {
        const markdown = kept.get(node)?.written ?? writeBlock(node);
        const isSame = (piece: Piece | undefined) => piece?.written === markdown;
        const here = pieces[index];
        // A block that was changed and changed back is another object.
        const same = kept.get(node) ?? (isSame(here) ? here : pieces.find(isSame));
        // If there are as many blocks as before, one like none of them was changed in its place.
        const piece = same ?? (blocks.length === pieces.length ? here : undefined);
        const usual = index === 0 ? (pieces[0]?.before ?? '') : '\n\n';
        // Other blank lines, or none, are right only between two blocks that had them between them.
        const before = piece && piece.place === next ? piece.before : usual;
        next = piece && piece.place + 1;
        return before + (same?.source ?? markdown);
      });
      return parts.join('') + (pieces.length || !blocks.length ? after : '\n');
    },
  };
}

/** The pieces of a text, and what follows the last. */
function piecesOf(text: string): { pieces: Piece[]; after: string } {
  const lines = text.split(/(?<=\n)/);
  const env = {};
  const blocks = reader.parse(text, env).filter(({ level }) => level === 0);
  // The reader skips some lines, such as the addresses of links: they are pieces of their own.
  const ends = [...blocks.flatMap(({ map }) => map ?? []), lines.length];
  const pieces: Piece[] = [];
  let before = '';
  for (const [index, end] of ends.entries()) {
    const part = lines.slice(ends[index - 1] ?? 0, end).join('');
    const [, above, source, below] = /^((?:[ \t]*\n)*)(.*?)([ \t\n]*)$/s.exec(part) ?? [];
    before += above;
    if (source) {
      const node = readBlock(source, env);
      pieces.push({ place: pieces.length, before, source, node, written: writeBlock(node) });
      before = '';
    }
    before += below;
  }
  return { pieces, after: before };
}
