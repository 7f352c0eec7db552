import { useId, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;
type FieldEvent = React.SyntheticEvent<Field>;

/**
 * Scrolls an invalid field into view with its label, once the browser has focused it: browsers show
 * only the box, and leave the label behind the header.
 */
function showWithLabel(field: Field): void {
  requestAnimationFrame(() => {
    const whole = field.closest('fieldset') ?? field.parentElement;
    if (field === document.activeElement) whole?.scrollIntoView({ block: 'nearest' });
  });
}

/** What is said of a field: a hint; and while it is empty, or its value not of its type. */
type Said = { hint?: string | undefined; missing: string; wrong?: string };

/**
 * A field's hint and what is wrong with it, which the browser's bubble says too, in the language of
 * the page: shown until it is corrected, as the bubble disappears after seconds (WCAG 3.3.1). The
 * message changes only when the field loses focus: screen readers would read it again with every
 * letter.
 */
export function useField({ hint, missing, wrong = missing }: Said, otherHint?: string) {
  const id = useId();
  const [message, setMessage] = useState('');
  const check = (input: Field) => {
    input.setCustomValidity('');
    const { valid, valueMissing, badInput } = input.validity;
    // A date that is typed in part is empty as well.
    if (!valid) input.setCustomValidity(valueMissing && !badInput ? missing : wrong);
    setMessage(input.validationMessage);
  };
  const clear = (input: Field) => {
    input.setCustomValidity('');
    if (input.validity.valid) setMessage('');
  };
  const described = [hint ? `${id}-hint` : otherHint, message && `${id}-message`];
  return {
    clear,
    isWrong: Boolean(message),
    input: {
      id,
      'aria-describedby': described.filter(Boolean).join(' ') || undefined,
      onInvalid({ currentTarget }: FieldEvent) {
        check(currentTarget);
        showWithLabel(currentTarget);
      },
      onBlur({ currentTarget }: FieldEvent) {
        if (message) check(currentTarget);
      },
    },
    hintText: hint && (
      <p id={`${id}-hint`} className="text-data text-soft">
        {hint}
      </p>
    ),
    errorText: message && (
      <p id={`${id}-message`} className="mt-2 text-data font-strong text-danger">
        {message}
      </p>
    ),
  };
}
