import { useState } from 'react';
import type { Named } from '../session';
import { useForm } from './FormContext';
import type { FieldProps } from './fieldProps';
import { Labelled, useControlId } from './Labelled';

/** From so many characters on, a text has several lines. */
const oneLine = 70;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What was typed; nothing where it may be left out. */
const typed = (text: string, optional: boolean) => (text === '' && optional ? undefined : text);

/** A text in one line or several. */
export function LineField({ value, field, optional, isReadOnly, onChange, ...props }: FieldProps) {
  const text = textOf(value);
  // A control that changed its kind while somebody types would lose the focus.
  const [isLong] = useState(() => Math.max(field.fits ?? 0, text.length) > oneLine);
  const tooLong =
    field.fits && text.length > field.fits
      ? `${text.length} characters; more than ${field.fits} may not look right.`
      : undefined;
  const change = (event: { target: { value: string } }) =>
    onChange(typed(event.target.value, optional));
  return (
    <Labelled {...props} field={field} optional={optional} note={tooLong}>
      {(ids) =>
        isLong ? (
          <textarea
            {...ids}
            rows={Math.ceil(text.length / oneLine) + 1}
            value={text}
            onChange={change}
          />
        ) : (
          <input {...ids} type="text" readOnly={isReadOnly} value={text} onChange={change} />
        )
      }
    </Labelled>
  );
}

/** A day: `2026-03-14`. */
export function DateField({ value, field, optional, onChange, ...props }: FieldProps) {
  return (
    <Labelled {...props} field={field} optional={optional}>
      {(ids) => (
        <input
          {...ids}
          type="date"
          value={textOf(value)}
          onChange={(event) => onChange(typed(event.target.value, optional))}
        />
      )}
    </Labelled>
  );
}

/** A number; what is none stays as it was typed, so that it can be mended. */
export function NumberField({ value, field, optional, onChange, ...props }: FieldProps) {
  // “1.0” is on its way to “1.05” and is not to become “1” meanwhile.
  const [last, setLast] = useState('');
  const shown = last !== '' && Number(last) === value ? last : String(value ?? '');
  const change = (text: string) => {
    const number = Number(text);
    setLast(text);
    if (text.trim() === '') onChange(optional ? undefined : '');
    else onChange(Number.isFinite(number) ? number : text);
  };
  return (
    <Labelled {...props} field={field} optional={optional}>
      {(ids) => (
        <input
          {...ids}
          type="text"
          inputMode="decimal"
          value={shown}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </Labelled>
  );
}

/** One of a few words. */
export function ChoiceField({
  value,
  field,
  optional,
  choices,
  onChange,
  ...props
}: FieldProps & { choices: readonly Named[] }) {
  const text = textOf(value);
  // What is there and is none of them is shown, not silently another.
  const isKnown = choices.some(({ id }) => id === text);
  const all = text && !isKnown ? [{ id: text, name: text }, ...choices] : choices;
  return (
    <Labelled {...props} field={field} optional={optional}>
      {(ids) => (
        <select
          {...ids}
          value={text}
          onChange={(event) => onChange(typed(event.target.value, optional))}
        >
          {(optional || !text) && <option value="">{optional ? '–' : 'Choose one'}</option>}
          {all.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

/** Something that is so, or is not. */
export function FlagField({ value, field, path, onChange }: FieldProps) {
  const { onLeave } = useForm();
  const id = useControlId(path);
  return (
    <div className="field">
      <label className="row">
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.target.checked ? true : undefined)}
          onBlur={() => onLeave(path)}
        />
        {field.label}
      </label>
      <p id={`${id}-hint`} className="hint">
        {field.hint}
      </p>
    </div>
  );
}
