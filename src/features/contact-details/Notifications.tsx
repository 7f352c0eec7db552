import { createContext, useState } from 'react';
import { lazyModule } from '../loading/lazyModule';
import type { Notification } from './Toasts';

/** Shows a side remark as a toast. Never for anything that is not also on the page. */
export const NotifyContext = createContext<(text: string) => void>(() => {});

const toastsModule = lazyModule(() => import('./Toasts'));

/**
 * A place for the page's toasts. The first of them loads their code: 11 KB that visitors who copy
 * nothing do without. Until then there is no empty landmark either. If the code cannot be loaded
 * the remark is not made.
 */
export function Notifications({ children }: { children: React.ReactNode }) {
  const [notification, setNotification] = useState<Notification | null>(null);
  const [toasts, setToasts] = useState(toastsModule.loaded);
  const notify = async (text: string) => {
    const remark = { id: Date.now(), text, origin: document.activeElement };
    setToasts(await toastsModule.load().catch(() => undefined));
    setNotification(remark);
  };
  return (
    <NotifyContext value={notify}>
      {children}
      {toasts && (
        <toasts.Toasts notification={notification} onClose={() => setNotification(null)} />
      )}
    </NotifyContext>
  );
}
