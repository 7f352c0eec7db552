import { mainId, SkipLink } from '../components/SkipLink';
import { classNames } from '../lib/classNames';
import { ContactStrip } from '../sections/ContactStrip';
import { Footer } from './Footer';
import { Header } from './Header';

/*
 * As much room as the fixed bars take. They are so many pixels high, the room is in rem: with larger
 * text it grows, and by then the links of the header may need a second row.
 */
const roomForBars =
  'tall:pt-[calc(5.5rem+4px)] tall:pb-[2.5rem] tall:sm:pt-[calc(4.25rem+4px)] print:p-0';

/** What every page shares: skip link, header, main, contact strip and footer. */
export function PageShell({ children }: { children: React.ReactNode }) {
  return (
    <div className={classNames('flex min-h-svh flex-col', roomForBars)}>
      <SkipLink />
      <Header />
      <main id={mainId} tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <ContactStrip />
      <Footer />
    </div>
  );
}
