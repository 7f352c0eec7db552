import { useContext } from 'react';
import labels from '#content/labels/copy';
import { fill } from '../../ui/fill';
import { Icon } from '../../ui/Icon';
import { NotifyContext } from './Notifications';

/**
 * Copies the telephone number or the address that it stands behind, and says so in a toast. `what`
 * is the word for it, for the button's name.
 */
export function CopyButton({ what, text }: { what: string; text: string }) {
  const notify = useContext(NotifyContext);
  const copy = async ({ currentTarget }: React.MouseEvent) => {
    const shown = currentTarget.previousElementSibling?.querySelector('a');
    try {
      await navigator.clipboard.writeText(text);
      notify(labels.done);
    } catch {
      // Refused by the browser, or not there at all on a plain http address.
      if (shown) window.getSelection()?.selectAllChildren(shown);
      notify(labels.failed);
    }
  };
  return (
    <button
      type="button"
      onClick={copy}
      aria-label={fill(labels.named, { what })}
      className="col-start-2 row-start-1 -me-2 inline-flex min-h-[44px] min-w-[5rem] cursor-pointer items-center justify-end gap-2 border border-transparent px-2 text-data font-strong underline decoration-2 underline-offset-4 hover:decoration-4 noscript:hidden"
    >
      <Icon name="copy" className="size-[18px]" />
      {labels.button}
    </button>
  );
}
