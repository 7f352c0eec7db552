import breakdown from '#content/breakdown';
import text from '#content/labels/footer';
import site from '#content/site';
import { isLongNumber, telephoneWay } from '../features/contact-details/directWays';
import { contactFormHref } from '../features/contact-form/contactFormHref';
import { searchHref } from '../features/search/searchAddress';
import { pathOf } from '../routes';
import { Icon } from '../ui/Icon';
import { AccentStrip } from './AccentStrip';

const { openingTimes } = site;

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
        data-opening={openingTimes && JSON.stringify(openingTimes)}
        className="column flex min-h-[calc(3.25rem-1px)] flex-row-reverse flex-wrap items-center justify-between gap-x-6"
      >
        <p className={copyright}>{`© ${site.legalName}`}</p>
        <div
          data-print="none"
          className="flex grow flex-wrap items-center gap-x-1 min-[56.25rem]:grow-0 min-[56.25rem]:gap-x-6 min-[75rem]:gap-x-9"
        >
          <Telephone />
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

/**
 * The ways to call in the bar of every page. While the office is closed the bar says so, and has
 * the number besides that answers some callers then, if there is one; each says whose it is. All of
 * it is in the page, and `followOfficeHours` marks what is shown.
 */
function Telephone() {
  if (!telephoneWay) return null;
  const className = `${link} grow max-[56.25rem]:office-closed:basis-0 min-[56.25rem]:grow-0`;
  const closed = breakdown ? text.others : text.closed;
  return (
    <>
      {/* First, so that nothing moves when the other one comes. */}
      <a href={telephoneWay.href} className={className}>
        <Call note={openingTimes && closed} telephone={telephoneWay.text} />
      </a>
      {openingTimes && breakdown && (
        <a href={breakdown.href} className={`${className} not-office-closed:hidden`}>
          <Call note={text.onCall} telephone={breakdown.telephone} />
        </a>
      )}
    </>
  );
}

const small = 'max-[56.25rem]:office-closed:text-mark max-[56.25rem]:office-closed:leading-none';

/** On one line, as the bar has room for three. */
const besideAnother = `office-closed:whitespace-nowrap ${isLongNumber ? 'max-[26rem]:office-closed:sr-only' : 'max-[22.4rem]:office-closed:sr-only'}`;

/** A number, with a note while the office is closed: of two, narrow phones have the notes alone. */
const Call = ({ note, telephone }: { note: string | undefined; telephone: string }) => (
  <>
    <Icon
      name="phone"
      className={`size-[20px] max-[56.25rem]:office-closed:hidden ${isLongNumber ? 'max-[22.4rem]:hidden' : ''}`}
    />
    <span className={small}>
      {note && (
        <span className="font-normal text-soft not-office-closed:hidden max-[56.25rem]:block">
          {`${note} `}
        </span>
      )}
      <span className="sr-only office-closed:hidden">{`${text.telephone} `}</span>
      <bdi className={breakdown ? besideAnother : undefined}>{telephone}</bdi>
    </span>
  </>
);
