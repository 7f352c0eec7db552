import text from '#content/labels/finder';
import { fill } from '../../ui/fill';
import type { Hit } from './findProducts';

/** A name with what was found in it marked, and the synonym it was found by. */
export function Marked({ hit: { name, marks, synonym } }: { hit: Hit }) {
  const parts: React.ReactNode[] = [];
  let end = 0;
  for (const [from, to] of marks) {
    parts.push(
      name.slice(end, from),
      <mark key={from} className="bg-accent text-dark-950">
        {name.slice(from, to)}
      </mark>,
    );
    end = to;
  }
  parts.push(name.slice(end));
  return (
    <>
      {parts}
      {synonym && (
        <span className="text-sm font-normal text-text"> ({fill(text.synonym, { synonym })})</span>
      )}
    </>
  );
}
