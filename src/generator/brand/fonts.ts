import subsetFont from 'subset-font';
import type { BrandFont } from '../../content/schema';
import { addressName } from '../addressName';
import { assetsPath } from '../bundles';
import type { Content } from '../content/schemas';
import { shortHash } from '../shortHash';
import type { Site } from '../site';
import { condensedFallbacks, fallbackFaces } from './fallbackFaces';
import { fontCharacters, isEmoji } from './fontCharacters';
import { condensableFile, type FontFile, fontSources, type Subset } from './fontSources';
import { condensedName } from './fontStack';
import { brandFile } from './readBrand';

type FontsOptions = {
  /** The folder of the site. */
  folder: string;
  /** The characters that the font has to have. */
  characters: ReadonlySet<string>;
  /** The site's texts in the condensed width. */
  condensed?: string;
  /** The address of the folder of its files, with a slash at the end. */
  address: string;
};

/** A part of the font with the characters that are taken from it. */
export type Part = { subset: Subset; characters: string[] };

/**
 * Cuts the brand's font down to the characters of a site. Returns its files by name, the rules that
 * name them and fit the devices' own fonts to it, apart from those of its condensed width, which
 * few pages show, and a note for each fault that can be seen. All are empty without a font.
 */
export async function makeFonts(
  font: BrandFont | undefined,
  { folder, characters, condensed = '', address }: FontsOptions,
) {
  const files = new Map<string, Buffer>();
  if (!font) return { css: '', condensedCss: '', files, notes: [] };
  const { parts, missing } = partsOf(font, folder, characters);
  const rules: string[] = [];
  for (const [index, part] of parts.entries()) {
    for (const file of part.subset.files) {
      const data = await cut(file, part.characters.join(''));
      const kind = [
        addressName(font.family),
        index > 0 && part.subset.name,
        !file.variable && file.weights[0],
      ];
      const name = `${kind.filter(Boolean).join('-')}.${shortHash(data)}.woff2`;
      files.set(name, data);
      rules.push(
        ownFace(font.family, `${address}${name}`, file, index > 0 && rangeOf(part, parts)),
      );
    }
  }
  const [first] = parts;
  const fallbacks = first ? await fallbackFaces(first.subset) : '';
  const narrow = await condensedFont(font, { folder, text: condensed, address });
  return {
    css: rules.join('') + fallbacks,
    condensedCss: narrow?.css ?? '',
    files: new Map([...files, ...(narrow?.files ?? [])]),
    notes: [...notesOf(font, missing), ...(narrow?.notes ?? [])],
  };
}

/** The weight in which names of models are set. */
const condensedWeight = 500;

/**
 * The names of models in a narrow width of the font: one weight, and only their letters, so that
 * the page that shows them loads little. It is a family of its own, since a page that asked for a
 * width of the brand's family would load it for its other texts too.
 */
async function condensedFont(
  font: BrandFont,
  { folder, text, address }: { folder: string; text: string; address: string },
) {
  if (!font.condensed || !text.trim()) return undefined;
  const file = condensableFile(font, folder);
  const axis = file?.font.variationAxes.wdth;
  if (!file || !axis) {
    const note = `${brandFile}: font.condensed does nothing: the width of ${font.family} cannot be changed.`;
    return { css: '', files: [], notes: [note] };
  }
  const wght = Math.min(Math.max(condensedWeight, file.weights[0]), file.weights[1]);
  const wdth = Math.max(font.condensed, axis.min);
  const data = await cut(file, text, { wght, wdth });
  const family = condensedName(font.family);
  const name = `${addressName(family)}.${shortHash(data)}.woff2`;
  const face = ownFace(family, `${address}${name}`, { weights: [wght, wght] });
  const fallbacks = await condensedFallbacks(file, { wght, wdth });
  return { css: face + fallbacks, files: [[name, data] as const], notes: [] };
}

const codeOf = (character: string) => character.codePointAt(0) ?? 0;

/**
 * The subset that each character is taken from: the first if possible, because every page
 * loads that; then the one with most of the others, so that there are few files.
 */
