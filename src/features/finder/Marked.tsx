import text from '#content/labels/finder';
import { fill } from '../../ui/fill';
import type { Hit } from './findProducts';

type MarkedProps = {
  hit: Hit;
  /** So many characters at the beginning only repeat what stands before, and are shown where something in them is marked. */
  repeated?: number;
};

/**
 * A name with what was found in it marked, and the synonym it was found by. Each part is an element: a
 * translator puts every text into elements of its own, and React could not take it away again.
 */
export function Marked({ hit, repeated = 0 }: MarkedProps) {
  const { name, marks, synonym } = hit;
  const parts: React.ReactNode[] = [];
  let end = marks.every(([from]) => from >= repeated) ? repeated : 0;
  if (end > 0)
    parts.push(
      <span key="repeated" className="sr-only">
        {name.slice(0, end)}
      </span>,
    );
  for (const [from, to] of marks) {
    parts.push(
      <span key={`before ${from}`}>{name.slice(end, from)}</span>,
      <mark key={from} className="bg-accent text-dark-950">
        {name.slice(from, to)}
      </mark>,
    );
    end = to;
  }
  parts.push(<span key="rest">{name.slice(end)}</span>);
  return (
    <>
      {parts}
      {synonym && (
        <span className="text-sm font-normal text-text">
          {` (${fill(text.synonym, { synonym })})`}
        </span>
      )}
    </>
  );
}
