/** From when to when it is open: `08:00`, `17:00`. */
type Span = readonly [opens: string, closes: string];

/** When an office is open, by the clock of its time zone. */
export type OpeningTimes = {
  /** Its hours on each day of the week, from Sunday on. */
  week: readonly (readonly Span[])[];
  /** By its name in the IANA database. */
  timeZone: string;
  /** Days of those on which it is closed all the same: `2026-12-25`. */
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

/** Its hours on a date; none on holidays and in its closings. */
export const spansOn = (times: OpeningTimes, date: string): readonly Span[] =>
  (!times.closedDates.includes(date) && times.week[weekdayOf(date)]) || [];

/**
 * Whether the office is open at an instant, by its clock wherever the visitor is. It is open from
 * the first second of the minute it opens at, and closed from the first of the minute it closes at.
 */
export function isOpen(times: OpeningTimes, instant = new Date()): boolean {
  const [date = '', time = ''] = clockIn(times.timeZone, instant).split(' ');
  return spansOn(times, date).some(([opens, closes]) => opens <= time && time < closes);
}
