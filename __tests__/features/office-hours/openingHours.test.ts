import { company, weekdays } from '../../../src/features/contact-details/content';
import {
  check,
  officeHours,
  openDays,
  openingTimes,
  timeInWords,
} from '../../../src/features/office-hours/content';
import { openingState, statusOf, weekdayOf } from '../../../src/features/office-hours/openingHours';
import { content } from '../../support/company';

const { openingHours } = content.company;
if (!openingHours) throw new Error("The tests' company has no opening hours");

const { closings: _, holidays: __, ...week } = openingHours;
const hours = openingTimes(week, new Date(0));

/** Monday to Thursday, but on Wednesday without a break, and Friday until two. */
const withBreaks: typeof openingHours = {
  ...week,
  lastDay: 'Tuesday',
  opens: '07:30',
  closes: '12:00',
  more: [
    { firstDay: 'Monday', lastDay: 'Tuesday', opens: '13:00', closes: '16:30' },
    { firstDay: 'Thursday', lastDay: 'Thursday', opens: '13:00', closes: '16:30' },
    { firstDay: 'Thursday', lastDay: 'Thursday', opens: '07:30', closes: '12:00' },
    { firstDay: 'Wednesday', lastDay: 'Wednesday', opens: '07:30', closes: '16:30' },
    { firstDay: 'Friday', lastDay: 'Friday', opens: '07:30', closes: '14:00' },
  ],
};

/** `open`, or the day on which it opens next. */
function at(instant: string, of = hours) {
  const state = openingState(of, new Date(instant));
  if (state.is === 'open') return 'open';
  return state.until && weekdays[weekdayOf(state.until)];
}

/**
 * New Zealand is 12 hours ahead of UTC in winter and 13 in summer: from 27 September 2026 (2 am
 * becomes 3 am) to 4 April 2027 (3 am becomes 2 am), both Sundays. The times are local with their
 * offset; beside them `open`, or the day on which the office opens next.
 */
test.each([
  // A week.
  ['the last moment before it opens', '2026-11-24T07:59:59.999+13:00', 'Tuesday'],
  ['the moment it opens', '2026-11-24T08:00:00+13:00', 'open'],
  ['the last moment before it closes', '2026-11-24T16:59:59.999+13:00', 'open'],
  ['the moment it closes', '2026-11-24T17:00:00+13:00', 'Wednesday'],
  ['a Friday evening', '2026-11-27T17:00:00+13:00', 'Monday'],
  ['the end of a year', '2026-12-31T23:59:59+13:00', 'Friday'],
  // Daylight saving.
  ['the first opening after it began', '2026-09-28T08:00:00+13:00', 'open'],
  ['the minute before that', '2026-09-28T07:59:00+13:00', 'Monday'],
  ['the first opening after it ended', '2027-04-05T08:00:00+12:00', 'open'],
  ['the minute before that', '2027-04-05T07:59:00+12:00', 'Monday'],
])('%s: %s is %s', (_, instant, expected) => {
  expect(at(instant)).toBe(expected);
});

describe('with breaks, and other hours on other days', () => {
  const times = openingTimes(withBreaks, new Date(0));
  const saying = (openingHours: typeof withBreaks) =>
    officeHours({ ...content, company: { ...content.company, openingHours } }, new Date(0));
  const words = saying(withBreaks);

  test.each([
    ['before a break', 'Tue 11:59', 'Open now, closes at 12 pm'],
    ['in a break', 'Tue 12:00', 'Closed for a break, opens again at 1 pm'],
    ['after a break', 'Tue 13:00', 'Open now, closes at 4:30 pm'],
    ['at the same time of a day without a break', 'Wed 12:30', 'Open now, closes at 4:30 pm'],
    ['in the evening', 'Thu 16:30', 'Closed now, opens Friday at 7:30 am'],
    ['at the end of a short day', 'Fri 14:00', 'Closed now, opens Monday at 7:30 am'],
  ])('%s: at %s it says "%s"', (_, when, said) => {
    const [day = '', time] = when.split(' ');
    const date = 23 + ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].indexOf(day);
    const state = openingState(times, new Date(`2026-11-${date}T${time}+13:00`));
    expect(words && statusOf(words.statuses, state)).toBe(said.replace(/ (?=[ap]m)/g, '\u00a0'));
  });

  test('they are said as a person writes them, days of the same hours together', () => {
    expect(words?.text.replaceAll('\u00a0', ' ')).toBe(
      'Monday, Tuesday and Thursday, 7:30 am to 12 pm and 1 pm to 4:30 pm; Wednesday, 7:30 am to 4:30 pm; Friday, 7:30 am to 2 pm, New Zealand time',
    );
    const long = saying({ ...withBreaks, lastDay: 'Thursday', more: [] });
    expect(long?.text).toMatch(/^Monday to Thursday, 7:30/);
  });

  test('hours that overlap on a day are named', () => {
    const reported: unknown[] = [];
    const openingHours = { ...withBreaks, lastDay: 'Friday' as const };
    const overlapping = { ...content, company: { ...content.company, openingHours } };
    check(overlapping, (...report) => reported.push(report));
    expect(reported).toEqual([
      ['company', ['openingHours', 'more', 2], 'overlaps other hours of Thursday'],
      ['company', ['openingHours', 'more', 3], 'overlaps other hours of Wednesday'],
      ['company', ['openingHours', 'more', 4], 'overlaps other hours of Friday'],
    ]);
  });
});

