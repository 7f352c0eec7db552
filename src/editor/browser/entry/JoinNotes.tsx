import { useEffect, useRef } from 'react';
import { useEditor } from '../EditorContext';
import { nameOf } from '../form/blank';
import { placeInWords } from '../form/problemText';
import type { Draft } from './draft';
import { joined, keyOfClash } from './joined';
import { saveMessage } from './saveMessage';
import type { Conflict } from './useEntry';

/** A value as people read it, an entry of a list by its name. */
export function inWords(value: unknown): string {
  if (value === undefined || value === '') return 'left out';
  if (value === true) return 'ticked';
  return Array.isArray(value) ? value.map(inWords).join('\n\n') : (nameOf(value) ?? String(value));
}

type JoinNoteProps = {
  heading: string;
  intro: string;
  /** What was typed, and what it is joined with. */
  typed: Draft;
  onto: Draft;
  /** What the values of both are called. */
  called: { mine: string; theirs: string };
  onJoin: (draft: Draft) => void;
  /** A button that throws one of the two away. */
  drop: [name: string, onDrop: () => void];
};

/** Joins two changes of a file; a person chooses the value of each field that both touch. */
function JoinNote(props: JoinNoteProps) {
  const { heading, intro, typed, onto, called, onJoin, drop } = props;
  const [nameOfDrop, onDrop] = drop;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const join = (data: FormData) => {
    const picked = [...data].map(([key, whose]) => [key, whose === 'mine'] as const);
    const { draft } = joined(typed, onto, new Map(picked));
    if (draft) onJoin(draft);
  };
  return (
    <section className="problems" aria-label={heading}>
      <h2 ref={title} tabIndex={-1}>
        {heading}
      </h2>
      <form action={join}>
        <p>{intro}</p>
        {joined(typed, onto).clashes.map((clash) => (
          <fieldset key={keyOfClash(clash)} className="my-3">
            <legend className="font-semibold">{placeInWords(typed.file, {}, clash.path)}</legend>
            {(['theirs', 'mine'] as const).map((whose) => (
              <label key={whose} className="row my-1 flex-nowrap items-baseline">
                <input type="radio" name={keyOfClash(clash)} value={whose} required />
                <span className="whitespace-pre-line">
                  {called[whose]}: {inWords(clash[whose])}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
        <button type="submit">Go on with both</button>{' '}
        <button type="button" onClick={() => confirm(`${nameOfDrop}?`) && onDrop()}>
          {nameOfDrop}
        </button>
      </form>
    </section>
  );
}

type JoinNotesProps = {
  address: string;
  draft: Draft;
  conflict: Conflict | undefined;
  /** Goes on with another draft, or with what is saved. */
  onGoOn: (draft: Draft | undefined) => void;
};

/** Offers to join a draft with what others saved meanwhile, or with that of a closed window. */
export function JoinNotes({ address, draft, conflict, onGoOn }: JoinNotesProps) {
  const { drafts } = useEditor();
  const left = drafts.leftAt(address);
  if (conflict) {
    const { saved, by } = conflict;
    const theirs = saved
      ? `The other change: ${saveMessage({ ...saved, base: draft.base })}.`
      : 'It was taken away, or cannot be read any more.';
    return (
      <JoinNote
        heading={`${by} has changed this in the meantime`}
        intro={`${theirs} Your changes are not saved yet, and none of them is lost.`}
        typed={draft}
        onto={saved ?? { ...draft, base: null }}
        called={{ theirs: 'As it is saved now', mine: 'As you have it' }}
        onJoin={onGoOn}
        drop={['Throw mine away', () => onGoOn(undefined)]}
      />
    );
  }
  if (!left) return null;
  return (
    <JoinNote
      key={left.key}
      heading="This form was changed in another window too"
      intro={`That window is closed. What was typed there is kept: ${saveMessage(left.draft)}.`}
      typed={left.draft}
      onto={draft}
      called={{ theirs: 'As it is here', mine: 'As it was typed there' }}
      onJoin={(both) => {
        drafts.forgetLeft(left);
        onGoOn(both);
      }}
      drop={['Throw that away', () => drafts.forgetLeft(left)]}
    />
  );
}
