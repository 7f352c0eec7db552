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
export const officeStatus = (state: OpeningState) =>
  state.open ? words.open(closes) : words.closed(state.opensOn, opens);

/** The longest text that `officeStatus` returns: the page leaves room for it. */
export const longestOfficeStatus = [
  officeStatus({ open: true }),
  ...openDays(openingHours).map((opensOn) => officeStatus({ open: false, opensOn })),
].reduce((longest, status) => (status.length > longest.length ? status : longest));
