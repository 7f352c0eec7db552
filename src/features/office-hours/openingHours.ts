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

/** A date of opening further ahead than this is left out, in days: four weeks of holidays. */
const mostDays = 28;

/**
 * Whether the office is open, closed between two times of a day, or closed, all day for a holiday
 * perhaps; and the time (`17:00`), or the date (`2026-12-28`), until which it is so. A date that is
 * too far ahead is left out.
 */
export type OpeningState = {
  is: 'open' | 'break' | 'closed' | 'holiday';
  until?: string | undefined;
};

/** The state of the office at an instant. */
export function openingState(times: OpeningTimes, instant: Date): OpeningState {
  const [today = '', time = ''] = clockIn(times.timeZone, instant).split(' ');
  const spans = spansOn(times, today);
  const next = spans.findIndex(([, closes]) => time < closes);
  const [opens, closes] = spans[next] ?? [];
  if (opens && opens <= time) return { is: 'open', until: closes };
  if (opens && next > 0) return { is: 'break', until: opens };
  const is = times.closedDates.includes(today) ? 'holiday' : 'closed';
  for (let ahead = opens ? 0 : 1; ahead <= mostDays; ahead += 1) {
    const date = dateAfter(today, ahead);
    if (spansOn(times, date).length > 0) return { is, until: date };
  }
  return { is };
}

/** The words for a state: by its time or date, or else by the weekday on which it opens. */
export const statusOf = (statuses: Record<string, string>, { is, until }: OpeningState) =>
  until && (statuses[`${is} ${until}`] ?? statuses[`${is} ${weekdayOf(until)}`]);
