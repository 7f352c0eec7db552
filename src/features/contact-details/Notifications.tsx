import { createContext, useState } from 'react';
import { lazyModule, useLazyModule } from '../loading/lazyModule';
import type { Notification } from './Toasts';

/** Shows a side remark as a toast. Never for anything that is not also on the page. */
export const NotifyContext = createContext<(text: string) => void>(() => {});

const toastsModule = lazyModule(() => import('./Toasts'));

/**
 * A place for the page's toasts. Their code is a chunk that the first of them loads: 11 KB that
 * whoever copies nothing does without. Until then there is no empty landmark either; where it cannot
 * be loaded nothing is said, as the remark is one that the page does without.
 */
export function Notifications({ children }: { children: React.ReactNode }) {
  const [notification, setNotification] = useState<Notification | null>(null);
  const notify = (text: string) =>
    setNotification((before) => ({
      id: (before?.id ?? 0) + 1,
      text,
      origin: document.activeElement,
    }));
  const toasts = useLazyModule(toastsModule, notification !== null);
  return (
    <NotifyContext value={notify}>
      {children}
      {toasts && (
        <toasts.Toasts notification={notification} onClose={() => setNotification(null)} />
      )}
    </NotifyContext>
  );
}
