import { readBrand } from '../../../src/generator/brand/readBrand';
import { setAt } from '../../support/setAt';
import { tableOf, valueIn } from '../../support/tables';
import { folderWith, goodBrand } from './support';

/** The only line about two colours, with the shades that would do. */
function lineOf(lines: readonly string[], over: string, under: string) {
  const all = lines.filter((line) => line.includes(` ${over} on ${under} is `));
  expect(all).toHaveLength(1);
  const [line = ''] = all;
  const [, first, second] = /; (.+?) would do(?:, or (.+))?\.$/.exec(line) ?? [];
  return { line, shades: [first, second].map((shade) => shade?.split(' as ')) };
}

test('text that is too pale on white is named with its ratio and the darker shade that would do', () => {
  const brand = goodBrand();
  brand.colours.heading = '#8fc1ff';
  const { problems } = readBrand(folderWith(brand));
  const { line, shades } = lineOf(problems, 'colours.heading', 'colours.page');
  expect(line).toContain('is 1.8:1, it has to be 4.5:1; ');
  // White has no lighter shade.
  const [[shade = '', name] = [], none] = shades;
  expect([name, none]).toEqual(['colours.heading', undefined]);
  brand.colours.heading = shade;
  expect(readBrand(folderWith(brand)).problems).toEqual([]);
});

test('text that is too pale for its band is named with both shades: its own, and that of a darker band', () => {
  const brand = goodBrand();
  brand.colours.dark900 = '#3f6a80';
  const { problems } = readBrand(folderWith(brand));
  const { shades } = lineOf(problems, 'colours.onDark', 'colours.dark900');
  expect(shades.map((shade) => shade?.[1])).toEqual(['colours.onDark', 'colours.dark900']);
  brand.colours.dark900 = shades[1]?.[0] ?? '';
  expect(readBrand(folderWith(brand)).problems).toEqual([]);
});

test('contrast that all can read is enough: more than that is a note, with the shade for it', () => {
  const brand = goodBrand();
  brand.colours.text = '#5a6b7b';
  const { problems, notes } = readBrand(folderWith(brand));
  expect(problems).toEqual([]);
  const { line, shades } = lineOf(notes, 'colours.text', 'colours.page');
  expect(line).toContain('is 5.4:1, which is enough; 7:1 is better for weak eyes; ');
  brand.colours.text = shades[0]?.[0] ?? '';
  expect(readBrand(folderWith(brand)).notes).toEqual([]);
});

test('an accent has to stand out from every dark ground', () => {
  const brand = goodBrand();
  Object.assign(brand.colours, { accent: '#606a72', onAccent: '#ffffff', dark900: '#1d3644' });
  const problems = readBrand(folderWith(brand)).problems.join('\n');
  expect(problems).toContain('colours.accent on colours.dark900 is 2.2:1, it has to be 3:1');
});

test('words on a red may be white, and what is proposed for it is no pink', () => {
  const colours = { accent: '#c8102e', dark950: '#06131b' };
  const { problems } = readBrand(folderWith({ colours }));
  const { shades } = lineOf(problems, 'colours.onAccent', 'colours.accent');
  const [[onAccent = ''] = [], [accent = ''] = []] = shades;
  expect(shades.map((shade) => shade?.[1])).toEqual(['colours.onAccent', 'colours.accent']);
  expect(accent).toMatch(/^#f[\da-f][0-3].[0-5].$/);
  const white = readBrand(folderWith({ colours: { ...colours, onAccent } }));
  expect([onAccent, white.problems]).toEqual(['#ffffff', []]);
  expect(white.brand.colours).toMatchObject({ ...colours, onAccent });
  expect(readBrand(folderWith({ colours: { ...colours, accent } })).problems).toEqual([]);
  const dark = readBrand(
    folderWith({ colours: { accent: '#ffb000', dark950: '#06131b', onAccent } }),
  );
  expect(lineOf(dark.problems, 'colours.onAccent', 'colours.accent').shades[0]).toEqual([
    '#000000',
    'colours.onAccent',
  ]);
});

test.each([
  ['#ffb000', '#06131b'],
  ['#2a78d0', '#000000'],
])('accent %s and darkest %s make a whole brand that can be read', (accent, dark950) => {
  const { brand, problems } = readBrand(folderWith({ colours: { accent, dark950 } }));
  expect(problems).toEqual([]);
  expect(brand.colours).toMatchObject({ accent, dark950 });
});

test('a colour in the file replaces the derived one, and others follow it', () => {
  const colours = { accent: '#ffb000', dark950: '#06131b', page: '#c9d6dd' };
  const { brand, problems } = readBrand(folderWith({ colours }));
  expect(problems).toEqual([]);
  expect(brand.colours.page).toBe('#c9d6dd');
});

test.each(tableOf('mistakes', 'In the brand'))(
  'a mistake is named with its place: %s',
  (place = '', value, says) => {
    const brand = goodBrand();
    setAt(brand, place, valueIn(value));
    expect(readBrand(folderWith(brand)).problems).toEqual([`brand/brand.json: ${says}`]);
  },
);

test('a file that is no JSON, a missing logo and one that is no drawing are named', () => {
  const folder = folderWith(goodBrand(), {
    'brand/brand.json': '{',
    'brand/logo.svg': undefined,
    'brand/logo-dark.svg': '<svg></svg>',
  });
  expect(readBrand(folder).problems).toEqual([
    expect.stringContaining('brand/brand.json: is not JSON: '),
    'brand/logo.svg: is missing.',
    'brand/logo-dark.svg: does not tell its size: export it as SVG with a viewBox, or with a width and a height.',
  ]);
});
