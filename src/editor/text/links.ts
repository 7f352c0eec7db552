import type { ResolvedPos } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import { schema } from './schema';

const { link } = schema.marks;

/** What a link may begin with. */
const beginning = /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)\S/;

/** An address as somebody types it, mended where it is clear what is meant; undefined where it is not. */
export function mendAddress(typed: string): string | undefined {
  const address = typed.trim().replace(/\s/g, '%20');
  if (beginning.test(address)) return address;
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(address)) return `mailto:${address}`;
  if (/^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]|$)/i.test(address)) return `https://${address}`;
  return undefined;
}

/** Where a link stands, or is to stand. */
export type LinkPlace = { from: number; to: number; href: string };

/** The link at the cursor, or of what is selected. */
export function linkPlace({ selection: { $from, from, to } }: EditorState): LinkPlace {
  const around = linkAround($from);
  if (!around) return { from, to, href: '' };
  return { ...around, to: Math.max(around.to, to) };
}

function linkAround({ parent, parentOffset, pos }: ResolvedPos): LinkPlace | undefined {
  const sides = [parent.childAfter(parentOffset), parent.childBefore(parentOffset)];
  const side = sides.find(({ node }) => node && link.isInSet(node.marks));
  const mark = side?.node && link.isInSet(side.node.marks);
  if (!side || !mark) return undefined;
  const has = (index: number) => mark.isInSet(parent.maybeChild(index)?.marks ?? []);
  const begin = pos - parentOffset;
  let { index, offset } = side;
  let end = offset;
  while (index > 0 && has(index - 1)) {
    index -= 1;
    offset -= parent.child(index).nodeSize;
  }
  for (let next = side.index; has(next); next += 1) end += parent.child(next).nodeSize;
  return { from: begin + offset, to: begin + end, href: String(mark.attrs.href) };
}

/** Links a place to an address; without one, what was a link is words again. */
export function setLink({ tr }: EditorState, { from, to }: LinkPlace, href: string): Transaction {
  if (!href) return tr.removeMark(from, to, link);
  const mark = link.create({ href });
  if (from === to) return tr.insert(from, schema.text(href.replace(/^(mailto|tel):/, ''), [mark]));
  return tr.removeMark(from, to, link).addMark(from, to, mark);
}
