import { useRef } from 'react';
import { ContactStrip } from '../features/contact-details/ContactStrip';
import { mainId } from '../features/navigation/mainId';
import { SkipLink } from '../features/navigation/SkipLink';
import { Footer } from './Footer';
import { Header } from './Header';
import { useBarHeights } from './useBarHeights';

/** What every page shares: skip link, header, main, contact strip and footer. */
export function PageShell({ children }: { children: React.ReactNode }) {
  const shell = useRef<HTMLDivElement>(null);
  const header = useRef<HTMLElement>(null);
  const footer = useRef<HTMLElement>(null);
  useBarHeights(shell, header, footer);
  return (
    <div
      ref={shell}
      className="flex min-h-svh flex-col pinned:pt-(--header-height) pinned:pb-(--footer-height)"
    >
      <SkipLink />
      <Header ref={header} />
      <main
        id={mainId}
        tabIndex={-1}
        className="measured flex grow flex-col bg-page [outline:none]"
      >
        {children}
      </main>
      <ContactStrip />
      <Footer ref={footer} />
    </div>
  );
}
