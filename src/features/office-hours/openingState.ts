import { clockIn, dateAfter, isOpen, isOpenOn, type OpeningTimes, weekdayOf } from './openingHours';

/** A date of opening further ahead than this is left out, in days: four weeks of holidays. */
const mostDays = 28;

/**
 * Whether the office is open; closed, with the date (`2026-12-28`) on which it opens next, if it
 * does so soon, and whether it is closed all day for a holiday.
 */
export type OpeningState = { open: true } | { open: false; opensOn?: string; holiday: boolean };

/** The state of the office at an instant. */
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
