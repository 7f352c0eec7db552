import { createContext, useState } from 'react';
import { lazyModule, useLazyModule } from '../loading/lazyModule';
import type { Notification } from './Toasts';

/** Shows a side remark as a toast. Never for anything that is not also on the page. */
export const NotifyContext = createContext<(text: string) => void>(() => {});

const toastsModule = lazyModule(() => import('./Toasts'));

/**
 * A place for the page's toasts. The first of them loads their code: 11 KB that visitors who copy
 * nothing do without. Until then there is no empty landmark either. If the code cannot be loaded
 * there is no toast: the page does without it.
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
