import { openingTimes } from '../../../src/build/content/officeHours';
import { companySchema } from '../../../src/content/schema/company';
import { content } from '../../support/company';

const { openingHours } = content.company;
if (!openingHours) throw new Error("The tests' company has no opening hours.");
const { closings: _, ...hours } = openingHours;

/** The days of 2026 on which an office is closed for the holidays of a place. */
function closedIn(timeZone: string, holidays: NonNullable<typeof hours.holidays>): string[] {
  const { closedDates } = openingTimes({ ...hours, timeZone, holidays }, new Date('2026-01-01'));
  return closedDates.filter((date) => date.startsWith('2026'));
}

test('a holiday that begins in the evening leaves the day open', () => {
  const closed = closedIn('Australia/Darwin', { country: 'AU', region: 'NT' });
  expect(closed).toContain('2026-12-25');
  expect(closed).not.toContain('2026-12-24');
});

test('each day of a feast of several days is closed', () => {
  const feast = ['2026-05-27', '2026-05-28', '2026-05-29', '2026-05-30'];
  const closed = closedIn('Europe/Istanbul', { country: 'TR' });
  expect(closed).toEqual(expect.arrayContaining(feast));
});

test('a holiday that the owner takes out leaves the day open, and so does the one instead of it', () => {
  const place = { country: 'NZ', region: 'AUK' };
  const all = closedIn('Pacific/Auckland', place);
  const without = closedIn('Pacific/Auckland', { ...place, except: ['ANZAC Day'] });
  // A Saturday, and the Monday after it.
  expect(all.filter((date) => !without.includes(date))).toEqual(['2026-04-25', '2026-04-27']);
});

test.each(['Asia/Kolkata', 'Europe/Kyiv', 'UTC', 'Pacific/Auckland', 'US/Pacific'])(
  '%s is a time zone',
  (timeZone) => {
    expect(companySchema.shape.openingHours.safeParse({ ...hours, timeZone }).success).toBe(true);
  },
);

test('what is no time zone is refused', () => {
  const { error } = companySchema.shape.openingHours.safeParse({ ...hours, timeZone: 'Auckland' });
  expect(error?.issues[0]?.message).toBe(
    'is no time zone of the IANA database, such as Pacific/Auckland',
  );
});
