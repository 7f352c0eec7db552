/**
 * Writes how wide the characters of the families that devices bring along are, for the build:
 * `npx tsx scripts/deviceWidths.ts`. Needed again only where a family is added or a new edition of one
 * has other widths.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { create } from 'fontkitten';
import { advances } from '../src/build/brand/advances';
import { familyNames } from '../src/build/brand/deviceFamilies';
import { familyFiles, isInstalled } from './deviceFonts';
import { ensure, MissingError } from './ensure';
import { failWith } from './failWith';

const target = 'src/build/brand/deviceWidths.json';

/** From and to: Latin, Vietnamese among it, Greek, Cyrillic, punctuation and currencies. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x1a0, 0x1b0],
  [0x218, 0x21b],
  [0x370, 0x3ff],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x1e80, 0x1ef9],
  [0x2010, 0x2044],
  [0x20a0, 0x20bf],
  [0x2116, 0x2122],
] as const;

/** The widths in a file, in thousandths of its size, by the code of each run's first character. */
async function widthsIn(file: string): Promise<Record<number, number[]>> {
  const data = await readFile(file);
  const font = create(data);
  if (font.isCollection) throw new Error(`${file} has more than one font.`);
  const advance = advances(data);
  const widthOf = (code: number) =>
    font.hasGlyphForCodePoint(code)
      ? Math.round(advance(font.glyphForCodePoint(code).id) * 1000)
      : 0;
  return Object.fromEntries(
    ranges.map(([from, to]) => [
      from,
      Array.from({ length: to - from + 1 }, (_, index) => widthOf(from + index)),
    ]),
  );
}

async function main() {
  ensure('fonts');
  if (!familyNames.every(isInstalled)) throw new MissingError('It needs the files of all of them.');
  const lines: string[] = [];
  for (const name of familyNames) {
    const widths = await Promise.all(familyFiles(name).map(widthsIn));
    lines.push(`${JSON.stringify(name)}:${JSON.stringify(widths)}`);
  }
  await writeFile(target, `{\n${lines.join(',\n')}\n}\n`);
}

main().catch(failWith(MissingError));
