import { type ReactNode, useState } from 'react';
import { definition } from '../../../content/schema/inside';
import type { Named } from '../../../generator/content/schemas';
import { isDate } from '../../../generator/content/visitFields';
import { type Path, useField } from './FormContext';
import { Labelled } from './Labelled';

/** From so many characters on, a text has several lines. */
const oneLine = 70;

/** A value that is typed: a text in one line or several, a day, or a number. */
export function InputField({ path }: { path: Path }) {
  const { schema, field, optional, value, isReadOnly, set } = useField(path);
  const isNumber = definition(schema).type === 'number';
  const text = String(value ?? '');
  // A control that changed its kind while somebody types would lose the focus.
  const [isLong] = useState(() => Math.max(field.fits ?? 0, text.length) > oneLine);
  const change = ({ target }: { target: { value: string } }) => {
    const typed = target.value;
    if (typed.trim() === '') set(optional ? undefined : '');
    // What is no number stays as it was typed, to be mended.
    else set(isNumber && Number.isFinite(Number(typed)) ? Number(typed) : typed);
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
            type={isDate(schema) ? 'date' : 'text'}
            inputMode={isNumber ? 'numeric' : undefined}
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
  /** What stands before them. */
  children?: ReactNode;
};

/** One of a few words, or of what stands elsewhere in the content. */
export function ChoiceField({ path, choices, children }: ChoiceFieldProps) {
  const { optional, value, set } = useField(path);
  const text = String(value ?? '');
  // What is there and is none of them is shown, not silently another.
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

/** Something that is so, or is not. */
export function FlagField({ path }: { path: Path }) {
  const { value, set } = useField(path);
  return (
    <Labelled path={path}>
      {(ids) => (
        <input
          {...ids}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => set(target.checked || undefined)}
        />
      )}
    </Labelled>
  );
}
