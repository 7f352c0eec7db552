import { company } from '../../content/company';
import { contactPage } from '../../content/contactPage';
import { Icon } from '../../ui/Icon';
import { vcardFile } from '../contact-details/vcardFile';
import { longestOfficeStatus, officeHoursText, officeStatus } from './officeHours';
import { useOpeningState } from './useOpeningState';

/**
 * Spaces that take the room of the longest status and wrap where it would, so that no status moves
 * the page when it comes or changes. They hold no word, because the page is sent before anybody knows
 * which is true, and they need no style, because the stylesheet is in every page. Three spaces are
 * at least as wide as a letter, two as a narrow one.
 */
const roomForStatus = longestOfficeStatus
  .replace(/[,fijlrt]/g, '\u00a0\u00a0')
  .replace(/\S/g, '\u00a0\u00a0\u00a0');

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
        <p className="grid font-semibold text-ink noscript:hidden print:hidden">
          <span aria-hidden="true" className="col-start-1 row-start-1">
            {roomForStatus}
          </span>
          {state && <span className="col-start-1 row-start-1">{officeStatus(state)}</span>}
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