test.each([
  ['Monday', 'Wednesday', ['Monday', 'Tuesday', 'Wednesday']],
  ['Saturday', 'Monday', ['Saturday', 'Sunday', 'Monday']],
] as const)('from %s to %s it is open on %j', (firstDay, lastDay, days) => {
  expect(openDays({ ...openingHours, firstDay, lastDay })).toEqual(days);
});

test.each([
  ['08:00', 'en-NZ', '8 am'],
  ['17:30', 'en-NZ', '5:30 pm'],
  ['00:15', 'en-NZ', '12:15 am'],
  ['08:00', 'de', '08 Uhr'],
])('%s is said in %s as %s', (time, language, words) => {
  expect(timeInWords(time, language)).toBe(words.replaceAll(' ', '\u00a0'));
});

test('holidays of the country and region are known from the year of the build on', () => {
  const { closedDates } = openingTimes(openingHours, new Date('2026-06-01'));
  expect(closedDates).toContain('2026-12-25');
  // Auckland has a day of its own, and a Boxing Day at the weekend is kept on a Monday.
  expect(closedDates).toContain('2027-02-01');
  expect(closedDates).toContain('2026-12-28');
  expect(closedDates).not.toContain('2026-11-24');
});

describe('on the holidays of a place', () => {
  const { closings: _, ...usual } = openingHours;

  /** The days of 2026 on which an office is closed for them. */
  function closedIn(timeZone: string, holidays: NonNullable<typeof usual.holidays>): string[] {
    const { closedDates } = openingTimes({ ...usual, timeZone, holidays }, new Date('2026-01-01'));
    return closedDates.filter((date) => date.startsWith('2026'));
  }

  test('one that begins in the evening leaves the day open', () => {
    const closed = closedIn('Australia/Darwin', { country: 'AU', region: 'NT' });
    expect(closed).toContain('2026-12-25');
    expect(closed).not.toContain('2026-12-24');
  });

  test('each day of a feast of several days is closed', () => {
    const feast = ['2026-05-27', '2026-05-28', '2026-05-29'];
    const closed = closedIn('Europe/Istanbul', { country: 'TR' });
    expect(closed).toEqual(expect.arrayContaining(feast));
  });

  test('one that the owner takes out leaves the day open, and so does the one instead of it', () => {
    const place = { country: 'NZ', region: 'AUK' };
    const all = closedIn('Pacific/Auckland', place);
    const without = closedIn('Pacific/Auckland', { ...place, except: ['ANZAC Day'] });
    // It is a Saturday, on which it is closed anyway, and kept on the Monday after it.
    expect(all.filter((date) => !without.includes(date))).toEqual(['2026-04-27']);
  });
});

test('every time zone of the IANA database is one, by its older names too, and nothing else is', () => {
  const schema = company.shape.openingHours;
  for (const timeZone of ['Asia/Kolkata', 'Europe/Kyiv', 'UTC', 'US/Pacific'])
    expect(schema.safeParse({ ...openingHours, timeZone }).success).toBe(true);
  const { error } = schema.safeParse({ ...openingHours, timeZone: 'Auckland' });
  expect(error?.issues[0]?.message).toBe('is no time zone that is known, such as Pacific/Auckland');
});

describe('in closings of its own', () => {
  const withClosings = {
    ...openingHours,
    closings: [{ from: '2026-12-24', to: '2027-01-08' }],
  };
  const now = new Date('2026-11-01');
  const words = officeHours(
    { ...content, company: { ...content.company, openingHours: withClosings } },
    now,
  );
  if (!words) throw new Error('The office hours have no words.');

  test.each([
    ['the last afternoon', '2026-12-23T16:59:00+13:00', 'open'],
    ['the evening before', '2026-12-23T18:00:00+13:00', 'Monday'],
    ['a working day in between', '2027-01-06T11:30:00+13:00', 'Monday'],
    ['the first morning', '2027-01-11T08:00:00+13:00', 'open'],
  ])('%s: %s is %s', (_, instant, expected) => {
    expect(at(instant, openingTimes(withClosings, now))).toBe(expected);
  });

  test('the day on which it opens again is named with its date: a Monday without one is the next', () => {
    expect(words.statuses['closed 2027-01-11']).toBe(
      'Closed now, opens Monday, 11 January at 8\u00a0am',
    );
    expect(words.statuses['closed 1']).toBe('Closed now, opens Monday at 8\u00a0am');
  });
});
