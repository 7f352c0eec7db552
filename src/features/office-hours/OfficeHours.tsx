import { useEffect, useState } from 'react';
import breakdown from '#content/breakdown';
import contactLabels from '#content/labels/contact';
import text from '#content/labels/office-hours';
import hours from '#content/office-hours';
import site from '#content/site';
import { Icon } from '../../ui/Icon';
import { vcardFile } from '../contact-details/vcardFile';
import type { OfficeHours as Hours } from './content';
import { weekdayOf } from './openingHours';
import { type OpeningState, openingState } from './openingState';

const { openingTimes } = site;

type Closed = Extract<OpeningState, { open: false }>;

/** The office's hours, and the number to call when it is closed, as far as there are such. */
export function OfficeHours() {
  return (
    <>
      {hours && <Times hours={hours} />}
      {breakdown && (
        <div>
          <h3 id="line-down" className="font-sans font-strong text-heading">
            {text.breakdown}
          </h3>
          <p>
            {text.breakdownCustomers}{' '}
            <a href={breakdown.href} className="strong-link rounded-sm whitespace-nowrap">
              {breakdown.telephone}
            </a>
          </p>
          {text.breakdownOthers && <p>{text.breakdownOthers}</p>}
        </div>
      )}
    </>
  );
}

/** The company as a contact that a telephone or a mail program keeps. */
export function ContactCardLink() {
  if (!site.contactCard) return null;
  return (
    <div>
      <a
        href={`/${vcardFile}`}
        download={site.contactCard}
        className="inline-flex min-h-[44px] min-w-[44px] items-center gap-2 rounded-sm font-strong text-heading underline decoration-edge decoration-2 underline-offset-4 hover:decoration-accent"
      >
        <Icon name="save" className="size-[18px]" />
        {contactLabels.vcard}
      </a>
    </div>
  );
}

/** The text about a closed office: that of the date on which it opens, or else of the weekday. */
function closedText(hours: Hours, { opensOn, holiday }: Closed) {
  const texts = holiday ? hours.holiday : hours.closed;
  return opensOn && (texts[opensOn] ?? texts[weekdayOf(opensOn)]);
}

/** When the office is open, and whether it is now. */
function Times({ hours }: { hours: Hours }) {
  const state = useOpeningState();
  const statuses = [hours.open, ...Object.values(hours.closed), ...Object.values(hours.holiday)];
  const longest = statuses.reduce((a, b) => (b.length > a.length ? b : a));
  return (
    <div>
      <h3 id="hours" className="flex items-center gap-2 font-sans font-strong">
        <Icon name="clock" className="size-[18px]" />
        {text.title}
      </h3>
      <p className="pt-1 text-balance">{hours.text}</p>
      {/*
       * The longest status, invisible, takes the room, so that no status moves the page when it
       * comes or changes. As generated content it is not in the text of the page, which is sent
       * before it is known whether the office is open.
       */}
      <p
        data-longest={longest}
        data-print="none"
        className="grid font-strong text-heading before:invisible before:[grid-area:1/1] before:content-[attr(data-longest)] noscript:hidden"
      >
        <span className="[grid-area:1/1]">
          {state && (state.open ? hours.open : closedText(hours, state))}
        </span>
      </p>
    </div>
  );
}

/** In ms. */
const minute = 60_000;

/**
 * Whether the office is open, right to the minute; undefined in the prerendered page and until it
 * is hydrated, because the build cannot know when a page is read.
 */
function useOpeningState(): OpeningState | undefined {
  const [state, setState] = useState<OpeningState>();
  useEffect(() => {
    // In its own task: the first use of `Intl` takes a slow phone 55 ms.
    let timer = setTimeout(update);
    function update() {
      clearTimeout(timer);
      const now = new Date();
      setState(openingTimes && openingState(openingTimes, now));
      timer = setTimeout(update, minute - (now.getTime() % minute));
    }
    // A timer stands still while the device sleeps.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return state;
}
