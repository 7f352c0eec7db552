import { useRef } from 'react';
import { mainId, SkipLink } from '../components/SkipLink';
import { useRoomForBars } from '../hooks/useRoomForBars';
import { classNames } from '../lib/classNames';
import { ContactStrip } from '../sections/ContactStrip';
import { Footer } from './Footer';
import { Header } from './Header';

/*
 * As much room as the fixed bars take: so many pixels, measured once there is a script. The values
 * before that are in rem and grow with the text.
 */
const roomForBars =
  'pinned:pt-(--header-room,calc(5.5rem+4px)) pinned:pb-(--footer-room,2.5rem) pinned:sm:pt-(--header-room,calc(4.25rem+4px)) print:p-0!';

/** What every page shares: skip link, header, main, contact strip and footer. */
export function PageShell({ children }: { children: React.ReactNode }) {
  const header = useRef<HTMLElement>(null);
  const footer = useRef<HTMLElement>(null);
  useRoomForBars(header, footer);
  return (
    <div className={classNames('flex min-h-svh flex-col', roomForBars)}>
      <SkipLink />
      <Header ref={header} />
      <main
        id={mainId}
        tabIndex={-1}
        className="flex grow flex-col bg-paper outline-none *:last:grow"
      >
        {children}
      </main>
      <ContactStrip />
      <Footer ref={footer} />
    </div>
  );
}
