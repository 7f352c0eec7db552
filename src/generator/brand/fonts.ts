import type { BrandFont } from '../../content/schema';
import { addressName } from '../addressName';
import { textsIn } from '../objects';
import { shortHash } from '../shortHash';
import { fallbackFaces } from './fallbackFaces';
import { cut, type FontFile, fontSources } from './fontSources';
import { type Face, facesOf, type Instance } from './fontStack';
import { brandFile } from './readBrand';

/** Signs that only programs are written with: they show in the system's font. */
const codeSigns = new Set('<[]{}\\^`|~');

/** Characters that visitors type, and signs between words: in the font for every content. */
const always = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).filter(
    (character) => !codeSigns.has(character),
  ),
  ...'\u00a0©°·×–—‘’“”…',
];

/** Signs that devices draw in colours of their own. */
const emoji = /\p{Extended_Pictographic}|\ufe0f/u;

/** The characters that a site's font should have: those of its content, and those of all sites. */
function charactersOf(content: unknown): Set<string> {
  const characters = new Set(always);
  // Braces are those of slots: {count}.
  for (const text of textsIn(content))
    for (const character of text.normalize())
      if (!/[{}\p{Cc}\p{Cf}]/u.test(character)) characters.add(character);
  return characters;
}

/** A file of the font with the characters that are taken from it. */
export type Part = { file: FontFile; characters: string[] };

/**
 * Cuts each instance of the brand's font down to the characters of a site's texts. Returns the
 * files by name, the rules that name them and fit the devices' own fonts to them, and a note for
 * each fault that can be seen. All are empty without a font. `folder` is that of the site,
 * `address` that of the files, with a slash at the end.
 */
export async function makeFonts(
  font: BrandFont | undefined,
  { folder, texts, address }: { folder: string; texts: unknown; address: string },
) {
  const files = new Map<string, Buffer>();
  if (!font) return { css: '', files, notes: [] };
  const rules: string[] = [];
  const notes = new Set<string>();
  const characters = charactersOf(texts);
  for (const face of facesOf(font)) {
    const { parts, missing } = partsOf(font, face.instance, folder, characters);
    for (const [index, part] of parts.entries()) {
      const data = await cut(part.file, face.instance, part.characters.join(''), 'woff2');
      const words = [font.family, face.name, index > 0 ? part.file.subset : ''];
      const name = `${addressName(words.join(' '))}.${shortHash(data)}.woff2`;
      files.set(name, data);
      rules.push(
        ownFace(font.family, face, `${address}${name}`, index > 0 && rangeOf(part, parts)),
      );
    }
    const [first] = parts;
    if (first) rules.push(await fallbackFaces(first.file, face));
    for (const note of notesOf(font, face, first, missing)) notes.add(note);
  }
  return { css: rules.join(''), files, notes: [...notes] };
}

const codeOf = (character: string) => character.codePointAt(0) ?? 0;

/**
 * Which file each character of an instance is taken from: the first one where it can be, because
 * every page loads that; then the one with most of the others, so that there are few files.
 */
export function partsOf(
  font: BrandFont,
  instance: Instance,
  folder: string,
  characters: Iterable<string>,
) {
  const sources = fontSources(font, folder, instance);
  const has =
    ({ font }: FontFile) =>
    (character: string) =>
      font.hasGlyphForCodePoint(codeOf(character));
  const parts: Part[] = [];
  let missing = [...characters];
  const take = (file: FontFile | undefined) => {
    const taken = file ? missing.filter(has(file)) : [];
    if (!file || taken.length === 0) return false;
    parts.push({ file, characters: taken });
    missing = missing.filter((character) => !taken.includes(character));
    return true;
  };
  take(sources[0]);
  const countIn = (file: FontFile) => missing.filter(has(file)).length;
  while (take(sources.toSorted((a, b) => countIn(b) - countIn(a))[0]));
  return { parts, missing };
}

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
  return runs.map(([from, to]) => `U+${hex(from)}${from < to ? `-${hex(to)}` : ''}`).join(',');
}

function ownFace(
  family: string,
  { suffix, weight }: Face,
  address: string,
  range: string | false,
): string {
  const declarations = [
    `font-family:${JSON.stringify(family + suffix)}`,
    `src:url(${address})format("woff2")`,
    `font-weight:${weight}`,
    'font-display:swap',
    ...(range ? [`unicode-range:${range}`] : []),
  ];
  return `@font-face{${declarations.join(';')}}`;
}

function notesOf(
  { family }: BrandFont,
  { name, instance }: Face,
  first: Part | undefined,
  missing: string[],
): string[] {
  const drawn = missing.filter((character) => !emoji.test(character)).sort();
  const named = drawn.map(
    (character) => `${character} (U+${hex(codeOf(character)).padStart(4, '0')})`,
  );
  const fixed = `font.instances.${name}.width does nothing: the width of ${family} cannot be changed.`;
  const lacks = `the font ${family} has no ${named.join(', ')}: devices show ${drawn.length > 1 ? 'them' : 'it'} in a font of their own.`;
  return [
    ...(instance.width && !first?.file.font.variationAxes.wdth ? [fixed] : []),
    ...(drawn.length > 0 ? [lacks] : []),
  ].map((note) => `${brandFile}: ${note}`);
}
