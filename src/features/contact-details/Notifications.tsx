import { createContext, useCallback, useState } from 'react';
import type { Notification } from './Toasts';

/** Shows a side remark as a toast. Never for anything that is not also on the page. */
export const NotifyContext = createContext<(text: string) => void>(() => {});

type ToastsCode = typeof import('./Toasts');

/** The remark is one that the page does without: where its code cannot be loaded, nothing is said. */
function doWithoutToasts(): void {}

/**
 * A place for the page's toasts. Their code is a chunk that the first of them loads: 11 KB that
 * whoever copies nothing does without. Until then there is no empty landmark either.
 */
export function Notifications({ children }: { children: React.ReactNode }) {
  const [code, setCode] = useState<ToastsCode>();
  const [notification, setNotification] = useState<Notification | null>(null);
  const notify = useCallback((text: string) => {
    import('./Toasts').then(setCode, doWithoutToasts);
    setNotification((before) => ({
      id: (before?.id ?? 0) + 1,
      text,
      origin: document.activeElement,
    }));
  }, []);
  const close = useCallback(() => setNotification(null), []);
  return (
    <NotifyContext value={notify}>
      {children}
      {code && <code.Toasts notification={notification} onClose={close} />}
    </NotifyContext>
  );
}
