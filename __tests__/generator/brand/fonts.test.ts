import { copyFileSync } from 'node:fs';
import { create } from 'fontkitten';
import type { BrandFont } from '../../../src/content/schema';
import { fontStacks } from '../../../src/generator/brand/fontStack';
import { makeFonts } from '../../../src/generator/brand/fonts';
import { folderWith } from './support';

const archivo: BrandFont = {
  family: 'Archivo',
  package: '@fontsource-variable/archivo',
  instances: {
    text: { width: 100, weight: 400 },
    strong: { width: 100, weight: 650 },
    display: { width: 62, weight: 800 },
  },
};

/** The fonts of a site that says this text. */
const fontsFor = (text: string, font: BrandFont | undefined, folder = '.') =>
  makeFonts(font, { folder, texts: { text }, address: '/assets/' });

/** The characters that each file of a font can draw. */
const drawnBy = (files: Map<string, Buffer>): string[] =>
  [...files.values()].map((file) => {
    const font = create(file);
    if (font.isCollection) throw new Error('More than one font.');
    return String.fromCodePoint(...font.characterSet.filter((code) => code > 0 && code < 0xffff));
  });

const german = 'Größe, Straße, Ölmühle, Zähler. Fließbänder über Tag und Nacht, „geprüft“.';
const vietnamese = 'Dây chuyền đóng chai tự động, bảo trì và nâng cấp hệ thống điều khiển.';

test('a text in German takes one file for each instance, with all it needs, what visitors type and what is put between words', async () => {
  // Letters may be written with marks of their own.
  const { files, notes, css } = await fontsFor(german.normalize('NFD'), archivo);
  expect(files.size).toBe(3);
  for (const character of `${german}abyzABYZ0189 @.,!?()–’“”`)
    for (const drawn of drawnBy(files)) expect(drawn).toContain(character);
  expect(notes).toEqual([]);
  expect(css).not.toContain('unicode-range');
});

test('Vietnamese takes a second file for each, which is loaded where it is needed', async () => {
  const { files, notes, css } = await fontsFor(vietnamese, archivo);
  expect([...files.keys()]).toEqual([
    expect.stringMatching(/^archivo-text\.[0-9a-f]{8}\.woff2$/),
    expect.stringMatching(/^archivo-text-vietnamese\.[0-9a-f]{8}\.woff2$/),
    expect.stringMatching(/^archivo-strong\./),
    expect.stringMatching(/^archivo-strong-vietnamese\./),
    expect.stringMatching(/^archivo-display\./),
    expect.stringMatching(/^archivo-display-vietnamese\./),
  ]);
  const drawn = drawnBy(files).slice(0, 2);
  for (const character of vietnamese.normalize()) expect(drawn.join('')).toContain(character);
  // Nothing is in both.
  expect([...(drawn[1] ?? '')].filter((character) => drawn[0]?.includes(character))).toEqual([]);
  expect(notes).toEqual([]);

  const ranges = [...css.matchAll(/unicode-range:([^;}]+)/g)].map(([, range = '']) => range);
  expect(ranges).toHaveLength(3);
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

test('what the font lacks is a note, emoji are not', async () => {
  const { notes, files } = await fontsFor('Ωμ ✅ 🙂', archivo);
  expect(files.size).toBe(3);
  expect(notes).toEqual([
    'brand/brand.json: the font Archivo has no Ω (U+03A9), μ (U+03BC): devices show them in a font of their own.',
  ]);
});

test('a font from a file of the company, with one alphabet and one width', async () => {
  const folder = folderWith();
  const source = '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2';
  copyFileSync(require.resolve(source), `${folder}/brand/letters.woff2`);
  const instances = { text: { weight: 400 }, strong: { width: 90, weight: 700 } };
  const font = { family: 'Our Letters', file: 'brand/letters.woff2', instances };
  const { files, notes, css } = await fontsFor(vietnamese, font, folder);
  expect([...files.keys()]).toEqual([
    expect.stringMatching(/^our-letters-text\.[0-9a-f]{8}\.woff2$/),
    expect.stringMatching(/^our-letters-strong\.[0-9a-f]{8}\.woff2$/),
  ]);
  expect(notes).toEqual([
    expect.stringContaining('ộ (U+1ED9)'),
    'brand/brand.json: font.instances.strong.width does nothing: the width of Our Letters cannot be changed.',
  ]);
  // Headings are set in the strong one.
  expect(css).not.toContain('Display');
  expect(fontStacks(font).display).toEqual(fontStacks(font).sans);
});

test('a company without a font has the one of each device', async () => {
  const fonts = await fontsFor(german, undefined);
  expect(fonts).toEqual({ css: '', files: new Map(), notes: [] });
  expect(fontStacks(undefined).sans).toEqual(['system-ui', 'sans-serif']);
});
