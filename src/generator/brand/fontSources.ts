import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import type { BrandFont } from '../../content/schema';

/** A file of a font. */
export type FontFile = ReturnType<typeof readFontFile>;

/** Files with the same characters: one of a font that varies, otherwise one for each weight. */
export type Subset = { name: string; files: [FontFile, ...FontFile[]] };

/** The upright files of a Fontsource package, each with its letters (`latin`), weight or axes. */
function filesIn(name: string) {
  const folder = path.join(path.dirname(require.resolve(`${name}/package.json`)), 'files');
  return readdirSync(folder).flatMap((file) => {
    const [, letters, cut] = /^(.+)-([^-]+)-normal\.woff2$/.exec(file) ?? [];
    const subset = letters?.replace(`${path.basename(name)}-`, '');
    return subset && cut ? [{ subset, cut, file: path.join(folder, file) }] : [];
  });
}

/** The files of a font, its Latin ones first: in Fontsource every writing system has its own. */
export function fontSources(font: BrandFont, folder: string): Subset[] {
  if (font.file) {
    const file = readFontFile(path.join(folder, font.file), font.weights);
    return [{ name: '', files: [file] }];
  }
  const all = filesIn(font.package ?? '');
  const [lightest, boldest] = font.weights;
  const weights = [...new Set(all.map(({ cut }) => Number(cut)))].filter(Number).sort();
  const inUse = weights.filter((weight) => weight >= lightest && weight <= boldest);
  const cuts = all.some(({ cut }) => cut === 'wght')
    ? ['wght']
    : (inUse.length > 0 ? inUse : weights.slice(0, 1)).map(String);
  return [...new Set(['latin', ...all.map(({ subset }) => subset)])].flatMap((name) => {
    const [first, ...others] = cuts
      .flatMap((wanted) => all.filter(({ subset, cut }) => subset === name && cut === wanted))
      .map(({ cut, file }) =>
        readFontFile(file, cut === 'wght' ? font.weights : [Number(cut), Number(cut)]),
      );
    return first ? [{ name, files: [first, ...others] }] : [];
  });
}

/** The files of a Fontsource package in which the width can be changed, smallest first. */
const widthCuts = ['wdth', 'standard', 'full'];

/** The file of a font's Latin letters whose width can be changed; undefined where there is none. */
export function condensableFile(font: BrandFont, folder: string): FontFile | undefined {
  const files = font.file
    ? [path.join(folder, font.file)]
    : widthCuts.flatMap((wanted) =>
        filesIn(font.package ?? '')
          .filter(({ subset, cut }) => subset === 'latin' && cut === wanted)
          .map(({ file }) => file),
      );
  return files
    .map((file) => readFontFile(file, font.weights))
    .find(({ font: { variationAxes } }) => variationAxes.wdth);
}

function readFontFile(file: string, [lightest, boldest]: [number, number]) {
  const data = readFileSync(file);
  const font = create(data);
  if (font.isCollection) throw new Error(`${file} has more than one font.`);
  const axis = font.variationAxes.wght;
  const within = (weight: number) =>
    axis ? Math.min(Math.max(weight, axis.min), axis.max) : weight;
  return {
    data,
    font,
    /** The lightest and the boldest weight it draws. */
    weights: [within(lightest), within(boldest)] as const,
    /** Whether it draws all weights between them. */
    variable: axis !== undefined,
  };
}

/** The file that is nearest to a weight. */
const fileFor = ({ files: [first, ...others] }: Subset, weight: number): FontFile => {
  const distance = ({ weights: [lightest, boldest] }: FontFile) =>
    Math.max(lightest - weight, weight - boldest, 0);
  return others.reduce((best, file) => (distance(file) < distance(best) ? file : best), first);
};

/** These characters of a font as it draws them at a weight: a TrueType file that does not vary. */
export async function instanceAt(subset: Subset, weight: number, characters: string) {
  const { data, variable, weights } = fileFor(subset, weight);
  const wght = Math.min(Math.max(weight, weights[0]), weights[1]);
  return subsetFont(data, characters, {
    targetFormat: 'truetype',
    ...(variable && { variationAxes: { wght } }),
  });
}
