import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';
import type { BrandFont } from '../../content/schema';

/** A file of a font. */
export type FontFile = {
  data: Buffer;
  font: Font;
  /** The lightest and the boldest weight it draws. */
  weights: [lightest: number, boldest: number];
  /** Whether it draws all weights between them. */
  variable: boolean;
};

/** Files with the same characters: one of a font that varies, otherwise one for each weight. */
export type Subset = { name: string; files: [FontFile, ...FontFile[]] };

/** A part of a Fontsource package that says what is in it. */
type Metadata = { id: string; weights: number[] };

/** The files of a font, its Latin ones first: in Fontsource every writing system has its own. */
export function fontSources(font: BrandFont, folder: string): Subset[] {
  if (font.file) {
    const file = readFontFile(path.join(folder, font.file), font.weights);
    return [{ name: '', files: [file] }];
  }
  const name = font.package ?? '';
  const inPackage = (file: string) => require.resolve(`${name}/${file}`);
  const { id, weights }: Metadata = JSON.parse(readFileSync(inPackage('metadata.json'), 'utf8'));
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(inPackage('unicode.json'), 'utf8'),
  );
  const [lightest, boldest] = font.weights;
  const inUse = weights.filter((weight) => weight >= lightest && weight <= boldest);
  const cuts = name.startsWith('@fontsource-variable/')
    ? ['wght']
    : (inUse.length > 0 ? inUse : weights.slice(0, 1)).map(String);
  const folderOfFiles = path.join(path.dirname(inPackage('metadata.json')), 'files');
  return Object.keys(ranges)
    .map((range) => range.replace(/[[\]]/g, ''))
    .sort((a, b) => Number(b === 'latin') - Number(a === 'latin'))
    .flatMap((subset) => {
      const [first, ...others] = cuts
        .map((cut) => ({
          cut,
          file: path.join(folderOfFiles, `${id}-${subset}-${cut}-normal.woff2`),
        }))
        .filter(({ file }) => existsSync(file))
        .map(({ cut, file }) =>
          readFontFile(file, cut === 'wght' ? font.weights : [Number(cut), Number(cut)]),
        );
      return first ? [{ name: subset, files: [first, ...others] }] : [];
    });
}

/** The files of a Fontsource package in which the width can be changed, smallest first. */
const widthCuts = ['wdth', 'standard', 'full'];

/** The file of a font in which its width can be changed, of its Latin letters; undefined where there is none. */
export function condensableFile(font: BrandFont, folder: string): FontFile | undefined {
  const files = font.file
    ? [path.join(folder, font.file)]
    : widthCuts.map((cut) => {
        const metadata = require.resolve(`${font.package}/metadata.json`);
        const { id }: Metadata = JSON.parse(readFileSync(metadata, 'utf8'));
        return path.join(path.dirname(metadata), 'files', `${id}-latin-${cut}-normal.woff2`);
      });
  return files
    .filter((file) => existsSync(file))
    .map((file) => readFontFile(file, font.weights))
    .find(({ font: { variationAxes } }) => variationAxes.wdth);
}

function readFontFile(file: string, wanted: [number, number]): FontFile {
  const data = readFileSync(file);
  const font = create(data);
  if (font.isCollection) throw new Error(`${file} has more than one font.`);
  const axis = font.variationAxes.wght;
  const within = (weight: number) =>
    axis ? Math.min(Math.max(weight, axis.min), axis.max) : weight;
  return {
    data,
    font,
    weights: [within(wanted[0]), within(wanted[1])],
    variable: axis !== undefined,
  };
}

/** The file that browsers take for a weight (CSS Fonts 4, font style matching, from 400 on). */
function fileFor([first, ...others]: Subset['files'], weight: number): FontFile {
  const covers = ({ weights: [lightest, boldest] }: FontFile) =>
    weight >= lightest && weight <= boldest;
  const all = [first, ...others];
  const bolder = all.filter(({ weights: [lightest] }) => lightest > weight);
  const lighter = all.filter(({ weights: [, boldest] }) => boldest < weight).reverse();
  const inOrder = weight > 500 ? [...bolder, ...lighter] : [...lighter, ...bolder];
  return all.find(covers) ?? inOrder[0] ?? first;
}

/** These characters of a font as it draws them at a weight: a TrueType file that does not vary. */
export async function instanceAt(
  { files }: Subset,
  weight: number,
  characters: string,
): Promise<Buffer> {
  const { data, variable, weights } = fileFor(files, weight);
  const wght = Math.min(Math.max(weight, weights[0]), weights[1]);
  return subsetFont(data, characters, {
    targetFormat: 'truetype',
    ...(variable && { variationAxes: { wght } }),
  });
}
