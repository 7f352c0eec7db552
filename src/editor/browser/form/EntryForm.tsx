import { useId } from 'react';
import { z } from 'zod';
import { fields } from '../../../content/schema';
import { overlay } from '../../../generator/content/overlay';
import type { Problem } from '../../../generator/content/problems';
import { useEditor } from '../EditorContext';
import { schemaOf } from '../entry/contentFiles';
import type { Draft } from '../entry/draft';
import { addressField, newName } from '../entry/newPage';
import { ObjectFields } from './FieldOf';
import { FormContext, type FormContextValue, useForm } from './FormContext';
import { InputField } from './InputField';
import { ProblemList } from './ProblemList';
import { TextField } from './TextField';

type EntryFormProps = Pick<FormContextValue, 'draft' | 'change' | 'first'> & {
  /** The problems of the draft, and those that it makes in other files. */
  problems: readonly Problem[];
  /** Whether a save was tried: from then on every problem is shown. */
  isTried: boolean;
  /** Called with the text of the field that has the focus. */
  onEdited: (text: string) => void;
};

/** The form of a file, or of a front matter and the text behind it, as the schema describes it. */
export function EntryForm(props: EntryFormProps) {
  const { draft, problems, isTried, change, first, onEdited } = props;
  const { file, value, body } = draft;
  const schema = schemaOf(file) ?? z.unknown();
  const id = useId();
  const whole = first && overlay(schema, first.value, value, () => true);
  // An address that is taken is shown at once: its field is far from that of the title.
  const shown = problems.filter(
    (problem) => problem.file === file && (isTried || problem.path[0] === addressField.label),
  );
  const set: FormContextValue['set'] = (changed) =>
    change((before) => ({ ...before, value: changed(before.value) }));
  // The words by which the page is searched: the text of a field, or the name of an entry.
  const enter = ({ target }: { target: EventTarget }) =>
    onEdited(target instanceof HTMLSelectElement ? '' : String(Reflect.get(target, 'value') ?? ''));
  return (
    <FormContext value={{ id, draft, change, schema, value, set, problems: shown, first, whole }}>
      <section aria-label="Fields" onFocus={enter} onInput={enter}>
        <Problems {...props} />
        <ObjectFields path={[]} />
        {newName(draft) !== undefined && <AddressField />}
        {body !== undefined && <TextField />}
      </section>
    </FormContext>
  );
}

const place = addressField.label;
const addressSchema = z.object({ [place]: z.string().register(fields, addressField) });

/** The field for the end of a new page's address: a form of its own, whose value has only that. */
function AddressField() {
  const form = useForm();
  const { draft, change } = form;
  const inForm = (of: Draft) => ({ [place]: newName(of) });
  const set: FormContextValue['set'] = (changed) =>
    change((before) => {
      const name = Reflect.get(Object(changed(inForm(before))), place);
      return { ...before, file: before.file.replace(/[^/]*$/, `${name}.md`) };
    });
  return (
    <FormContext value={{ ...form, schema: addressSchema, value: inForm(draft), set }}>
      <InputField path={[place]} />
    </FormContext>
  );
}

/** Lists the problems of the site as it is saved, and those for which the draft was refused. */
function Problems({ draft, problems, isTried }: EntryFormProps) {
  const { broken } = useEditor().session;
  const { id } = useForm();
  return (
    <>
      {broken.length > 0 && (
        <div className="problems">
          <p>The site as it is saved does not fit together, so it cannot be built:</p>
          <ProblemList problems={broken} />
          <p>Correct it there and save, or take back the last change in History.</p>
        </div>
      )}
      {isTried && problems.length > 0 && (
        <div role="alert" className="problems" tabIndex={-1}>
          <p>This cannot be saved as it is. Correct this first:</p>
          <ProblemList problems={problems} form={{ draft, id }} />
        </div>
      )}
    </>
  );
}
