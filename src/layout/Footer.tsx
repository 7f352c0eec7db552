import text from '#content/labels/footer';
import site from '#content/site';
import { isLongNumber } from '../features/contact-details/directWays';
import { contactFormHref } from '../features/contact-form/contactFormHref';
import { BarTelephone } from '../features/office-hours/BarTelephone';
import { searchHref } from '../features/search/searchAddress';
import { pathOf } from '../routes';
import { Icon } from '../ui/Icon';
import { AccentStrip } from './AccentStrip';

const link =
  'inline-flex min-h-[48px] items-center gap-2 leading-[1.15] wrap-break-word font-strong underline-offset-4 hover:underline hover:decoration-2';

/** Two numbers, of a closed office, take its room. */
const copyright = 'text-soft max-[56.25rem]:hidden max-[75rem]:office-closed:hidden';

/** The narrowest phones show a word, or beside a long number a sign. */
const write = isLongNumber
  ? 'max-[26rem]:*:last:sr-only'
  : 'not-office-closed:min-w-[4.75rem] not-office-closed:max-[22.4rem]:*:first:hidden';

/** Home has the same field, for a site without a page of technologies. */
const search = searchHref(pathOf('technologies') ?? pathOf('home'));

/**
 * The bar at the bottom of every page, with the ways to call, to search and to write. On a screen
 * too short for bars it scrolls with the page. A busy phone may paint it in part: so that nothing
 * moves, bar and columns have minimum sizes, and on wide screens the links stand at the left.
 */
export function Footer() {
  return (
    <footer className="ground-navy z-40 min-h-[calc(3.25rem+4px)] border-t border-hair text-data pinned:fixed pinned:inset-x-0 pinned:bottom-0">
      <div
        data-opening={site.openingTimes && JSON.stringify(site.openingTimes)}
        className="column flex min-h-[calc(3.25rem-1px)] flex-row-reverse flex-wrap items-center justify-between gap-x-6"
      >
        <p className={copyright}>{`© ${site.legalName}`}</p>
        <div
          data-print="none"
          className="flex grow flex-wrap items-center gap-x-1 min-[56.25rem]:grow-0 min-[56.25rem]:gap-x-6 min-[75rem]:gap-x-9"
        >
          <BarTelephone
            className={`${link} grow max-[56.25rem]:office-closed:basis-0 min-[56.25rem]:grow-0`}
          />
          <a
            href={search}
            // Without a script there is no field.
            className={`${link} min-w-[48px] justify-center noscript:hidden`}
          >
            <Icon name="search" className="size-[20px]" />
            {/* A phone has no room for the word. */}
            <span className="max-[56.25rem]:sr-only">{text.search}</span>
          </a>
          <a
            href={contactFormHref}
            // While the office is closed, a phone may have a second number in place of the word.
            className={`${link} min-w-[48px] justify-end ${write}`}
          >
            <Icon name="mail" className="size-[20px]" />
            <span className="max-[40rem]:office-closed:sr-only">{text.write}</span>
          </a>
        </div>
      </div>
      <AccentStrip />
    </footer>
  );
}
