import { type ReactNode, useState } from 'react';
import { definition } from '../../../content/schema/inside';
import type { Named } from '../../../generator/content/schemas';
import { type Path, useField, useForm } from './FormContext';
import { Labelled } from './Labelled';

/** The number of characters above which a text gets several lines. */
const oneLine = 70;

/** A value to type: a text in one line or several, a day, or a number. */
export function InputField({ path }: { path: Path }) {
  const { schema, field, optional, value, isReadOnly, set } = useField(path);
  const isNumber = definition(schema).type === 'number';
  const isDate = Reflect.get(definition(schema), 'format') === 'date';
  const text = String(value ?? '');
  // A control that changed its kind during typing would lose the focus.
  const [isLong] = useState(() => Math.max(field.fits ?? 0, text.length) > oneLine);
  const change = ({ target }: { target: { value: string } }) => {
    const typed = target.value;
    if (typed.trim() === '') set(optional ? undefined : '');
    // Anything but a number stays as it was typed, to be corrected or gone on with: 1. may be 1.5.
    else set(isNumber && /\d$/.test(typed) && Number.isFinite(+typed) ? +typed : typed);
  };
  const rows = Math.ceil(text.length / oneLine) + 1;
  return (
    <Labelled path={path}>
      {(ids) =>
        isLong ? (
          <textarea {...ids} rows={rows} value={text} onChange={change} />
        ) : (
          <input
            {...ids}
            type={isDate ? 'date' : 'text'}
            inputMode={isNumber ? 'decimal' : undefined}
            readOnly={isReadOnly}
            value={text}
            onChange={change}
          />
        )
      }
    </Labelled>
  );
}

type ChoiceFieldProps = {
  path: Path;
  choices: readonly Named[];
  children?: ReactNode;
};

/** A choice among a few words, or among the things in another part of the content. */
export function ChoiceField({ path, choices, children }: ChoiceFieldProps) {
  const { optional, value, set } = useField(path);
  const text = String(value ?? '');
  // A value that is not among the choices is shown, or the list would show another in its place.
  const isKnown = choices.some(({ id }) => id === text);
  const all = text && !isKnown ? [{ id: text, name: text }, ...choices] : choices;
  return (
    <Labelled path={path}>
      {(ids) => (
        <>
          {children}
          <select
            {...ids}
            value={text}
            onChange={({ target }) => set(target.value || (optional ? undefined : ''))}
          >
            {(optional || !text) && <option value="">{optional ? '–' : 'Choose one'}</option>}
            {all.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </>
      )}
    </Labelled>
  );
}

/** A box to tick. */
export function FlagField({ path }: { path: Path }) {
  const { counts, set } = useField(path);
  // In a further language nothing said is what the first says.
  const { first } = useForm();
  return (
    <Labelled path={path}>
      {(ids) => (
        <input
          {...ids}
          type="checkbox"
          checked={counts === true}
          onChange={({ target }) => set(target.checked || (first && false))}
        />
      )}
    </Labelled>
  );
}
