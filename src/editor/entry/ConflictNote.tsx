import { useEffect, useRef } from 'react';
import type { Conflict } from '../store/store';
import { type Draft, textOf } from './draft';

type ConflictNoteProps = {
  conflict: Conflict;
  draft: Draft;
  onSettle: (keep: 'mine' | 'theirs') => void;
};

/** Shows both versions of a file that changed while it was edited, and asks which is to be. */
export function ConflictNote({ conflict: { path, text }, draft, onSettle }: ConflictNoteProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const mine =
    path === draft.file ? textOf(draft) : draft.files.find((own) => own.path === path)?.data;
  return (
    <section className="problems" aria-labelledby="conflict">
      <h2 id="conflict" ref={heading} tabIndex={-1}>
        Somebody else has changed this meanwhile
      </h2>
      <p>
        {text === null
          ? 'It was taken away while you edited it.'
          : 'It is no longer as it was when you began.'}{' '}
        Nothing of yours is saved yet, and nothing of it is lost.
      </p>
      {text !== null && typeof mine === 'string' && (
        <div className="my-3 grid grid-cols-[repeat(auto-fit,minmax(16rem,1fr))] gap-2">
          <Version name="As it is saved now" text={text} other={mine} />
          <Version name="As you have it" text={mine} other={text} />
        </div>
      )}
      <button type="button" onClick={() => onSettle('mine')}>
        Go on with mine
      </button>{' '}
      <button type="button" onClick={() => onSettle('theirs')}>
        Throw mine away
      </button>
      <p>With yours, the next save takes the place of what is saved now.</p>
    </section>
  );
}

/** A version of a file; the lines that the other one does not have are marked. */
function Version({ name, text, other }: { name: string; text: string; other: string }) {
  const known = new Set(other.split('\n'));
  const lines = [...text.split('\n').entries()];
  return (
    <section
      aria-label={name}
      // It scrolls: the keyboard has to come there (WCAG 2.1.1).
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      className="max-h-80 overflow-auto bg-white p-2 font-mono text-xs whitespace-pre-wrap"
    >
      <h3>{name}</h3>
      {lines.map(([index, line]) =>
        known.has(line) ? `${line}\n` : <mark key={index}>{`${line}\n`}</mark>,
      )}
    </section>
  );
}
