import { createContext, useState } from 'react';
import { lazyModule } from '../loading/lazyModule';
import type { Notification } from './Toasts';

/** Shows a side remark as a toast. Never for anything that is not also on the page. */
export const NotifyContext = createContext<(text: string) => void>(() => {});

const toastsModule = lazyModule(() => import('./Toasts'));

/** How long a remark is shown without the toasts' code, in ms: as long as a toast. */
const shownFor = 6000;

/**
 * A place for the page's toasts. The first of them loads their code: 11 KB that visitors who copy
 * nothing do without. Until then there is no empty landmark either. If the code cannot be loaded
 * the remark is plain words in the place of the toast.
 */
export function Notifications({ children }: { children: React.ReactNode }) {
  const [notification, setNotification] = useState<Notification | null>(null);
  const [toasts, setToasts] = useState(toastsModule.loaded);
  const close = (remark = notification) =>
    setNotification((shown) => (shown === remark ? null : shown));
  const notify = async (text: string) => {
    const remark = { id: Date.now(), text, origin: document.activeElement };
    const loaded = await toastsModule.load().catch(() => undefined);
    setToasts(loaded);
    setNotification(remark);
    if (!loaded) setTimeout(close, shownFor, remark);
  };
  return (
    <NotifyContext value={notify}>
      {children}
      {toasts && <toasts.Toasts notification={notification} onClose={() => close()} />}
      {!toasts && notification && (
        <p
          role="alert"
          className="fixed end-4 bottom-20 z-50 ground-navy border border-fg px-5 py-2 short:bottom-4"
        >
          {notification.text}
        </p>
      )}
    </NotifyContext>
  );
}
