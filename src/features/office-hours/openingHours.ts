import type { OpeningHours, Weekday } from '../../content/types';

const weekdays: readonly Weekday[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];

/** The seven weekdays, beginning with the one given. */
function weekFrom(day: Weekday): Weekday[] {
  const index = weekdays.indexOf(day);
  return [...weekdays.slice(index), ...weekdays.slice(0, index)];
}

/** The days of the week on which the office is open, from the first to the last. */
export function openDays({ firstDay, lastDay }: OpeningHours): Weekday[] {
  const week = weekFrom(firstDay);
  return week.slice(0, week.indexOf(lastDay) + 1);
}

/** A time as it is said in New Zealand: `08:00` is 8 am, `17:30` is 5:30 pm. */
export function timeInWords(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const past = minutes ? `:${String(minutes).padStart(2, '0')}` : '';
  return `${hours % 12 || 12}${past} ${hours < 12 ? 'am' : 'pm'}`;
}

/** The weekday and the time (`08:00`) in a time zone at an instant (ms since 1970). */
function localTime(timeZone: string, instant: number): { weekday: Weekday; time: string } {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value;
  const weekday = weekdays.find((name) => name === part('weekday'));
  if (!weekday) throw new Error(`Intl gives no weekday for the time zone ${timeZone}.`);
  return { weekday, time: `${part('hour')}:${part('minute')}` };
}

/** Whether the office is open; closed, with the weekday on which it opens next. */
export type OpeningState = { open: true } | { open: false; opensOn: Weekday };

/**
 * Whether the office is open at an instant (ms since 1970), by its own clock wherever the visitor
 * is. It is open from the first second of the minute it opens at, and closed from the first of the
 * minute it closes at. Public holidays are not known here: on those it says what the weekday says.
 */
export function openingState(hours: OpeningHours, instant: number): OpeningState {
  const { weekday, time } = localTime(hours.timeZone, instant);
  const days = openDays(hours);
  const today = days.includes(weekday);
  if (today && hours.opens <= time && time < hours.closes) return { open: true };
  if (today && time < hours.opens) return { open: false, opensOn: weekday };
  // The same weekday again comes last.
  const [, ...later] = weekFrom(weekday);
  return { open: false, opensOn: later.find((day) => days.includes(day)) ?? weekday };
}
