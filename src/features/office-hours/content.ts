import Holidays from 'date-holidays';
import type { Build } from '../../generator/content/contentModules';
import { didYouMean, type Report } from '../../generator/content/problems';
import type { Content } from '../../generator/content/schemas';
import { fill } from '../../ui/fill';
import { type OpeningHours, type Weekday, weekdays } from '../contact-details/content';
import { telephoneHref } from '../contact-details/telephoneHref';
import {
  clockIn,
  dateAfter,
  type OpeningState,
  type OpeningTimes,
  spansOn,
  weekdayOf,
} from './openingHours';

export const shownOn = { 'labels/office-hours': 'contact' };

export const modules = {
  'office-hours': (content: Content, { now }: Build) => officeHours(content, now),
  /** The number for breakdowns; null where there is none. */
  breakdown: ({ company }: Content) => {
    const telephone = company.breakdown?.telephone;
    return telephone ? { telephone, href: telephoneHref(telephone) } : null;
  },
};

/** How many years of holidays a build knows, from its own year on. */
const years = 3;

type Hours = Pick<OpeningHours, 'firstDay' | 'lastDay' | 'opens' | 'closes'>;

/** The hours of an office: the first, those after a break, and those of other days. */
export const allHours = ({ more = [], ...first }: OpeningHours): Hours[] => [first, ...more];

/** The week, beginning on a day. */
function weekFrom(firstDay: Weekday): Weekday[] {
  const index = weekdays.indexOf(firstDay);
  return [...weekdays.slice(index), ...weekdays.slice(0, index)];
}

/** The days of the week to which hours apply, from the first to the last. */
export function openDays({ firstDay, lastDay }: Pick<Hours, 'firstDay' | 'lastDay'>): Weekday[] {
  const week = weekFrom(firstDay);
  return week.slice(0, week.indexOf(lastDay) + 1);
}

/** When an office is open, as a page works it out from the day of the build (`now`) on. */
export function openingTimes(hours: OpeningHours, now: Date): OpeningTimes {
  const { timeZone, closings = [] } = hours;
  const week = weekdays.map((day) =>
    allHours(hours)
      .filter((some) => openDays(some).includes(day))
      .map(({ opens, closes }) => [opens, closes] as const)
      .sort(),
  );
  const today = clockIn(timeZone, now).slice(0, 10);
  const ownDates = closings.flatMap(({ from, to }) => datesBetween(from, to));
  const dates = [...holidaysOf(hours, week, now), ...ownDates];
  const isUsual = (date: string) => week[weekdayOf(date)]?.length;
  const closedDates = dates.filter((date) => date >= today && isUsual(date));
  return { week, timeZone, closedDates };
}

/** The words for opening hours; null if the content has none. */
export function officeHours(content: Content, now: Date) {
  const { company, labels, site } = content;
  const { language } = site;
  const { openingHours } = company;
  if (!openingHours) return null;
  const words = labels['office-hours'];
  const times = openingTimes(openingHours, now);
  const clock = (time: string) => timeInWords(time, language);
  const nameOf = (day: unknown) => dayInWords(Number(day), language);
  const listed = (said: string[]) => new Intl.ListFormat(language).format(said);
  /** In New Zealand `2027-01-11` is Monday, 11 January. */
  const dayAndDate = (date: string) =>
    inWords(Date.parse(date), language, { weekday: 'long', day: 'numeric', month: 'long' });
  /** The words for a state of the office, by that and until when (time, day or date) it is so. */
  const status = (is: OpeningState['is'], until: unknown, time: string, day = '') =>
    [`${is} ${until}`, fill(words[is], { opens: clock(time), closes: clock(time), day })] as const;
  const untilOpening = (until: unknown, day: string, [first]: OpeningTimes['week'][number] = []) =>
    first ? [status('closed', until, first[0], day), status('holiday', until, first[0], day)] : [];
  /** Days of a week (`123 5`), of which three or more in a row are "Monday to Wednesday". */
  const daysInWords = (week: string) =>
    listed(
      (week.match(/\d+/g) ?? []).flatMap((run) =>
        run.length > 2
          ? fill(words.days, { first: nameOf(run.at(0)), last: nameOf(run.at(-1)) })
          : [...run].map(nameOf),
      ),
    );
  const week = weekFrom(openingHours.firstDay).map((name) => {
    const day = weekdays.indexOf(name);
    const spans = times.week[day] ?? [];
    const said = spans.map(([opens, closes]) =>
      fill(words.times, { opens: clock(opens), closes: clock(closes) }),
    );
    return { day, said: listed(said) };
  });
  const differing = [...new Set(week.map(({ said }) => said))].filter(Boolean);
  const lines = differing.map((said) => {
    const days = week.map((one) => (one.said === said ? one.day : ' ')).join('');
    return `${daysInWords(days)}, ${said}`;
  });
  return {
    /** In words, days of the same hours together. */
    text: [lines.join('; '), openingHours.timeZoneText].filter(Boolean).join(', '),
    /** Whether it is open, and until when: `open 17:00`, `closed 1` (until Monday). */
    statuses: Object.fromEntries([
      ...times.week.flatMap((spans, day) => [
        ...spans.map(([, closes]) => status('open', closes, closes)),
        ...spans.slice(1).map(([opens]) => status('break', opens, opens)),
        ...untilOpening(day, nameOf(day), spans),
      ]),
      // After a closing of weeks a weekday would be taken for that of this week.
      ...firstDaysAfter(openingHours, times).flatMap((date) =>
        untilOpening(date, dayAndDate(date), spansOn(times, date)),
      ),
    ]),
  };
}

