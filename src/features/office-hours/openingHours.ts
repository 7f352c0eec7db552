import type { OpeningHours, Weekday } from '../../content/types';

/** As `Date.getUTCDay` numbers them. */
const weekdays: readonly Weekday[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];

const minute = 60_000;
const day = 24 * 60 * minute;

/** The days of the week on which the office is open, from the first to the last. */
export function openDays({ firstDay, lastDay }: OpeningHours): Weekday[] {
  const first = weekdays.indexOf(firstDay);
  const count = ((weekdays.indexOf(lastDay) - first + 7) % 7) + 1;
  return [...weekdays, ...weekdays].slice(first, first + count);
}

const hoursAndMinutes = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { hours, minutes };
};

/** A time as it is said in New Zealand: `08:00` is 8 am, `17:30` is 5:30 pm. */
export function timeInWords(time: string): string {
  const { hours, minutes } = hoursAndMinutes(time);
  const past = minutes ? `:${String(minutes).padStart(2, '0')}` : '';
  return `${hours % 12 || 12}${past} ${hours < 12 ? 'am' : 'pm'}`;
}

/** What the clock on the wall shows at an instant, as the ms of the same date and time in UTC. */
function wallClock(format: Intl.DateTimeFormat, instant: number): number {
  const parts = format.formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  return Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
}

/** The instant at which the clock on the wall shows this. */
function instantOf(format: Intl.DateTimeFormat, wall: number): number {
  // The second look takes the offset there; the first took that of some hours away, which is
  // another one where the clocks change in between.
  const near = wall + wall - wallClock(format, wall);
  return near + wall - wallClock(format, near);
}

/** Whether the office is open, and what comes next. */
export type OpeningState = {
  open: boolean;
  /** The day of the next change in the office's time zone. */
  day: Weekday;
  /** The instant of the next change, in ms since 1970. */
  changesAt: number;
};

/**
 * Whether the office is open at an instant (ms since 1970), by its own clock wherever the visitor
 * is. It opens with the first second of the minute it opens at, and is closed from the first of the
 * minute it closes at. Neither may lie in the hour that daylight saving skips or repeats (2 to 3 am
 * in New Zealand). Public holidays are not known here: on those it says what the weekday says.
 */
export function openingState(hours: OpeningHours, now: number): OpeningState {
  const format = new Intl.DateTimeFormat('en-NZ', {
    timeZone: hours.timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const wallNow = wallClock(format, now);
  const days = openDays(hours);
  const midnight = wallNow - (wallNow % day);
  // The same weekday again comes after seven days.
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const date = midnight + ahead * day;
    const weekday = weekdays[new Date(date).getUTCDay()];
    if (!weekday || !days.includes(weekday)) continue;
    for (const [time, open] of [
      [hours.opens, false],
      [hours.closes, true],
    ] as const) {
      const { hours: hour, minutes } = hoursAndMinutes(time);
      const wall = date + (hour * 60 + minutes) * minute;
      if (wall > wallNow) return { open, day: weekday, changesAt: instantOf(format, wall) };
    }
  }
  throw new Error(`The office opens on no day from ${hours.firstDay} to ${hours.lastDay}.`);
}
