import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Bars } from '../../../src/features/charts/Bars';
import { BeforeNow } from '../../../src/features/charts/BeforeNow';
import { CareerAxis, CareerLine, careerYears } from '../../../src/features/charts/Careers';
import { Dots } from '../../../src/features/charts/Dots';
import { measured } from '../../../src/features/charts/figures';
import { Hours } from '../../../src/features/charts/Hours';
import { Ticks } from '../../../src/features/charts/Ticks';

const words = { before: 'before', now: 'now', remain: 'remain' };
const language = 'en-NZ';

/** What is read of an element: its text without what is hidden from readers. */
function readOf(element: ReactElement): string {
  const { container } = render(element);
  for (const hidden of container.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return (container.textContent ?? '').replace(/\s+/g, ' ').trim();
}

const sharesIn = (element: ReactElement): string[] =>
  [...render(element).container.querySelectorAll('[class*="share-"]')].map(
    ({ className }) => /share-(\d+)/.exec(className)?.[1] ?? '',
  );

test('a figure is heard with what it was', () => {
  expect(readOf(<BeforeNow before="44" after="128" words={words} />)).toBe('before 44, now 128');
  expect(readOf(<BeforeNow after="15" words={words} />)).toBe('15');
});

test.each<[before: string, after: string, of: object, read: string, shares: string[]]>([
  ['44', '128', {}, 'before 44, now 128 ×2.9', ['34', '100']],
  ['1', '50', {}, 'before 1, now 50 ×50', ['2', '100']],
  ['23', '4', {}, 'before 23, now 4 −83%', ['100', '17']],
  ['40 min', '25 s', {}, 'before 40 min, now 25 s −99%', ['100', '1']],
  ['2400', '1', {}, 'before 2400, now 1 −100%', ['100', '1']],
  ['7', '0', {}, 'before 7, now 0 −100%', ['100', '0']],
  ['0', '7', {}, 'before 0, now 7', ['0', '100']],
  ['5', '5', {}, 'before 5, now 5', ['100', '100']],
  ['4', '5', { better: 'fewer' }, 'before 4, now 5 +25%', ['80', '100']],
  ['5', '4', { better: 'more' }, 'before 5, now 4 ×0.8', ['100', '80']],
  ['3.1', '2.2', {}, 'before 3.1, now 2.2 −29%', ['100', '71']],
  ['3,1', '2,2', { language: 'de-DE' }, 'before 3,1, now 2,2 −29 %', ['100', '71']],
  ['1.320', '900', { language: 'de-DE' }, 'before 1.320, now 900 −32 %', ['100', '68']],
  ['1 320 kg', '900 kg', { language: 'fr-FR' }, 'before 1 320 kg, now 900 kg −32 %', ['100', '68']],
])('bars of %s and %s, %j, lie on one scale and are read', (before, after, of, read, shares) => {
  const { language: said = language, ...better } = { language, ...of };
  const bars = (
    <Bars figure={measured({ what: 'x', before, after, ...better }, said)} words={words} />
  );
  expect(readOf(bars)).toBe(read);
  expect(sharesIn(bars)).toEqual(shares);
});

test.each([
  ['none', '4'],
  ['4 kg', '3 l'],
  ['2 of 3', '3 of 3 lines'],
])('%s and %s are no numbers of one kind', (before, after) => {
  expect(measured({ what: 'x', before, after }, language)).not.toHaveProperty('amounts');
});

type Parts = NonNullable<Parameters<typeof measured>[0]['parts']>;

const parts: Parts = [
  { count: 12, what: 'the old racks' },
  { count: 4, what: 'the sensors' },
  { count: 3, what: 'a clutch', credit: 'plant' },
];

/** The marks of a figure, by how they look. */
function marksOf(before: string, after: string, parts?: Parts): string[] {
  const figure = measured({ what: 'stops', before, after, ...(parts && { parts }) }, language);
  const { container } = render(<Ticks figure={figure} words={words} language={language} />);
  return [...container.querySelectorAll('[aria-hidden] svg[data-look]')].map(
    (svg) => `${svg.querySelectorAll(':scope > rect').length} ${svg.getAttribute('data-look')}`,
  );
}

test('where more is better, marks that came are solid', () => {
  expect(marksOf('2', '5')).toEqual(['2 before', '3 now']);
});

test('marks are as many as their units, and their key says the same', () => {
  expect(marksOf('23', '4', parts)).toEqual(['4 now', '12 before', '4 before', '3 other']);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '4 remain',
    '12 the old racks',
    '4 the sensors',
    '3 a clutch',
  ]);
});

