import { type RefObject, useContext } from 'react';
import labels from '#content/labels/copy';
import { classNames } from '../../ui/classNames';
import { fill } from '../../ui/fill';
import { Icon } from '../../ui/Icon';
import { NotifyContext } from './Notifications';

type CopyButtonProps = {
  /** What is copied, in words, for the button's name. */
  what: string;
  text: string;
  /** The element that shows the text; it is selected where the clipboard is refused. */
  source: RefObject<HTMLElement | null>;
};

/** Copies a telephone number or an address and says so in a toast. */
export function CopyButton({ what, text, source }: CopyButtonProps) {
  const notify = useContext(NotifyContext);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify(labels.done);
    } catch {
      // Refused by the browser, or not there at all on a plain http address.
      if (source.current) window.getSelection()?.selectAllChildren(source.current);
      notify(labels.failed);
    }
  };
  return (
    <button
      type="button"
      onClick={copy}
      aria-label={fill(labels.named, { what })}
      className={classNames(
        'inline-flex min-h-[44px] min-w-[5rem] shrink-0 cursor-pointer items-center gap-2 px-2',
        'rounded-sm border border-transparent text-sm font-semibold text-text underline',
        'decoration-edge underline-offset-4 hover:text-heading noscript:hidden',
      )}
    >
      <Icon name="copy" className="size-[18px]" />
      {labels.button}
    </button>
  );
}
