import { useId, useMemo } from 'react';
import { useEditor } from '../EditorContext';
import { schemaOf } from '../entry/contentFiles';
import { readable } from '../entry/draft';
import { addressField, newName } from '../entry/newPage';
import type { DraftProblems } from '../session';
import { ObjectFields } from './FieldOf';
import { FormContext, type FormContextValue, type Path } from './FormContext';
import { InputField } from './InputField';
import { problemElsewhere, problemHere } from './problemText';
import { TextField } from './TextField';

type EntryFormProps = Pick<FormContextValue, 'draft' | 'change'> & {
  problems: DraftProblems;
  /** Whether everything that is wrong is told: somebody has tried to save. */
  isTried: boolean;
  /** Called with the text of the field that is entered. */
  onEdited: (text: string) => void;
};

const isBelow = (path: Path, above: Path) => above.every((key, index) => key === path[index]);

/** The form of a file, or of its front matter and its text, as its schema describes it. */
export function EntryForm(props: EntryFormProps) {
  const { draft, problems, isTried, change, onEdited } = props;
  const { session } = useEditor();
  const { base, file, value, body } = draft;
  const id = useId();
  const schema = schemaOf(file);
  const name = newName(draft);
  // An address that is taken is said at once: nobody may have come to its field.
  const told = problems.own.filter(
    ({ path }) => isTried || (name !== undefined && path[0] === addressField.label),
  );
  const saved = useMemo(() => readable(file, base)?.value, [file, base]);

  const form: FormContextValue = {
    id,
    session,
    draft,
    change,
    problemAt: (path) =>
      told.find((own) => isBelow(own.path, path) && isBelow(path, own.path))?.what,
    hasProblemBelow: (path) => told.some((problem) => isBelow(problem.path, path)),
    isSavedId: (path, own) => {
      const ids = idsBeside(value, path);
      // A new entry that begins with the name of another is not that one.
      return idsBeside(saved, path).includes(own) && ids.indexOf(own) === ids.lastIndexOf(own);
    },
  };
  // What the page says of an element of the form: the text of a field, the name of an entry of a list.
  const enter = ({ target }: { target: EventTarget }) =>
    onEdited(target instanceof HTMLSelectElement ? '' : String(Reflect.get(target, 'value') ?? ''));
  return (
    <FormContext value={form}>
      <section aria-label="Fields" onFocus={enter} onInput={enter}>
        <Told {...props} />
        {schema && (
          <ObjectFields
            schema={schema}
            value={value}
            path={[]}
            onChange={(own) => change((before) => ({ ...before, value: own }))}
          />
        )}
        {name !== undefined && (
          <InputField
            field={addressField}
            path={[addressField.label]}
            optional={false}
            value={name}
            onChange={(own) =>
              change((before) => ({ ...before, file: before.file.replace(/[^/]*$/, `${own}.md`) }))
            }
          />
        )}
        {body !== undefined && (
          <TextField
            value={body}
            onChange={(own) => change((before) => ({ ...before, body: own }))}
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

/** What keeps the site from being built as it is saved, and the draft from being saved. */
function Told({ draft, problems: { own, elsewhere }, isTried }: EntryFormProps) {
  const { broken, text } = useEditor().session;
  const listed = (texts: readonly string[]) => (
    <ul className="list-disc pl-5">
      {[...new Set(texts)].map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
  const there = elsewhere.map((each) => `${problemElsewhere(each, text)} Change that first.`);
  return (
    <>
      {broken.length > 0 && (
        <div className="problems">
          <p>The site as it is saved does not fit together, so it cannot be shown or built:</p>
          {listed(broken.map((problem) => problemElsewhere(problem, text)))}
          <p>Mend it there and save, or take back in History what was done last.</p>
        </div>
      )}
      {isTried && own.length + there.length > 0 && (
        <div role="alert" className="problems" tabIndex={-1}>
          <p>This cannot be saved as it is:</p>
          {listed([...own.map((problem) => problemHere(draft, problem)), ...there])}
        </div>
      )}
    </>
  );
}
