import { useId, useState } from 'react';

const labelLook = 'font-semibold text-heading';
const box =
  'mt-2 block w-full rounded-sm border border-edge bg-surface px-4 py-3 text-heading aria-invalid:border-danger';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Brings a field that a submit has been refused for into view with its label, once the browser has
 * focused it: browsers bring the box alone, and leave the label behind the header.
 */
function showWithLabel(field: Field): void {
  requestAnimationFrame(() => {
    if (field === document.activeElement) field.parentElement?.scrollIntoView({ block: 'nearest' });
  });
}

/**
 * The browser's own message about what is wrong with a field, shown beside the field until it is
 * corrected: the browser's bubble disappears after seconds (WCAG 3.3.1). While somebody types it
 * keeps its words, which screen readers would read again with every letter; it follows what was
 * typed when the field is left.
 */
function useValidation(messageId: string) {
  const [message, setMessage] = useState('');
  const read = ({ currentTarget }: React.SyntheticEvent<Field>) =>
    setMessage(currentTarget.validationMessage);
  const clearOnceValid = ({ currentTarget }: React.SyntheticEvent<Field>) => {
    if (currentTarget.validity.valid) setMessage('');
  };
  return {
    message,
    /** Ids of what describes the field, besides what `own` names. */
    describedBy: (own: string | undefined) =>
      [own, message && messageId].filter(Boolean).join(' ') || undefined,
    fieldProps: {
      // Without the attribute Firefox tells assistive technology of every empty required field that
      // it is invalid.
      'aria-invalid': Boolean(message),
      onInvalid: (event: React.SyntheticEvent<Field>) => {
        read(event);
        showWithLabel(event.currentTarget);
      },
      onInput: message ? clearOnceValid : undefined,
      onBlur: message ? read : undefined,
    },
  };
}

function ValidationMessage({ id, message }: { id: string; message: string }) {
  return (
    message && (
      <p id={id} className="mt-2 text-sm font-semibold text-danger">
        {message}
      </p>
    )
  );
}

/** A one-line field with its label and its validation message. */
export function TextField({ label, ...props }: React.ComponentProps<'input'> & { label: string }) {
  const id = useId();
  const messageId = `${id}-message`;
  const { message, describedBy, fieldProps } = useValidation(messageId);
  return (
    <div>
      <label htmlFor={id} className={labelLook}>
        {label}
      </label>
      <input
        {...props}
        {...fieldProps}
        id={id}
        aria-describedby={describedBy(props['aria-describedby'])}
        className={box}
      />
      <ValidationMessage id={messageId} message={message} />
    </div>
  );
}

type TextAreaProps = React.ComponentProps<'textarea'> & {
  label: string;
  hint: string | undefined;
};

/** A field for a longer text, with its label and a hint tied to it. */
export function TextArea({ label, hint, ...props }: TextAreaProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const messageId = `${id}-message`;
  const { message, describedBy, fieldProps } = useValidation(messageId);
  return (
    <div>
      <label htmlFor={id} className={labelLook}>
        {label}
      </label>
      {hint && (
        <p id={hintId} className="text-sm">
          {hint}
        </p>
      )}
      <textarea
        {...props}
        {...fieldProps}
        id={id}
        aria-describedby={describedBy(hint && hintId)}
        // Browsers bring the caret into view, which leaves the box behind the footer (WCAG 2.4.12).
        onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
        className={box}
      />
      <ValidationMessage id={messageId} message={message} />
    </div>
  );
}
