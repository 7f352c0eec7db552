import { contrastRatio } from '../../../src/build/brand/contrast';
import { readBrand } from '../../../src/build/brand/readBrand';
import { folderWith, goodBrand, logoSvg } from './support';

test("nothing is wrong with the project's own brand", () => {
  expect(readBrand('.').problems).toEqual([]);
});

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ffb000', '#ffb000', 1],
])('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
  expect(contrastRatio(other, one)).toBeCloseTo(ratio, 2);
});

test('colours that are too much alike are told with their ratio', () => {
  const brand = goodBrand();
  brand.colours.text = '#758595';
  brand.darkScheme.edge = '#2f4857';
  expect(readBrand(folderWith(brand)).problems).toEqual([
    'brand/brand.json: colours.text on colours.page is 3.5:1, it has to be 7:1; #465059 as colours.text would do.',
    'brand/brand.json: colours.text on colours.band is 3.2:1, it has to be 7:1; #465059 as colours.text would do.',
    'brand/brand.json: colours.text on colours.plain is 3.7:1, it has to be 7:1; #465059 as colours.text would do.',
    'brand/brand.json: colours.text on colours.surface is 3.7:1, it has to be 7:1; #465059 as colours.text would do.',
    'brand/brand.json: darkScheme.edge on darkScheme.page is 1.8:1, it has to be 3:1; #657883 as darkScheme.edge would do.',
    'brand/brand.json: darkScheme.edge on darkScheme.band is 1.7:1, it has to be 3:1; #657883 as darkScheme.edge would do.',
    'brand/brand.json: darkScheme.edge on darkScheme.surface is 1.4:1, it has to be 3:1; #657883 as darkScheme.edge would do.',
  ]);
});

test.each([
  ['accent', '#96a0a9'],
  ['onDark', '#506070'],
] as const)('%s has to stand out from every dark band: %s does not', (role, colour) => {
  const brand = goodBrand();
  brand.colours[role] = colour;
  const { problems } = readBrand(folderWith(brand));
  expect(problems.join('\n')).toContain(`colours.${role} on colours.dark800 is`);
  expect(problems.join('\n')).toContain(`colours.${role} on darkScheme.dark800 is`);
});

test.each([
  ['#ffb000', '#06131b'],
  ['#ff8a8a', '#1a0d0d'],
  ['#7fd1ae', '#000000'],
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
  const { problems } = readBrand(
    folderWith({ colours: { accent: '#c8102e', dark950: '#06131b' } }),
  );
  const [, shade = ''] =
    /; (#[0-9a-f]{6}) as colours\.accent would do/.exec(problems[0] ?? '') ?? [];
  const mended = folderWith({ colours: { accent: shade, dark950: '#06131b' } });
  expect(readBrand(mended).problems).toEqual([]);
});

test('colours for more contrast are held to theirs', () => {
  const brand = goodBrand();
  brand.moreContrast = { text: '#667788', onDark: '#667788' };
  const { problems } = readBrand(folderWith(brand));
  expect(problems.join('\n')).toContain('moreContrast.text on colours.page is');
  expect(problems.join('\n')).toContain('moreContrast.onDark on darkScheme.surface is');
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
