import { contrastRatio } from '../../../src/build/brand/contrast';
import { readBrand } from '../../../src/build/brand/readBrand';
import { folderWith, goodBrand, logoSvg } from './support';

test("nothing is wrong with the project's own brand", () => {
  expect(readBrand('.').problems).toEqual([]);
});

test('contrasts are those of WCAG', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 2);
  expect(contrastRatio('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
});

test('colours that are too much alike are told with their ratio and one that would do', () => {
  const brand = goodBrand();
  brand.colours.text = '#758595';
  expect(readBrand(folderWith(brand)).problems).toEqual([
    'brand/brand.json: colours.text on colours.page is 3.5:1, it has to be 7:1; #465059 as colours.text would do.',
    'brand/brand.json: colours.text on colours.band is 3.2:1, it has to be 7:1; #465059 as colours.text would do.',
    'brand/brand.json: colours.text on colours.plain is 3.7:1, it has to be 7:1; #465059 as colours.text would do.',
    'brand/brand.json: colours.text on colours.surface is 3.7:1, it has to be 7:1; #465059 as colours.text would do.',
  ]);
});

test('an accent has to stand out from every dark band, and colours for more contrast have to have it', () => {
  const brand = goodBrand();
  brand.colours.accent = '#96a0a9';
  brand.moreContrast = { text: '#667788', onDark: '#667788' };
  const problems = readBrand(folderWith(brand)).problems.join('\n');
  expect(problems).toContain('colours.accent on colours.dark800 is');
  expect(problems).toContain('colours.accent on darkScheme.dark800 is');
  expect(problems).toContain('moreContrast.text on colours.page is');
  expect(problems).toContain('moreContrast.onDark on darkScheme.surface is');
});

test.each([
  ['#ffb000', '#06131b'],
  ['#8fc1ff', '#0a2342'],
])('accent %s and darkest %s make a whole brand that can be read', (accent, dark950) => {
  const { brand, problems } = readBrand(folderWith({ colours: { accent, dark950 } }));
  expect(problems).toEqual([]);
  expect(brand.colours).toMatchObject({ accent, dark950 });
});

test('what the file says of a made colour counts, and others follow it', () => {
  const colours = { accent: '#ffb000', dark950: '#06131b', page: '#c9d6dd' };
  const { brand, problems } = readBrand(folderWith({ colours }));
  expect(problems).toEqual([]);
  expect(brand.colours.page).toBe('#c9d6dd');
});

test('an accent that is too dark is told with the shade that would do', () => {
  const problemsOf = (accent: string) =>
    readBrand(folderWith({ colours: { accent, dark950: '#06131b' } })).problems;
  const [problem = ''] = problemsOf('#c8102e');
  const [, shade = ''] = /; (#[0-9a-f]{6}) as colours\.accent would do/.exec(problem) ?? [];
  expect(problemsOf(shade)).toEqual([]);
});

test.each([
  [
    { ...goodBrand(), colours: { ...goodBrand().colours, text: 'blue' } },
    'colours.text has to be a colour as # and six digits, such as #ffb000. It may be left out: take its line away.',
  ],
  [
    { ...goodBrand(), logo: 'x.svg' },
    'does not know "logo" (there are "colours", "darkScheme", "moreContrast", "drawing", "font").',
  ],
  [
    { ...goodBrand(), font: { family: 'Archivo', weights: [400, 800] } },
    'font needs one of package and file. It may be left out: take its line away.',
  ],
  [
    {
      ...goodBrand(),
      font: { family: 'None', weights: [400, 800], package: '@fontsource/none-such' },
    },
    'font.package is not installed: run npm i -D @fontsource/none-such, or take another.',
  ],
  [
    { ...goodBrand(), font: { family: 'None', weights: [400, 800], file: 'brand/none.woff2' } },
    'font.file names no file: there is no brand/none.woff2.',
  ],
])('a mistake is told with its place: %#', (brand, line) => {
  expect(readBrand(folderWith(brand)).problems).toEqual([`brand/brand.json: ${line}`]);
});

test('a file that is no JSON, a logo that is missing and one that is no drawing are told', () => {
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

test.each([
  [1, 1],
  [237, 58.4],
  [600, 100],
])('a logo of %d by %d keeps its proportions', (width, height) => {
  const folder = folderWith(goodBrand(), { 'brand/logo-dark.svg': logoSvg(width, height) });
  expect(readBrand(folder).logo).toEqual({ width, height, hasSymbol: true });
});
