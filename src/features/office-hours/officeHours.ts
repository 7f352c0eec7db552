import { company } from '../../content/company';
import { contactPage } from '../../content/contactPage';
import { type OpeningState, openDays, timeInWords } from './openingHours';

const { hours: words } = contactPage;
const { openingHours } = company;
const opens = timeInWords(openingHours.opens);
const closes = timeInWords(openingHours.closes);

/** When the office is open, in words. */
export const officeHoursText = [
  words.days(openingHours.firstDay, openingHours.lastDay),
  words.times(opens, closes),
  openingHours.timeZoneText,
].join(', ');

/** Whether the office is open, in words. */
export const officeStatus = ({ open, day }: Pick<OpeningState, 'open' | 'day'>) =>
  open ? words.open(closes) : words.closed(day, opens);

/** The longest of all that `officeStatus` can say: what needs its room needs no more. */
export const longestOfficeStatus = openDays(openingHours)
  .flatMap((day) => [true, false].map((open) => officeStatus({ open, day })))
  .reduce((longest, status) => (status.length > longest.length ? status : longest));
