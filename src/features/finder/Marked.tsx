import text from '#content/labels/finder';
import { fill } from '../../ui/fill';
import type { Hit } from './shown';

type MarkedProps = {
  hit: Hit;
  /** So many characters at the beginning only repeat what stands before, and are shown where something in them is marked. */
  repeated?: number;
};

/**
 * A name with what was found in it marked, and the synonym it was found by. Each part is an element: a
 * translator puts every text into elements of its own, and React could not take it away again.
 */
export function Marked({ hit: { name, marks, synonym }, repeated = 0 }: MarkedProps) {
  const hidden = marks.every(([from]) => from >= repeated) ? repeated : 0;
  const rest = marks.at(-1)?.[1] ?? hidden;
  return (
    <>
      {hidden > 0 && <span className="sr-only">{name.slice(0, hidden)}</span>}
      {marks.map(([from, to], at) => [
        <span key={`before ${from}`}>{name.slice(marks[at - 1]?.[1] ?? hidden, from)}</span>,
        <mark key={from} className="bg-accent text-dark-950">
          {name.slice(from, to)}
        </mark>,
      ])}
      <span>{name.slice(rest)}</span>
      {synonym && <Synonym name={synonym} />}
    </>
  );
}

/** The other word that something was found by. */
export const Synonym = ({ name }: { name: string }) => (
  <span className="text-sm font-normal text-text">{` (${fill(text.synonym, { synonym: name })})`}</span>
);
