/** When an office is open, by the clock of its time zone. */
export type OpeningTimes = {
  /** `08:00` */
  opens: string;
  /** `17:00` */
  closes: string;
  /** By its name in the IANA database. */
  timeZone: string;
  /** The days of the week on which it is open; Sunday is 0. */
  days: readonly number[];
  /** Days on which it is closed all the same: `2026-12-25`. */
  closedDates: readonly string[];
};

/** In ms. */
const day = 86_400_000;

/** The clock of a time zone at an instant, as Swedes write it: `2026-12-25 08:00:00`. */
export const clockIn = (timeZone: string, instant: Date): string =>
  instant.toLocaleString('sv', { timeZone });

/** The day of the week of a date (`2026-12-25`); Sunday is 0. */
export const weekdayOf = (date: string): number => new Date(date).getUTCDay();

/** The date that is `days` after another. */
export const dateAfter = (date: string, days = 1): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

/** Whether the office opens on a date: not on public holidays or in the company's closings. */
export const isOpenOn = (times: OpeningTimes, date: string): boolean =>
  times.days.includes(weekdayOf(date)) && !times.closedDates.includes(date);

/**
 * Whether the office is open at an instant, by its clock wherever the visitor is. It is open from
 * the first second of the minute it opens at, and closed from the first of the minute it closes at.
 */
export function isOpen(times: OpeningTimes, instant = new Date()): boolean {
  const [date = '', time = ''] = clockIn(times.timeZone, instant).split(' ');
  return isOpenOn(times, date) && times.opens <= time && time < times.closes;
}
