import { useEffect, useState } from 'react';
import breakdown from '#content/breakdown';
import contactLabels from '#content/labels/contact';
import text from '#content/labels/office-hours';
import site from '#content/site';
import { RowHeading } from '../../ui/RowHeading';
import { TelephoneNumber } from '../contact-details/TelephoneNumber';
import { vcardFile } from '../contact-details/vcardFile';
import { WithNumbers } from '../contact-details/WithNumbers';
import type { OfficeHours as Hours } from './content';
import { type OpeningState, openingState, statusOf } from './openingHours';

const { openingTimes } = site;

/** The number to call while the office is closed, as large as the page is wide. */
export function LineDown() {
  if (!breakdown) return null;
  return (
    <section className="ground-navy">
      <RowHeading id="line-down" title={text.breakdown} text={text.breakdownCustomers} />
      <div className="column pb-11 desk:pb-14">
        <TelephoneNumber
          way={{ text: breakdown.telephone, href: breakdown.href }}
          className="py-[0.1em] text-[max(1rem,min(var(--column)/0.376/var(--letters,9),24rem))] leading-[0.9]"
        />
        {text.breakdownOthers && (
          <p className="mt-4 text-soft">
            <WithNumbers text={text.breakdownOthers} />
          </p>
        )}
      </div>
    </section>
  );
}

/** The company as a contact that a telephone or a mail program keeps. */
export function ContactCardLink() {
  if (!site.contactCard) return null;
  return (
    <div className="border-t border-hair py-2">
      <a href={`${site.base}/${vcardFile}`} download={site.contactCard} className="link">
        {contactLabels.vcard}
      </a>
    </div>
  );
}

/** When the office is open, and whether it is now. */
export function OfficeHours({ hours }: { hours: Hours }) {
  // Until the page is hydrated nothing: the build cannot know when it is read.
  const [state, setState] = useState<OpeningState>();
  useEffect(() => {
    const shown = new AbortController();
    const { signal } = shown;
    const update = () => setState(openingTimes && openingState(openingTimes, new Date()));
    // As in the bar (`followOfficeHours`), whose script in written pages has no room for an end.
    setTimeout(update);
    const timer = setInterval(update, 10_000);
    addEventListener('visibilitychange', update, { signal });
    addEventListener('pageshow', update, { signal });
    return () => {
      clearInterval(timer);
      shown.abort();
    };
  }, []);
  const longest = Object.values(hours.statuses).reduce((a, b) => (b.length > a.length ? b : a), '');
  return (
    <div>
      <h3 id="hours" className="sr-only">
        {text.title}
      </h3>
      <p>{hours.text}</p>
      {/*
       * The longest status, invisible, takes the room, so that no status moves the page when it
       * comes or changes. As generated content it is not in the text of the page, which is sent
       * before it is known whether the office is open.
       */}
      <p
        data-longest={longest}
        data-print="none"
        className="grid font-strong before:invisible before:[grid-area:1/1] before:content-[attr(data-longest)] noscript:hidden"
      >
        <span className="[grid-area:1/1]">{state && statusOf(hours.statuses, state)}</span>
      </p>
    </div>
  );
}