const inWords = (date: number, language: string, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' }).format(date);

/** A weekday in a language, counted from Sunday on: the first of January 2023 was one. */
const dayInWords = (weekday: number, language: string): string =>
  inWords(Date.UTC(2023, 0, 1 + weekday), language, { weekday: 'long' });

/** A time as it is said in a language: in New Zealand `08:00` is 8 am, and `17:30` 5:30 pm. */
export function timeInWords(time: string, language: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const parts = { hour: 'numeric', minute: minutes > 0 ? '2-digit' : undefined } as const;
  // Between number and "am" is a narrow space, which some fonts lack; no line ends there.
  return inWords(Date.UTC(2023, 0, 1, hours, minutes), language, parts).replace(/\s/g, '\u00a0');
}

/** Every day from one to another: `2026-12-24`. */
function datesBetween(first: string, last: string): string[] {
  const dates: string[] = [];
  for (let date = first; date <= last; date = dateAfter(date)) dates.push(date);
  return dates;
}

/** The days on which the office opens again after each closing. */
function firstDaysAfter({ closings = [] }: OpeningHours, times: OpeningTimes): string[] {
  return closings.map(({ to }) => {
    let date = dateAfter(to);
    while (spansOn(times, date).length === 0) date = dateAfter(date);
    return date;
  });
}

/** The calendar of a country's public holidays, or of a region's. */
export const holidayCalendar = ({ country, region }: NonNullable<OpeningHours['holidays']>) =>
  region ? new Holidays(country, region) : new Holidays(country);

/**
 * The days on which the office is closed for a public holiday: `2026-12-25`. Some begin in the
 * evening, at sunset or last for days: a day counts where they take half of its hours or more.
 */
function holidaysOf(
  { holidays, timeZone }: OpeningHours,
  week: OpeningTimes['week'],
  now: Date,
): string[] {
  if (!holidays) return [];
  const calendar = holidayCalendar(holidays);
  return (
    Array.from({ length: years }, (_, index) => now.getUTCFullYear() + index)
      .flatMap((year) => calendar.getHolidays(year))
      .filter(({ type }) => type === 'public')
      // The day after one on a weekend is named after it: "Waitangi Day (substitute day)".
      .filter(({ name }) => !holidays.except?.includes(name.replace(/ \(.*\)$/, '')))
      .flatMap(({ start, end }) => {
        const [from, to] = [clockIn(timeZone, start), clockIn(timeZone, end)];
        return datesBetween(from.slice(0, 10), to.slice(0, 10)).filter((date) => {
          const spans = week[weekdayOf(date)] ?? [];
          const opening = asUtc(`${date}T${spans[0]?.[0]}`);
          const closing = asUtc(`${date}T${spans.at(-1)?.[1]}`);
          const taken = Math.min(asUtc(to), closing) - Math.max(asUtc(from), opening);
          return 2 * taken >= closing - opening;
        });
      })
  );
}

/** The time on a clock, in ms since 1970, as if it were one of UTC. */
const asUtc = (clock: string): number => Date.parse(`${clock}Z`);

/** Reports hours that overlap, and holidays of a country or region that are not known. */
export function check({ company }: Content, report: Report): void {
  const [first, ...more] = company.openingHours ? allHours(company.openingHours) : [];
  for (const [index, some] of more.entries()) {
    const others = [first, ...more.slice(0, index)].filter(
      (other) => other && other.opens <= some.closes && some.opens <= other.closes,
    );
    const day = openDays(some).find((own) => others.some((o) => o && openDays(o).includes(own)));
    if (day) report('company', ['openingHours', 'more', index], `overlaps other hours of ${day}`);
  }
  const { holidays } = company.openingHours ?? {};
  if (!holidays) return;
  const { country, region, except = [] } = holidays;
  const calendar = new Holidays();
  const wrong = (what: string, ...keys: PropertyKey[]) =>
    report('company', ['openingHours', 'holidays', ...keys], what);
  if (!(country in calendar.getCountries()))
    wrong(`is no country whose holidays are known: "${country}"`, 'country');
  else if (region && !(region in (calendar.getStates(country) ?? {})))
    wrong(`is no region of ${country} whose holidays are known: "${region}"`, 'region');
  else {
    const names = new Set(
      holidayCalendar(holidays)
        .getHolidays(new Date().getUTCFullYear())
        .map(({ name }) => name),
    );
    for (const [index, name] of except.entries())
      if (!names.has(name))
        wrong(`is no holiday there: "${name}"${didYouMean(name, names)}`, 'except', index);
  }
}

export type OfficeHours = NonNullable<ReturnType<typeof officeHours>>;
