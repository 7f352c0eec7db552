import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { Problem } from '../../build/content/problems';
import { schemaOf } from '../entryFile';
import type { DraftFile, EntryData } from '../entryText';
import type { Session } from '../session';
import { FieldOf, ObjectFields } from './FieldOf';
import { FormContext, type FormContextValue, keyOf } from './FormContext';
import type { Path } from './fieldProps';
import { placeInWords } from './placeInWords';
import { problemElsewhere } from './problemElsewhere';
import { textProblem } from './textProblem';
import { useTyped } from './useTyped';

type EntryFormProps = {
  file: string;
  data: EntryData;
  session: Session;
  /** Whether everything that is wrong is told: somebody has tried to save. */
  isTried: boolean;
  onEntry: (entry: string) => void;
  onFiles: (files: DraftFile[]) => void;
  /** Called with the text of the field that is entered. */
  onEdited: (text: string) => void;
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

/** The form of a file, or of its front matter, as its schema describes it. */
export function EntryForm({
  file,
  data,
  session,
  isTried,
  onEntry,
  onFiles,
  onEdited,
}: EntryFormProps) {
  const id = useId();
  const schema = schemaOf(file);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [entry, changeEntry] = useTyped(data.entry, onEntry);
  const value: unknown = useMemo(() => JSON.parse(entry), [entry]);
  const files: readonly DraftFile[] = useMemo(() => JSON.parse(data.files), [data.files]);
  const checked = useDeferredValue(data);
  const problems = useMemo(() => session.problems(file, checked), [session, file, checked]);
  const told = problems.own.filter(({ path }) => isTried || left.has(keyOf(path)));

  const form: FormContextValue = {
    id,
    session,
    problemAt: (path) => told.find((problem) => keyOf(problem.path) === keyOf(path))?.what,
    hasProblemBelow: (path) => told.some((problem) => isBelow(problem.path, path)),
    onLeave: (path) => setLeft((before) => new Set([...before, keyOf(path)])),
    names: session.names,
    files,
    onFiles,
    controls: { FieldOf, ObjectFields },
  };
  const elsewhere = (problem: Problem) =>
    problemElsewhere(problem, session.text(problem.file) ?? '{}');
  const wrong = [
    ...problems.own.map(({ path, what }) =>
      path.length > 0 ? `${placeInWords(schema, value, path)} ${what}.` : textProblem(what),
    ),
    ...problems.elsewhere.map((problem) => `${elsewhere(problem)} Change that first.`),
  ];
  const broken = session.broken();
  return (
    <FormContext value={form}>
      <section
        className="entry-form"
        aria-label="Fields"
        onFocus={({ target }) => onEdited(editedText(target))}
        onInput={({ target }) => onEdited(editedText(target))}
      >
        {broken.length > 0 && (
          <div className="problems">
            <p>The site as it is saved does not fit together, so it cannot be shown or built:</p>
            <ul>
              {broken.map((problem) => (
                <li key={keyOf([problem.file, ...problem.path, problem.what])}>
                  {elsewhere(problem)}
                </li>
              ))}
            </ul>
            <p>
              Mend it there and save, or take back what was done last (“Going back” in
              docs/editing.md). Then load this page again.
            </p>
          </div>
        )}
        {isTried && wrong.length > 0 && (
          <div role="alert" className="problems" tabIndex={-1}>
            <p>This cannot be saved as it is:</p>
            <ul>
              {wrong.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        )}
        <ObjectFields
          schema={schema}
          value={value}
          path={[]}
          onChange={(own) => changeEntry(JSON.stringify(own))}
        />
      </section>
    </FormContext>
  );
}
