import * as Toast from '@radix-ui/react-toast';
import { useRef } from 'react';
import text from '#content/labels/copy';

export type Notification = {
  id: number;
  text: string;
  /** The element focused when it was shown: focus returns there from a dismissed toast. */
  origin: Element | null;
};

type ToastsProps = {
  /** The remark that is shown, if one still is. */
  notification: Notification | null;
  /** Called when it has been dismissed, or its time is over. */
  onClose: () => void;
};

/** Shows one remark at a time as a toast, for six seconds, longer while it has focus. */
export function Toasts({ notification, onClose }: ToastsProps) {
  const viewport = useRef<HTMLOListElement>(null);
  const revealOrigin = (toast: HTMLLIElement | null) => {
    // The toast may cover the button it came from; `scroll-padding` leaves room for it now.
    if (toast) notification?.origin?.scrollIntoView({ block: 'nearest' });
  };
  const edge = document.dir === 'rtl' ? 'left' : 'right';
  const focusOrigin = () => {
    if (notification?.origin instanceof HTMLElement) notification.origin.focus();
  };
  return (
    <Toast.Provider duration={6000} label={text.notification} swipeDirection={edge}>
      {notification && (
        <Toast.Root
          key={notification.id}
          ref={revealOrigin}
          type="background"
          onOpenChange={(open) => open || onClose()}
          data-toast=""
          onEscapeKeyDown={() => {
            // Radix would leave focus on the empty list. Focus elsewhere on the page stays there.
            if (viewport.current?.contains(document.activeElement)) focusOrigin();
          }}
          className="flex flex-wrap items-center justify-between gap-x-4 ground-navy border border-fg py-2 ps-5 pe-2"
        >
          <Toast.Description>{notification.text}</Toast.Description>
          <Toast.Close
            onClick={focusOrigin}
            className="min-h-[44px] cursor-pointer px-3 text-data font-strong underline decoration-2 underline-offset-4 hover:decoration-4"
          >
            {text.dismiss}
          </Toast.Close>
        </Toast.Root>
      )}
      {/* Without a toast F8, Radix's own default, does nothing. */}
      <Toast.Viewport
        ref={viewport}
        hotkey={notification ? ['F8'] : []}
        label={notification ? `${text.region} ({hotkey})` : text.region}
        className="fixed end-4 bottom-20 z-50 w-[min(24rem,calc(100vw-2rem))] short:bottom-4"
      />
    </Toast.Provider>
  );
}
