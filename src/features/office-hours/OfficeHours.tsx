import { company } from '../../content/company';
import { contactPage } from '../../content/contactPage';
import { Icon } from '../../ui/Icon';
import { vcardFile } from '../contact-details/vcardFile';
import { longestOfficeStatus, officeHoursText, officeStatus } from './officeHours';
import { useOpeningState } from './useOpeningState';

/** The office's hours, whether it is open now, and the contact details as a file to save. */
export function OfficeHours() {
  const state = useOpeningState(company.openingHours);
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-md border-t-4 border-amber bg-surface px-5 py-4 shadow-card sm:p-6">
      <div>
        <div className="flex items-center gap-3 text-ink">
          <Icon name="clock" className="size-[24px] sm:size-[28px]" />
          <h3 className="text-lg font-bold">{contactPage.hours.title}</h3>
        </div>
        <p className="pt-2 text-balance">{officeHoursText}</p>
        {/*
         * The longest status, invisible, takes the room, so that no status moves the page when it
         * comes or changes. As generated content it is not in the text of the page, which is sent
         * before anybody knows whether the office is open.
         */}
        <p
          data-longest={longestOfficeStatus}
          className="grid font-semibold text-ink before:invisible before:[grid-area:1/1] before:content-[attr(data-longest)] noscript:hidden print:hidden"
        >
          {state && <span className="[grid-area:1/1]">{officeStatus(state)}</span>}
        </p>
      </div>
      <a
        href={`/${vcardFile}`}
        download={vcardFile}
        className="inline-flex min-h-[44px] items-center gap-2 rounded-sm border border-line px-3 py-2 text-sm font-semibold text-ink hover:bg-ink hover:text-surface print:hidden"
      >
        <Icon name="save" className="size-[18px]" />
        {contactPage.vcard}
      </a>
    </div>
  );
}
