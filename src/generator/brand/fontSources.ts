import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import type { BrandFont } from '../../content/schema';
import type { Instance } from './fontStack';

/** A file of a font, and the writing system whose letters it has: `latin`. */
export type FontFile = ReturnType<typeof readFontFile>;

/** The upright files of a Fontsource package, each with its letters (`latin`), weight or axes. */
function filesIn(name: string) {
  const folder = path.join(path.dirname(require.resolve(`${name}/package.json`)), 'files');
  return readdirSync(folder).flatMap((file) => {
    const [, letters, kind] = /^(.+)-([^-]+)-normal\.woff2$/.exec(file) ?? [];
    const subset = letters?.replace(`${path.basename(name)}-`, '');
    return subset && kind ? [{ subset, kind, file: path.join(folder, file) }] : [];
  });
}

/**
 * The files that have an instance of a font, the Latin one first: in Fontsource every writing
 * system has its own. Those in which its width can be changed too come before those in which only
 * the weight can, and these before the one of the nearest weight.
 */
export function fontSources(font: BrandFont, folder: string, { weight }: Instance): FontFile[] {
  if (font.file) return [readFontFile('', path.join(folder, font.file))];
  const all = filesIn(font.package ?? '');
  const distance = ({ kind }: { kind: string }) => Math.abs(Number(kind) - weight);
  const [nearest] = all
    .filter(({ kind }) => Number(kind))
    .toSorted((one, other) => distance(one) - distance(other));
  const kinds = ['wdth', 'wght', nearest?.kind];
  const wanted = kinds.find((wanted) => all.some(({ kind }) => kind === wanted));
  return all
    .filter(({ kind }) => kind === wanted)
    .toSorted((one, other) => Number(other.subset === 'latin') - Number(one.subset === 'latin'))
    .map(({ subset, file }) => readFontFile(subset, file));
}

function readFontFile(subset: string, file: string) {
  const data = readFileSync(file);
  const font = create(data);
  if (font.isCollection) throw new Error(`${file} has more than one font.`);
  return { subset, data, font };
}

/** Scripts that need no placed marks, no ligatures and the like. */
const plainScripts = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]*$/u;

/**
 * These characters of a font in one instance, as near to it as the font has it: a file that does
 * not vary, without alternates such as fractions, which no style asks for.
 */
export function cut(
  { data, font }: FontFile,
  { weight, width }: Instance,
  characters: string,
  targetFormat: 'woff2' | 'truetype',
) {
  const wanted: Record<string, number | undefined> = { wght: weight, wdth: width };
  const axes = Object.entries(font.variationAxes).flatMap(([name, axis]) =>
    axis ? [[name, Math.min(Math.max(wanted[name] ?? axis.default, axis.min), axis.max)]] : [],
  );
  return subsetFont(data, characters, {
    targetFormat,
    variationAxes: Object.fromEntries(axes),
    ...(plainScripts.test(characters) && { keepFeatures: ['kern'], noLayoutClosure: true }),
  });
}
