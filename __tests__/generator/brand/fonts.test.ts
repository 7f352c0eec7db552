import { copyFileSync } from 'node:fs';
import { create } from 'fontkitten';
import type { BrandFont } from '../../../src/content/schema';
import { fontCharacters } from '../../../src/generator/brand/fontCharacters';
import { fontStack } from '../../../src/generator/brand/fontStack';
import { makeFonts } from '../../../src/generator/brand/fonts';
import { folderWith } from './support';

const archivo: BrandFont = {
  family: 'Archivo',
  package: '@fontsource-variable/archivo',
  weights: [400, 800],
};

/** The fonts of a site that says this text. */
const fontsFor = (
  text: string,
  font: BrandFont | undefined,
  options: { folder?: string; condensed?: string } = {},
) =>
  makeFonts(font, {
    folder: '.',
    characters: fontCharacters({ text }),
    address: '/assets/',
    ...options,
  });

/** The characters that each file of a font can draw. */
const drawnBy = (files: Map<string, Buffer>): string[] =>
  [...files.values()].map((file) => {
    const font = create(file);
    if (font.isCollection) throw new Error('More than one font.');
    return String.fromCodePoint(...font.characterSet.filter((code) => code > 0 && code < 0xffff));
  });

const english = 'Bottles a minute, measured over a week: 480.';
const german = 'Größe, Straße, Ölmühle, Zähler. Fließbänder über Tag und Nacht, „geprüft“.';
const vietnamese = 'Dây chuyền đóng chai tự động, bảo trì và nâng cấp hệ thống điều khiển.';

test('a text in German takes one file, with all its characters, those that visitors type and punctuation', async () => {
  // Letters may be written with marks of their own.
  const { files, notes, css } = await fontsFor(german.normalize('NFD'), archivo);
  expect(files.size).toBe(1);
  for (const character of `${german}abyzABYZ0189 @.,!?()–’“”`)
    expect(drawnBy(files)[0]).toContain(character);
  expect(notes).toEqual([]);
  expect(css).not.toContain('unicode-range');
});

test('Vietnamese takes a second file, which is loaded when it is needed', async () => {
  const { files, notes, css } = await fontsFor(vietnamese, archivo);
  expect([...files.keys()]).toEqual([
    expect.stringMatching(/^archivo\.[0-9a-f]{8}\.woff2$/),
    expect.stringMatching(/^archivo-vietnamese\.[0-9a-f]{8}\.woff2$/),
  ]);
  const drawn = drawnBy(files);
  for (const character of vietnamese.normalize()) expect(drawn.join('')).toContain(character);
  // Nothing is in both.
  expect([...(drawn[1] ?? '')].filter((character) => drawn[0]?.includes(character))).toEqual([]);
  expect(notes).toEqual([]);

  const ranges = [...css.matchAll(/unicode-range:([^;}]+)/g)].map(([, range = '']) => range);
  expect(ranges).toHaveLength(1);
  const covered = ranges[0]?.split(',').flatMap((range) => {
    const [from = 0, to = from] = range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
  });
  expect(covered).toEqual(expect.arrayContaining([...(drawn[1] ?? '')]));
  for (const character of drawn[0] ?? '') expect(covered).not.toContain(character);
});

test('characters that the font lacks are a note, emoji are not', async () => {
  const { notes, files } = await fontsFor('Ωμ ✅ 🙂', archivo);
  expect(files.size).toBe(1);
  expect(notes).toEqual([
    'brand/brand.json: the font Archivo has no Ω (U+03A9), μ (U+03BC): devices show them in a font of their own.',
  ]);
});

test('the family of a device is as wide as the font at each weight', async () => {
  const { css } = await fontsFor(english, archivo);
  const arial = /Arial Fallback;[^}]*font-weight:([\d ]+);size-adjust:([\d.]+%)/g;
  // Archivo's average widths by Arial's, both as capsize's collection of metrics has them.
  expect([...css.matchAll(arial)].map(([, weight, size]) => [weight, size])).toEqual([
    ['400 500', '98.7%'],
    ['600', '95%'],
    ['700', '98.3%'],
    ['800', '103.1%'],
  ]);
});

describe('names of models in a condensed width', () => {
  const names = 'SIMATIC S7-1500 PNOZmulti 2';
  const condensed = { ...archivo, condensed: 85 };

  test('have a file of their own, of one weight and no more letters than they have', async () => {
    const fonts = await fontsFor(english, condensed, { condensed: names });
    const { files, condensedCss: css, notes } = fonts;
    expect([...files.keys()]).toEqual([
      expect.stringMatching(/^archivo\.[0-9a-f]{8}\.woff2$/),
      expect.stringMatching(/^archivo-condensed\.[0-9a-f]{8}\.woff2$/),
    ]);
    expect(new Set(drawnBy(files)[1])).toEqual(new Set(names));
    expect(css).toContain('font-family:Archivo Condensed;');
    expect(notes).toEqual([]);
  });

  test('are set like all other texts if the brand or the font has no such width', async () => {
    expect((await fontsFor(english, archivo, { condensed: names })).files.size).toBe(1);
  });

  test('a font from a file of the company', async () => {
    const folder = folderWith();
    const source = '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2';
    copyFileSync(require.resolve(source), `${folder}/brand/letters.woff2`);
    // It knows one width and one alphabet.
    const { files, notes } = await fontsFor(
      vietnamese,
      { family: 'Our Letters', file: 'brand/letters.woff2', weights: [400, 700], condensed: 85 },
      { folder, condensed: names },
    );
    expect([...files.keys()]).toEqual([expect.stringMatching(/^our-letters\.[0-9a-f]{8}\.woff2$/)]);
    expect(notes).toEqual([
      expect.stringContaining('ộ (U+1ED9)'),
      'brand/brand.json: font.condensed does nothing: the width of Our Letters cannot be changed.',
    ]);
  });
});

test('a company without a font has the one of each device', async () => {
  const fonts = await fontsFor(german, undefined);
  expect(fonts).toEqual({ css: '', condensedCss: '', files: new Map(), notes: [] });
  expect(fontStack(undefined)).toEqual(['system-ui', 'sans-serif']);
});
