import { useEffect } from 'react';
import text from '#content/labels/shared';
import { ContactStrip } from '../features/contact-details/ContactStrip';
import { followOfficeHours } from '../features/office-hours/followOfficeHours';
import { Footer } from './Footer';
import { followBarHeights } from './followBarHeights';
import { Header } from './Header';

type PageShellProps = {
  address: string | undefined;
  children: React.ReactNode;
};

/** The frame of every page: skip link, header, main, contact strip and footer. */
export function PageShell({ address, children }: PageShellProps) {
  useEffect(followBarHeights, []);
  // In its own task: the first use of `Intl` takes a slow phone 55 ms.
  useEffect(() => void setTimeout(followOfficeHours), []);
  return (
    <div className="flex min-h-svh flex-col pinned:pt-(--header-height) pinned:pb-(--footer-height)">
      {/* The first tab stop (WCAG 2.4.1), visible while it has focus. */}
      <a
        href="#main"
        className="fixed top-3 start-3 z-50 [translate:0_-6rem] bg-accent px-5 py-3 font-strong text-on-accent focus:[translate:none]"
      >
        {text.skipLink}
      </a>
      <Header address={address} />
      <main
        id="main"
        tabIndex={-1}
        className="measured ground-white flex grow flex-col [outline:none]"
      >
        {children}
      </main>
      <ContactStrip address={address} />
      <Footer />
    </div>
  );
}
