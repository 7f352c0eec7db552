import { useId, useState } from 'react';

const box =
  'mt-2 block w-full rounded-sm border border-edge bg-surface px-4 py-3 text-heading aria-invalid:border-danger';

type Field = HTMLInputElement | HTMLTextAreaElement;
type FieldEvent = React.SyntheticEvent<Field>;

/**
 * Brings a field that a submit has been refused for into view with its label, once the browser has
 * focused it: browsers bring the box alone, and leave the label behind the header.
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
  /** So many lines are seen of a longer text; left out, it is one line. */
  rows?: number;
};

/**
 * A field with its label, a hint tied to it, and the browser's own message about what is wrong with it, shown
 * until it is corrected: the browser's bubble disappears after seconds (WCAG 3.3.1). While somebody types
 * the message keeps its words, which screen readers would read again with every letter; it follows what
 * was typed when the field is left.
 */
export function TextField({ label, hint, rows, ...props }: TextFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const messageId = `${id}-message`;
  const [message, setMessage] = useState('');
  const described = [hint ? hintId : props['aria-describedby'], message && messageId];
  const field = {
    ...props,
    id,
    className: box,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    // Without the attribute Firefox tells assistive technology of every empty required field that
    // it is invalid.
    'aria-invalid': Boolean(message),
    onInvalid({ currentTarget }: FieldEvent) {
      setMessage(currentTarget.validationMessage);
      showWithLabel(currentTarget);
    },
    onInput({ currentTarget }: FieldEvent) {
      if (currentTarget.validity.valid) setMessage('');
    },
    onBlur({ currentTarget }: FieldEvent) {
      if (message) setMessage(currentTarget.validationMessage);
    },
  };
  return (
    <div>
      <label htmlFor={id} className="font-semibold text-heading">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="text-sm">
          {hint}
        </p>
      )}
      {rows ? (
        <textarea
          {...field}
          rows={rows}
          // Browsers bring the caret into view, which leaves the box behind the footer (WCAG 2.4.12).
          onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
        />
      ) : (
        <input {...field} />
      )}
      {message && (
        <p id={messageId} className="mt-2 text-sm font-semibold text-danger">
          {message}
        </p>
      )}
    </div>
  );
}
