import { company } from '../../content/company';
import { contactPage } from '../../content/contactPage';
import { Icon } from '../../ui/Icon';
import { telephoneHref } from '../contact-details/telephoneHref';
import { vcardFile } from '../contact-details/vcardFile';
import { longestOfficeStatus, officeHoursText, officeStatus } from './officeHours';
import { useOpeningState } from './useOpeningState';

const text = contactPage.hours;

/** The office's hours, whether it is open now, and whom to call when it is not. */
export function OfficeHours() {
  const state = useOpeningState(company.openingHours);
  return (
    <div className="rounded-md bg-surface px-5 py-4 text-sm shadow-card">
      <h3 className="flex items-center gap-2 font-semibold">
        <Icon name="clock" className="size-[18px]" />
        {text.title}
      </h3>
      <p className="pt-1 text-balance">{officeHoursText}</p>
      {/*
       * The longest status, invisible, takes the room, so that no status moves the page when it
       * comes or changes. As generated content it is not in the text of the page, which is sent
       * before anybody knows whether the office is open.
       */}
      <p
        data-longest={longestOfficeStatus}
        data-print="none"
        className="grid font-semibold text-ink before:invisible before:[grid-area:1/1] before:content-[attr(data-longest)] noscript:hidden"
      >
        <span className="[grid-area:1/1]">{state && officeStatus(state)}</span>
      </p>
      <h3 className="pt-3 font-semibold text-ink">{text.breakdown.title}</h3>
      <p>
        {text.breakdown.customers}{' '}
        <a
          href={telephoneHref(company.breakdown.telephone)}
          className="inline-flex min-h-[44px] items-center rounded-sm font-extrabold whitespace-nowrap text-ink underline decoration-amber decoration-2 underline-offset-4 hover:decoration-line"
        >
          {company.breakdown.telephone}
        </a>
      </p>
      <p>{text.breakdown.others}</p>
      <a
        href={`/${vcardFile}`}
        download={vcardFile}
        className="mt-1 inline-flex min-h-[44px] items-center gap-2 rounded-sm font-semibold text-ink underline decoration-line decoration-2 underline-offset-4 hover:decoration-amber"
      >
        <Icon name="save" className="size-[18px]" />
        {contactPage.vcard}
      </a>
    </div>
  );
}
