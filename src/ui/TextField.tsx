import { useField } from './useField';

const box =
  'mt-1.5 block min-h-[60px] w-full border-2 border-fg px-3.5 py-3 aria-invalid:border-danger';

type Attribute = 'name' | 'type' | 'inputMode' | 'pattern' | 'autoComplete' | 'aria-describedby';

type TextFieldProps = Pick<React.ComponentProps<'input'>, Attribute | 'required' | 'readOnly'> &
  Parameters<typeof useField>[0] & {
    label: string;
    /** The visible lines of a longer text; without it the field has one line. */
    rows?: number;
  };

/**
 * A field with its label, a hint and what is wrong with it. What is typed has the direction of its
 * own language.
 */
export function TextField({
  label,
  hint,
  missing,
  wrong = missing,
  rows,
  ...props
}: TextFieldProps) {
  const { clear, isWrong, input, hintText, errorText } = useField(
    { hint, missing, wrong },
    props['aria-describedby'],
  );
  const field = {
    ...props,
    ...input,
    dir: 'auto',
    className: box,
    // Without the attribute Firefox reports every empty required field as invalid.
    'aria-invalid': isWrong,
    onInput: (event: React.FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      clear(event.currentTarget),
    // Browsers scroll to the caret, or the part of a date, which leaves the box behind the bars
    // (WCAG 2.4.12).
    onFocus: (event: React.FocusEvent) => event.currentTarget.scrollIntoView({ block: 'nearest' }),
  };
  return (
    <div>
      <label htmlFor={input.id} className="font-strong">
        {label}
      </label>
      {hintText}
      {rows ? <textarea {...field} rows={rows} /> : <input {...field} />}
      {errorText}
    </div>
  );
}
