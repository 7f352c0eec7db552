import { useId, useMemo } from 'react';
import { z } from 'zod';
import { fields } from '../../../content/schema';
import type { Problem } from '../../../generator/content/problems';
import { useEditor } from '../EditorContext';
import { schemaOf } from '../entry/contentFiles';
import { readable } from '../entry/draft';
import { addressField, newName } from '../entry/newPage';
import { ObjectFields } from './FieldOf';
import { FormContext, type FormContextValue, useForm } from './FormContext';
import { InputField } from './InputField';
import { problemElsewhere, problemHere } from './problemText';
import { TextField } from './TextField';

type EntryFormProps = Pick<FormContextValue, 'draft' | 'change'> & {
  /** What is wrong with the draft, and because of it in other files. */
  problems: readonly Problem[];
  /** Whether everything that is wrong is told: somebody has tried to save. */
  isTried: boolean;
  /** Called with the text of the field that is entered. */
  onEdited: (text: string) => void;
};

/** The form of a file, or of its front matter and its text, as its schema describes it. */
export function EntryForm(props: EntryFormProps) {
  const { draft, problems, isTried, change, onEdited } = props;
  const { session } = useEditor();
  const { base, file, value, body } = draft;
  const schema = schemaOf(file) ?? z.unknown();
  const id = useId();
  const saved = useMemo(() => readable(file, base)?.value, [file, base]);
  // An address that is taken is said at once: nobody may have come to its field.
  const told = problems.filter(
    (own) => own.file === file && (isTried || own.path[0] === addressField.label),
  );
  const set: FormContextValue['set'] = (changed) =>
    change((before) => ({ ...before, value: changed(before.value) }));
  // What the page says of an element of the form: the text of a field, the name of an entry of a list.
  const enter = ({ target }: { target: EventTarget }) =>
    onEdited(target instanceof HTMLSelectElement ? '' : String(Reflect.get(target, 'value') ?? ''));
  return (
    <FormContext value={{ id, session, draft, change, schema, value, set, saved, told }}>
      <section aria-label="Fields" onFocus={enter} onInput={enter}>
        <Told {...props} />
        <ObjectFields path={[]} />
        {newName(draft) !== undefined && <AddressField />}
        {body !== undefined && <TextField />}
      </section>
    </FormContext>
  );
}

const addressSchema = z.string().register(fields, addressField);

/** How the address of a new page ends: a form of its own, whose value is that. */
function AddressField() {
  const form = useForm();
  const { draft, change } = form;
  const set: FormContextValue['set'] = (changed) =>
    change((before) => ({
      ...before,
      file: before.file.replace(/[^/]*$/, `${changed(newName(before))}.md`),
    }));
  const told = form.told
    .filter(({ path }) => path[0] === addressField.label)
    .map((problem) => ({ ...problem, path: [] }));
  const own = { id: `${form.id}address`, schema: addressSchema, value: newName(draft), set, told };
  return (
    <FormContext value={{ ...form, ...own }}>
      <InputField path={[]} />
    </FormContext>
  );
}

/** What keeps the site from being built as it is saved, and the draft from being saved. */
function Told({ draft, problems, isTried }: EntryFormProps) {
  const { broken, text } = useEditor().session;
  const listed = (texts: readonly string[]) => (
    <ul className="list-disc pl-5">
      {[...new Set(texts)].map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
  const inWords = (problem: Problem) =>
    problem.file === draft.file
      ? problemHere(draft, problem)
      : `${problemElsewhere(problem, text)} Change that first.`;
  return (
    <>
      {broken.length > 0 && (
        <div className="problems">
          <p>The site as it is saved does not fit together, so it cannot be shown or built:</p>
          {listed(broken.map((problem) => problemElsewhere(problem, text)))}
          <p>Mend it there and save, or take back in History what was done last.</p>
        </div>
      )}
      {isTried && problems.length > 0 && (
        <div role="alert" className="problems" tabIndex={-1}>
          <p>This cannot be saved as it is:</p>
          {listed(problems.map(inWords))}
        </div>
      )}
    </>
  );
}