test('too many marks are bars in the same proportions', () => {
  const eight = [{ count: 84, what: 'eight lanes' }];
  const figure = measured({ what: 'kegs', before: '44', after: '128', parts: eight }, language);
  const { container } = render(<Ticks figure={figure} words={words} language={language} />);
  expect(container.querySelectorAll('[data-search] rect')).toHaveLength(2);
});

test.each([
  [1, 1],
  [60, 60],
  [0, 0],
  [1000, 0],
])('%d is shown as %d dots', (count, dots) => {
  const { container } = render(<Dots count={count} look="now" />);
  const path = container.querySelector('path')?.getAttribute('d') ?? '';
  expect(path.match(/M/g)?.length ?? 0).toBe(dots);
});

const planWords = {
  rows: 'Row by row',
  when: 'When',
  what: 'What',
  time: 'Hours',
  who: 'Who',
  hours: { one: '{count} hour', other: '{count} hours' },
};
const rows = [
  {
    day: 'Thu',
    from: '6:00 pm',
    hours: 2,
    what: 'Rinsed, isolated and locked out',
    name: 'Rinsed',
  },
  { from: '8:00 pm', hours: 8, what: 'Everybody sleeps', kind: 'rest' as const, who: 'Nobody' },
  { day: 'Fri', from: '4:00 am', hours: 6, what: 'Reserve', kind: 'reserve' as const, used: 3 },
  { from: '10:00 am', what: 'Latest time', kind: 'turn back' as const },
  { from: '10:00 am', hours: 34, what: 'Product' },
  { from: '8:00 pm', what: 'Released' },
];

test('a plan is a chart to scale in which each block is named, and a table of all rows', () => {
  const hours = <Hours plan={{ unit: 'hours', rows }} words={planWords} language={language} />;
  expect(sharesIn(hours)).toEqual(['2', '8', '6', '50', '34']);
  expect(document.body).toHaveTextContent('50 hours');
  const chart = document.querySelector('[data-search]');
  for (const name of ['Rinsed', 'Everybody sleeps', 'Reserve', 'Latest time', 'Product'])
    expect(chart).toHaveTextContent(name);
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'WhenWhatHoursWho',
    'Thu, 6:00 pmRinsed, isolated and locked out2 hours',
    '8:00 pmEverybody sleeps8 hoursNobody',
    'Fri, 4:00 amReserve6 hours',
    '10:00 amLatest time',
    '10:00 amProduct34 hours',
    '8:00 pmReleased',
  ]);
});

test('a plan without hours is its table', () => {
  const plan = { unit: 'hours', rows: [{ from: '6:00 pm', what: 'The line stops' }] };
  const { container } = render(<Hours plan={plan} words={planWords} language={language} />);
  expect(container.querySelector('[data-search]')).toBeNull();
  expect(container.querySelectorAll('tbody tr')).toHaveLength(1);
});

test('careers begin on one axis', () => {
  const careers = [{ since: 1996, joined: 2016 }, { since: 2016, joined: 2016 }, {}];
  const years = careerYears(careers, 2026);
  expect(years).toEqual({ from: 1996, to: 2026 });
  if (!years) return;
  const said = { since: 'since', joined: 'here since' };
  const lines = careers.map((career, index) => (
    <CareerLine key={String(index)} career={career} years={years} words={said} />
  ));
  expect(lines.map(readOf)).toEqual(['since 1996, here since 2016', 'since 2016', '']);
  const axis = <CareerAxis years={years} founded={2015} />;
  expect(sharesIn(axis)).toEqual(['0', '63', '100']);
  expect(careerYears([{}], 2026)).toBeUndefined();
});
