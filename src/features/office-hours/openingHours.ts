import type { OfficeHours } from '../../content/modules';

type Hours = NonNullable<OfficeHours>;

/** In ms. */
const day = 86_400_000;

/** A closed office opens within so many days, or says nothing of it: four weeks of holidays. */
const mostDays = 28;

/** The date (`2026-12-25`), the weekday and the time (`08:00`) in a time zone at an instant (ms since 1970). */
export function localTime(timeZone: string, instant: number) {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    weekday: part('weekday'),
    time: `${part('hour')}:${part('minute')}`,
  };
}

/**
 * Whether the office is open; closed, with the date (`2026-12-28`) and the weekday on which it opens
 * next, where it does so soon, and whether it is closed all day for a holiday.
 */
export type OpeningState = { open: true } | { open: false; opensOn?: Day; holiday: boolean };

type Day = { date: string; weekday: string };

/**
 * Whether the office is open at an instant (ms since 1970), by its own clock wherever the visitor
 * is. It is open from the first second of the minute it opens at, and closed from the first of the
 * minute it closes at, on public holidays and in the company's own closings.
 */
export function openingState(hours: Hours, instant: number): OpeningState {
  const { opens, closes, timeZone, days, closedDates } = hours;
  const opensThatDay = ({ date, weekday }: Day) =>
    days.some((open) => open === weekday) && !closedDates.includes(date);
  const now = localTime(timeZone, instant);
  if (opensThatDay(now) && opens <= now.time && now.time < closes) return { open: true };
  if (opensThatDay(now) && now.time < opens) return { open: false, opensOn: now, holiday: false };
  const holiday = days.some((open) => open === now.weekday) && closedDates.includes(now.date);
  // Noon of the days to come: a clock that is put forward or back leaves it on its day.
  const [hour = 0, minute = 0] = now.time.split(':').map(Number);
  const noon = instant + ((12 - hour) * 60 - minute) * 60_000;
  for (let ahead = 1; ahead <= mostDays; ahead += 1) {
    const then = localTime(timeZone, noon + ahead * day);
    if (opensThatDay(then)) return { open: false, opensOn: then, holiday };
  }
  return { open: false, holiday };
}
