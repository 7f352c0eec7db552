import { useId, useState } from 'react';

const box =
  'mt-1.5 block min-h-[60px] w-full border-2 border-fg px-3.5 py-3 aria-invalid:border-danger';

type Field = HTMLInputElement | HTMLTextAreaElement;
type FieldEvent = React.SyntheticEvent<Field>;

/**
 * Scrolls an invalid field into view with its label, once the browser has focused it: browsers show
 * only the box, and leave the label behind the header.
 */
function showWithLabel(field: Field): void {
  requestAnimationFrame(() => {
    if (field === document.activeElement) field.parentElement?.scrollIntoView({ block: 'nearest' });
  });
}

type TextFieldProps = Pick<
  React.ComponentProps<'input'>,
  'name' | 'type' | 'autoComplete' | 'required' | 'readOnly' | 'aria-describedby'
> & {
  label: string;
  hint?: string | undefined;
  /** What is said of it while it is empty, and while its value is not of its type. */
  missing: string;
  wrong?: string;
  /** The visible lines of a longer text; without it the field has one line. */
  rows?: number;
};

/**
 * A field with its label, a hint and what is wrong with it, which the browser's bubble says too, in
 * the language of the page: shown until it is corrected, as the bubble disappears after seconds
 * (WCAG 3.3.1). The message changes only when the field loses focus: screen readers would read it
 * again with every letter. What is typed has the direction of its own language.
 */
export function TextField({ label, hint, missing, wrong, rows, ...props }: TextFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const messageId = `${id}-message`;
  const [message, setMessage] = useState('');
  const described = [hint ? hintId : props['aria-describedby'], message && messageId];
  const check = (input: Field) => {
    input.setCustomValidity('');
    const { valid, valueMissing } = input.validity;
    if (!valid) input.setCustomValidity(valueMissing ? missing : (wrong ?? ''));
    setMessage(input.validationMessage);
  };
  const field = {
    ...props,
    id,
    dir: 'auto',
    className: box,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    // Without the attribute Firefox reports every empty required field as invalid.
    'aria-invalid': Boolean(message),
    onInvalid({ currentTarget }: FieldEvent) {
      check(currentTarget);
      showWithLabel(currentTarget);
    },
    onInput({ currentTarget }: FieldEvent) {
      currentTarget.setCustomValidity('');
      if (currentTarget.validity.valid) setMessage('');
    },
    onBlur({ currentTarget }: FieldEvent) {
      if (message) check(currentTarget);
    },
  };
  return (
    <div>
      <label htmlFor={id} className="font-strong">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="text-data text-soft">
          {hint}
        </p>
      )}
      {rows ? (
        <textarea
          {...field}
          rows={rows}
          // Browsers scroll to the caret, which leaves the box behind the footer (WCAG 2.4.12).
          onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
        />
      ) : (
        <input {...field} />
      )}
      {message && (
        <p id={messageId} className="mt-2 text-data font-strong text-danger">
          {message}
        </p>
      )}
    </div>
  );
}