export function partsOf(font: BrandFont, folder: string, characters: Iterable<string>) {
  const subsets = fontSources(font, folder);
  const has =
    ({ files: [{ font }] }: Subset) =>
    (character: string) =>
      font.hasGlyphForCodePoint(codeOf(character));
  const parts: Part[] = [];
  let missing = [...characters];
  const take = (subset: Subset | undefined) => {
    const taken = subset ? missing.filter(has(subset)) : [];
    if (!subset || taken.length === 0) return false;
    parts.push({ subset, characters: taken });
    missing = missing.filter((character) => !taken.includes(character));
    return true;
  };
  take(subsets[0]);
  const countIn = (subset: Subset) => missing.filter(has(subset)).length;
  while (take(subsets.toSorted((a, b) => countIn(b) - countIn(a))[0]));
  return { parts, missing };
}

/** Scripts that need no placed marks, no ligatures and the like. */
const plainScripts = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]*$/u;

/** A file with some letters, without alternates such as fractions, which no style asks for. */
const cut = (
  { data, variable, weights: [min, max] }: FontFile,
  text: string,
  variationAxes: Axes = variable ? { wght: { min, max } } : {},
) =>
  subsetFont(data, text, {
    targetFormat: 'woff2',
    variationAxes,
    ...(plainScripts.test(text) && { keepFeatures: ['kern'], noLayoutClosure: true }),
  });

type Axes = Record<string, number | { min: number; max: number }>;

const hex = (code: number) => code.toString(16).toUpperCase();

/** The codes of a part as CSS has them, joined over gaps that no other part has letters in. */
function rangeOf(part: Part, parts: Part[]): string {
  const all = parts
    .flatMap((owner) => owner.characters.map((character) => ({ code: codeOf(character), owner })))
    .sort((a, b) => a.code - b.code);
  const runs: [from: number, to: number][] = [];
  for (const [index, { code, owner }] of all.entries()) {
    const run = runs.at(-1);
    if (owner !== part) continue;
    if (run && all[index - 1]?.owner === part) run[1] = code;
    else runs.push([code, code]);
  }
  return runs
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(',');
}

/** A name in CSS without quotation marks where it may be. */
const cssName = (name: string) =>
  /^[a-z][\w-]*( [a-z][\w-]*)*$/i.test(name) ? name : JSON.stringify(name);

function ownFace(
  family: string,
  address: string,
  { weights: [lightest, boldest] }: Pick<FontFile, 'weights'>,
  range?: string | false,
): string {
  const declarations = [
    `font-family:${cssName(family)}`,
    `src:url(${address})format("woff2")`,
    `font-weight:${lightest === boldest ? lightest : `${lightest} ${boldest}`}`,
    'font-display:swap',
    ...(range ? [`unicode-range:${range}`] : []),
  ];
  return `@font-face{${declarations.join(';')}}`;
}

function notesOf({ family }: BrandFont, missing: string[]): string[] {
  const drawn = missing.filter((character) => !isEmoji(character)).sort();
  if (drawn.length === 0) return [];
  const named = drawn.map(
    (character) => `${character} (U+${hex(codeOf(character)).padStart(4, '0')})`,
  );
  return [
    `${brandFile}: the font ${family} has no ${named.join(', ')}: devices show ${drawn.length > 1 ? 'them' : 'it'} in a font of their own.`,
  ];
}

type FontSite = Pick<Site, 'brand' | 'content' | 'folder'> & Partial<Pick<Site, 'modules'>>;

/** The font of a site, for all texts of its pages; `address` is the folder of its files. */
export const siteFonts = ({ brand, content, modules, folder }: FontSite, address = assetsPath) =>
  makeFonts(brand.font, {
    folder,
    characters: fontCharacters([content, modules]),
    condensed: modelNames(content),
    address,
  });

/** The names of all models, which are set in a condensed width. */
const modelNames = ({ technologies }: Content): string =>
  (technologies?.technologies ?? [])
    .flatMap(({ brands }) => brands.flatMap(({ models = [] }) => models))
    .join(' ');
