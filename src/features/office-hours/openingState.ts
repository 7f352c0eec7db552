import type { OfficeHours } from './content';
import { clockIn, dateAfter, type OpeningTimes, spansOn, weekdayOf } from './openingHours';

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
export const statusOf = (hours: OfficeHours, { is, until }: OpeningState) =>
  until && (hours[is][until] ?? hours[is][weekdayOf(until)]);
