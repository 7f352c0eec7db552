import * as Toast from '@radix-ui/react-toast';
import { createContext, useCallback, useRef, useState } from 'react';
import { copyText } from '../../content/copyButton';

/** Shows a side remark as a toast. Never for anything that is not also on the page. */
export const NotifyContext = createContext<(text: string) => void>(() => {});

/** Goes to the toasts, as Radix has it. */
const hotkey = ['F8'];
const noKey: string[] = [];

type Notification = {
  id: number;
  text: string;
  /** What had focus when it was raised: focus goes back there from a toast that is dismissed. */
  origin: Element | null;
};

/** Gives the page a place for toasts; each stays for six seconds, longer while it has focus. */
export function Notifications({ children }: { children: React.ReactNode }) {
  const [notification, setNotification] = useState<Notification | null>(null);
  const [raised, setRaised] = useState(false);
  const notify = useCallback((text: string) => {
    setRaised(true);
    setNotification((before) => ({
      id: (before?.id ?? 0) + 1,
      text,
      origin: document.activeElement,
    }));
  }, []);
  const viewport = useRef<HTMLOListElement>(null);
  const uncover = useCallback(
    (toast: HTMLLIElement | null) => {
      // It may lie over what raised it; there is room to scroll now (`scroll-padding`).
      if (toast) notification?.origin?.scrollIntoView({ block: 'nearest' });
    },
    [notification],
  );
  const goBack = () => {
    if (notification?.origin instanceof HTMLElement) notification.origin.focus();
  };
  return (
    <NotifyContext value={notify}>
      <Toast.Provider duration={6000} label={copyText.notification}>
        {children}
        {notification && (
          <Toast.Root
            key={notification.id}
            ref={uncover}
            type="background"
            onOpenChange={(open) => {
              if (!open) setNotification(null);
            }}
            data-toast=""
            onEscapeKeyDown={() => {
              // Radix would leave focus on the empty list. Elsewhere on the page it stays.
              if (viewport.current?.contains(document.activeElement)) goBack();
            }}
            className="flex flex-wrap items-center justify-between gap-x-4 rounded-md border-l-4 border-amber bg-navy-900 dark:bg-navy-700 py-2 pr-2 pl-5 text-white"
          >
            <Toast.Description>{notification.text}</Toast.Description>
            <Toast.Close
              onClick={goBack}
              className="min-h-[44px] cursor-pointer rounded-sm px-3 text-sm font-semibold underline underline-offset-4"
            >
              {copyText.dismiss}
            </Toast.Close>
          </Toast.Root>
        )}
        {/* Before the first toast it would be a landmark with nothing in it; without one, F8 leads nowhere. */}
        {raised && (
          <Toast.Viewport
            ref={viewport}
            hotkey={notification ? hotkey : noKey}
            label={notification ? `${copyText.region} ({hotkey})` : copyText.region}
            className="fixed right-4 bottom-20 z-50 w-[min(24rem,calc(100vw-2rem))] short:bottom-4"
          />
        )}
      </Toast.Provider>
    </NotifyContext>
  );
}
