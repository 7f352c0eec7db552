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

/** A closed office opens within so many days, or says nothing of it: four weeks of holidays. */
const mostDays = 28;

/** The clock of a time zone at an instant, as Swedes write it: `2026-12-25 08:00:00`. */
export const clockIn = (timeZone: string, instant: Date): string =>
  instant.toLocaleString('sv', { timeZone });

/** The day of the week of a date (`2026-12-25`); Sunday is 0. */
export const weekdayOf = (date: string): number => new Date(date).getUTCDay();

/** The date so many days after another. */
export const dateAfter = (date: string, days = 1): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

/** Whether the office is open on a date at all: not on public holidays and in the company's own closings. */
export const isOpenOn = (times: OpeningTimes, date: string): boolean =>
  times.days.includes(weekdayOf(date)) && !times.closedDates.includes(date);

/**
 * Whether the office is open at an instant, by its own clock wherever the visitor is. It is open from
 * the first second of the minute it opens at, and closed from the first of the minute it closes at.
 */
export function isOpen(times: OpeningTimes, instant = new Date()): boolean {
  const [date = '', time = ''] = clockIn(times.timeZone, instant).split(' ');
  return isOpenOn(times, date) && times.opens <= time && time < times.closes;
}

/**
 * Whether the office is open; closed, with the date (`2026-12-28`) on which it opens next, where it
 * does so soon, and whether it is closed all day for a holiday.
 */
export type OpeningState = { open: true } | { open: false; opensOn?: string; holiday: boolean };

/** What can be said of the office at an instant. */
export function openingState(times: OpeningTimes, instant: Date): OpeningState {
  if (isOpen(times, instant)) return { open: true };
  const [today = '', time = ''] = clockIn(times.timeZone, instant).split(' ');
  const holiday = times.days.includes(weekdayOf(today)) && !isOpenOn(times, today);
  for (let ahead = time < times.opens ? 0 : 1; ahead <= mostDays; ahead += 1) {
    const opensOn = dateAfter(today, ahead);
    if (isOpenOn(times, opensOn)) return { open: false, opensOn, holiday };
  }
  return { open: false, holiday };
}
