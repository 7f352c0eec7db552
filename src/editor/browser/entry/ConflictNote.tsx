import { useEffect, useRef } from 'react';
import type { Conflict } from '../../store';
import { useEditor } from '../EditorContext';
import { type Draft, readable } from './draft';
import { saveMessage } from './saveMessage';

type ConflictNoteProps = {
  conflict: Conflict;
  draft: Draft;
  onSettle: (keep: 'mine' | 'theirs') => void;
};

/** Shows both versions of a file that changed while it was edited, and asks which to go on with. */
export function ConflictNote({ conflict: { path, text }, draft, onSettle }: ConflictNoteProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { session } = useEditor();
  const mine = session.changesOf(draft).find((change) => change.path === path)?.data;
  const theirs = path === draft.file ? readable(path, text) : undefined;
  return (
    <section className="problems" aria-labelledby="conflict">
      <h2 id="conflict" ref={heading} tabIndex={-1}>
        Someone else has changed this in the meantime
      </h2>
      <p>
        {text === null
          ? 'It was taken away while you edited it.'
          : 'It is no longer as it was when you began.'}{' '}
        Your changes are not saved yet, and none of them is lost.
      </p>
      {text !== null && theirs && (
        <p>The other change: {saveMessage({ ...draft, ...theirs, pictures: {} })}</p>
      )}
      {text !== null && typeof mine === 'string' && (
        <div className="my-3 grid grid-cols-[repeat(auto-fit,minmax(16rem,1fr))] gap-2">
          <Version name="As it is saved now" text={text} />
          <Version name="As you have it" text={mine} />
        </div>
      )}
      <button type="button" onClick={() => onSettle('mine')}>
        Go on with mine
      </button>{' '}
      <button type="button" onClick={() => onSettle('theirs')}>
        Throw mine away
      </button>
      <p>If you go on with yours, the next save replaces what is saved now.</p>
    </section>
  );
}

const Version = ({ name, text }: { name: string; text: string }) => (
  <label>
    {name}
    <textarea className="w-full max-h-80 bg-white font-mono text-xs" readOnly value={text} />
  </label>
);
