import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { mendAddress } from './links';

type LinkFormProps = {
  href: string;
  /** Is given an address that a link may have; none takes the link away. */
  onApply: (href: string) => void;
  onClose: () => void;
};

/** Where a link leads. It stands within the form of an entry, and so is none itself. */
export function LinkForm({ href, onApply, onClose }: LinkFormProps) {
  const [typed, setTyped] = useState(href);
  const [isWrong, setIsWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => input.current?.focus(), []);

  const apply = () => {
    const address = mendAddress(typed);
    setIsWrong(!address);
    if (address) onApply(address);
    else input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && event.target === input.current) apply();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, which would be seen
    <div className="text-link" role="group" aria-label="Link" onKeyDown={onKeyDown}>
      <label htmlFor={id}>Address</label>
      <input
        ref={input}
        id={id}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        aria-invalid={isWrong}
        aria-describedby={`${id}-problem`}
        autoComplete="off"
        spellCheck={false}
      />
      <button type="button" onClick={apply}>
        Apply
      </button>
      {href && (
        <button type="button" onClick={() => onApply('')}>
          Take away
        </button>
      )}
      <p id={`${id}-problem`} className="problem" role="alert">
        {isWrong &&
          'A page of this site begins with /, another site with https://, a mail address with mailto:, a telephone number with tel:, a heading of this page with #.'}
      </p>
    </div>
  );
}
