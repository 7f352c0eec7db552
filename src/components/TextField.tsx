import { useId } from 'react';

const labelLook = 'font-semibold text-ink';
const box = 'mt-2 block w-full rounded-sm border border-line bg-white px-4 py-3 text-ink';

/** A one-line field with its label. */
export function TextField({ label, ...props }: React.ComponentProps<'input'> & { label: string }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={labelLook}>
        {label}
      </label>
      <input {...props} id={id} className={box} />
    </div>
  );
}

type TextAreaProps = React.ComponentProps<'textarea'> & { label: string; hint: string };

/** A field for a longer text, with its label and a hint tied to it. */
export function TextArea({ label, hint, ...props }: TextAreaProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div>
      <label htmlFor={id} className={labelLook}>
        {label}
      </label>
      <p id={hintId} className="text-sm">
        {hint}
      </p>
      <textarea
        {...props}
        id={id}
        aria-describedby={hintId}
        // Browsers bring the caret into view, which leaves the box behind the footer (WCAG 2.4.12).
        onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
        className={box}
      />
    </div>
  );
}
