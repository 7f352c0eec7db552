import { mainId, SkipLink } from '../components/SkipLink';
import { ContactStrip } from '../sections/ContactStrip';
import { Footer } from './Footer';
import { Header } from './Header';

/** What every page shares: skip link, header, main, contact strip and footer. */
export function PageShell({ children }: { children: React.ReactNode }) {
  return (
    <div className="flex min-h-svh flex-col">
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
