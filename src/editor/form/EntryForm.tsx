import { type ReactNode, useDeferredValue, useId, useMemo } from 'react';
import type { Problem } from '../../build/content/problems';
import { schemaOf } from '../entry/contentFiles';
import { type Draft, readable } from '../entry/draft';
import type { DraftProblems, Session } from '../session';
import { FieldOf, ObjectFields } from './FieldOf';
import { FormContext, type FormContextValue, keyOf } from './FormContext';
import type { Path } from './fieldProps';
import { placeInWords } from './placeInWords';
import { problemElsewhere } from './problemElsewhere';
import { TextField } from './TextField';
import { useLeft } from './useLeft';

type EntryFormProps = {
  draft: Draft;
  session: Session;
  problems: DraftProblems;
  /** Whether everything that is wrong is told: somebody has tried to save. */
  isTried: boolean;
  /** Is given the draft as it is then, which somebody may have changed meanwhile. */
  onChange: (change: (before: Draft) => Draft) => void;
  /** Called with the text of the field that is entered. */
  onEdited: (text: string) => void;
  /** What comes before the text. */
  children?: ReactNode;
};

/** What the page says of an element of the form: the text of a field, the name of an entry of a list. */
function editedText(target: EventTarget): string {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
    return target.value;
  if (target instanceof HTMLElement && target.matches('.entry-name')) return target.textContent;
  return '';
}

const isBelow = (path: Path, above: Path) =>
  above.length <= path.length && above.every((key, index) => key === path[index]);

/** What is wrong with a draft, in the words of its form. */
function inWords(draft: Draft, session: Session, problems: DraftProblems): string[] {
  const schema = schemaOf(draft.file);
  const own = problems.own.map(({ path, what }) =>
    schema && path.length > 0
      ? `${placeInWords(schema, draft.value, path)} ${what}.`
      : // Whoever writes Markdown without its signs sees no lines to count.
        `The text ${what.replace(/^line \d+ /, '')}.`,
  );
  const elsewhere = problems.elsewhere.map(
    (problem) => `${problemElsewhere(problem, session.text(problem.file))} Change that first.`,
  );
  return [...own, ...elsewhere];
}

/** The form of a file, or of its front matter and its text, as its schema describes it. */
export function EntryForm(props: EntryFormProps) {
  const { draft, session, problems, isTried, onChange, onEdited, children } = props;
  const id = useId();
  const schema = schemaOf(draft.file);
  const [left, leave] = useLeft();
  const told = problems.own.filter(({ path }) => isTried || left.has(keyOf(path)));
  const { base, file } = draft;
  const saved = useMemo(() => readable(file, base)?.value, [file, base]);

  const form: FormContextValue = {
    id,
    session,
    problemAt: (path) => told.find((problem) => keyOf(problem.path) === keyOf(path))?.what,
    hasProblemBelow: (path) => told.some((problem) => isBelow(problem.path, path)),
    onLeave: leave,
    names: session.names,
    isSavedId: (path, own) => {
      const ids = idsBeside(draft.value, path);
      // A new entry that begins with the name of another is not that one.
      return idsBeside(saved, path).includes(own) && ids.indexOf(own) === ids.lastIndexOf(own);
    },
    files: draft.files,
    onFiles: (change) => onChange((before) => ({ ...before, files: change(before.files) })),
    controls: { FieldOf, ObjectFields },
  };
  return (
    <FormContext value={form}>
      <section
        className="entry-form"
        aria-label="Fields"
        onFocus={({ target }) => onEdited(editedText(target))}
        onInput={({ target }) => onEdited(editedText(target))}
      >
        <Broken session={session} />
        {isTried && <Wrong texts={inWords(draft, session, problems)} />}
        {schema && (
          <ObjectFields
            schema={schema}
            value={draft.value}
            path={[]}
            onChange={(value) => onChange((before) => ({ ...before, value }))}
          />
        )}
        {children}
        {draft.body !== undefined && (
          <TextField
            value={draft.body}
            onChange={(body) => onChange((before) => ({ ...before, body }))}
          />
        )}
      </section>
    </FormContext>
  );
}

/** The ids of a list within a value, of which a place is an entry. */
function idsBeside(value: unknown, path: Path): unknown[] {
  const list = path.slice(0, -1).reduce((part, key) => Reflect.get(Object(part), key), value);
  return Array.isArray(list) ? list.map((entry) => Reflect.get(Object(entry), 'id')) : [];
}

/** What keeps the site from being built as it is saved, if anything does. */
function Broken({ session }: { session: Session }) {
  if (session.broken.length === 0) return null;
  return (
    <div className="problems">
      <p>The site as it is saved does not fit together, so it cannot be shown or built:</p>
      <ProblemList
        texts={session.broken.map((problem: Problem) =>
          problemElsewhere(problem, session.text(problem.file)),
        )}
      />
      <p>Mend it there and save, or take back in History what was done last.</p>
    </div>
  );
}

function Wrong({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div role="alert" className="problems" tabIndex={-1}>
      <p>This cannot be saved as it is:</p>
      <ProblemList texts={texts} />
    </div>
  );
}

const ProblemList = ({ texts }: { texts: readonly string[] }) => (
  <ul>
    {[...new Set(texts)].map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

/** What is wrong with a draft: of the one that is typed once there is time for it. */
export function useProblems(session: Session, draft: Draft): DraftProblems {
  const checked = useDeferredValue(draft);
  return useMemo(() => session.problems(checked), [session, checked]);
}
