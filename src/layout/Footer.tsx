import { company } from '../content/company';
import { footer } from '../content/footer';
import { Column } from '../ui/Column';
import { AccentStrip } from './AccentStrip';

/** The bar at the bottom of every page. On a screen too short for bars it scrolls with the page. */
export function Footer({ ref }: { ref: React.Ref<HTMLElement> }) {
  return (
    <footer
      ref={ref}
      className="z-40 bg-navy-950 text-xs text-frost pinned:fixed pinned:inset-x-0 pinned:bottom-0 pinned:[view-transition-name:footer] print:static!"
    >
      <Column className="flex min-h-[36px] flex-wrap items-center justify-between gap-x-6">
        <p>© {company.legalName}</p>
        <p>
          {footer.founded} {company.founded}
        </p>
      </Column>
      <AccentStrip />
    </footer>
  );
}
