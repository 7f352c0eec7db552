import { type ReactNode, useState } from 'react';
import { isSame } from '../entry/changedText';
import type { Named } from '../session';
import type { FieldProps } from './fieldProps';
import { Labelled } from './Labelled';

/** From so many characters on, a text has several lines. */
const oneLine = 70;

/** How a value is written in a control, and read from it: what cannot be read stays as it was typed, to be mended. */
type Kind = {
  write: (value: unknown) => string;
  read: (text: string) => unknown;
  type?: 'date';
  inputMode?: 'decimal';
};

const line: Kind = {
  write: (value) => (typeof value === 'string' ? value : ''),
  read: (text) => text,
};

const kinds = {
  line,
  date: { ...line, type: 'date' },
  number: {
    write: (value) => String(value ?? ''),
    read: (text) => (Number.isFinite(Number(text)) ? Number(text) : text),
    inputMode: 'decimal',
  },
  /** What no form is made for, such as the places on the picture of the line: pairs of numbers. */
  json: {
    write: (value) =>
      (value === undefined ? '' : JSON.stringify(value, null, 1)).replace(
        /\[\s*([\d.,\s-]+?)\s*\]/g,
        (all) => all.replace(/\s+/g, ' '),
      ),
    read: (text) => {
      try {
        return JSON.parse(text);
      } catch {
        return text;
      }
    },
  },
} satisfies Record<string, Kind>;

type InputFieldProps = Omit<FieldProps, 'schema'> & { kind?: keyof typeof kinds };

/** A value that is typed: a text in one line or several, a day, a number, or JSON. */
export function InputField({ kind = 'line', value, isReadOnly, ...props }: InputFieldProps) {
  const { field, optional, onChange } = props;
  const { write, read, ...attributes }: Kind = kinds[kind];
  const parse = (text: string) => {
    if (text.trim() === '') return optional ? undefined : '';
    return read(text);
  };
  // “1.0” is on its way to “1.05” and is not to become “1” meanwhile.
  const [typed, setTyped] = useState('');
  const text = isSame(parse(typed), value) ? typed : write(value);
  // A control that changed its kind while somebody types would lose the focus.
  const [isLong] = useState(
    () => kind === 'json' || Math.max(field.fits ?? 0, text.length) > oneLine,
  );
  const change = ({ target }: { target: { value: string } }) => {
    setTyped(target.value);
    onChange(parse(target.value));
  };
  return (
    <Labelled {...props} value={value}>
      {(ids) =>
        isLong ? (
          <textarea
            {...ids}
            className={kind === 'json' ? 'max-h-96 font-mono' : undefined}
            rows={Math.ceil(text.length / oneLine) + 1}
            spellCheck={kind === 'line'}
            value={text}
            onChange={change}
          />
        ) : (
          <input
            {...ids}
            type="text"
            {...attributes}
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
  const text = line.write(value);
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
