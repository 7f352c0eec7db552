import { type ReactNode, useState } from 'react';
import type { Named } from '../session';
import type { FieldProps } from './FormContext';
import { Labelled } from './Labelled';

/** From so many characters on, a text has several lines. */
const oneLine = 70;

type InputFieldProps = Omit<FieldProps, 'schema'> & { kind?: 'text' | 'date' | 'number' };

/** A value that is typed: a text in one line or several, a day, or a number. */
export function InputField({ kind = 'text', value, isReadOnly, ...props }: InputFieldProps) {
  const { field, optional, onChange } = props;
  const text = String(value ?? '');
  // A control that changed its kind while somebody types would lose the focus.
  const [isLong] = useState(() => Math.max(field.fits ?? 0, text.length) > oneLine);
  const change = ({ target }: { target: { value: string } }) => {
    const typed = target.value;
    if (typed.trim() === '') onChange(optional ? undefined : '');
    // What is no number stays as it was typed, to be mended.
    else onChange(kind === 'number' && Number.isFinite(Number(typed)) ? Number(typed) : typed);
  };
  return (
    <Labelled {...props} value={value}>
      {(ids) =>
        isLong ? (
          <textarea
            {...ids}
            rows={Math.ceil(text.length / oneLine) + 1}
            value={text}
            onChange={change}
          />
        ) : (
          <input
            {...ids}
            type={kind === 'date' ? 'date' : 'text'}
            inputMode={kind === 'number' ? 'numeric' : undefined}
            readOnly={isReadOnly}
            value={text}
            onChange={change}
          />
        )
      }
    </Labelled>
  );
}

type ChoiceFieldProps = Omit<FieldProps, 'schema'> & {
  choices: readonly Named[];
  /** What stands before them. */
  children?: ReactNode;
};

/** One of a few words, or of what stands elsewhere in the content. */
export function ChoiceField({ value, choices, onChange, children, ...props }: ChoiceFieldProps) {
  const { optional } = props;
  const text = String(value ?? '');
  // What is there and is none of them is shown, not silently another.
  const isKnown = choices.some(({ id }) => id === text);
  const all = text && !isKnown ? [{ id: text, name: text }, ...choices] : choices;
  return (
    <Labelled {...props}>
      {(ids) => (
        <>
          {children}
          <select
            {...ids}
            value={text}
            onChange={({ target }) => onChange(target.value || (optional ? undefined : ''))}
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
export function FlagField({ value, onChange, ...props }: FieldProps) {
  return (
    <Labelled {...props} optional={false}>
      {(ids) => (
        <input
          {...ids}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => onChange(target.checked || undefined)}
        />
      )}
    </Labelled>
  );
}
