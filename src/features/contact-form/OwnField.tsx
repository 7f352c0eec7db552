import text from '#content/labels/contact-form';
import { Boxes } from '../../ui/Boxes';
import { fill } from '../../ui/fill';
import { TextField } from '../../ui/TextField';
import type { FormField } from './content';

/** The inputs for what is typed, by its kind. */
const inputs = {
  text: {},
  // A browser's own field for numbers loses what it does not take for one, and turns with a wheel.
  number: {
    inputMode: 'decimal',
    pattern: String.raw`\s*[\-−+]?\p{Nd}[\p{Nd}\s.,'’]*`,
    wrong: text.numberWrong,
  },
  date: { type: 'date', wrong: text.dateWrong },
  telephone: { type: 'tel', autoComplete: 'tel' },
} as const;

/** A field that a company has added to the form. */
export function OwnField({ kind, choices, ...field }: FormField & { readOnly: boolean }) {
  const label = field.required ? field.label : fill(text.optional, { label: field.label });
  if (kind === 'consent')
    return <Boxes {...field} label={label} type="checkbox" missing={text.consentMissing} />;
  if (kind === 'choice' || kind === 'choices') {
    const type = kind === 'choice' ? 'radio' : 'checkbox';
    return (
      <Boxes {...field} label={label} type={type} choices={choices} missing={text.choiceMissing} />
    );
  }
  return <TextField {...field} {...inputs[kind]} label={label} missing={text.fieldMissing} />;
}
