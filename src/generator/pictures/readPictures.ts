import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { DrawingEntry, PictureEntry, PictureModules } from '../../content/modules';
import type { PictureKindName } from '../../content/schema';
import { avif, markSize, type PhotoKind, pictureKinds } from '../../features/pictures/pictureKinds';
import {
  type Crop,
  drawingFile,
  fillsWindow,
  type Ground,
  markAddress,
  pictureFile,
  widthsOf,
} from '../../features/pictures/pictureSources';
import { SvgError } from '../brand/svg';
import { Problems } from '../content/problems';
import type { Content } from '../content/schemas';
import { readText } from '../readText';
import { shortHash } from '../shortHash';
import type { PictureFile } from './encode';
import { findPictureSource, isDrawing } from './findPictureSource';
import { namedPictures, wholePictures } from './namedPictures';
import { readDrawing, readSource, type Source } from './readSource';
import { type Focus, middle, regionOf } from './region';

/** A picture that the content names, as it is shown in one way. */
export type SitePicture = { name: string; files: PictureFile[] } & (
  | { kind: PhotoKind; entry: PictureEntry; isWhole?: boolean; isCutFromTop?: boolean }
  | { kind: 'drawing'; entry: DrawingEntry }
  | { kind: 'mark'; ending: string }
);

/** The entry of a picture that cannot be read: its page is shown without it. */
const unreadable: PictureEntry = ['0'];

class SourceError extends Error {}

/**
 * Reads the source of every picture that the content names. Returns the files to make of each, and
 * the faults, as lines and with their places. Missing pictures are the matter of `checkFields`.
 */
export async function readPictures(folder: string, content: Content) {
  const problems = new Problems();
  const named = namedPictures(content);
  const whole = new Set(wholePictures(content));
  const pictures = new Map<string, SitePicture>();
  const keep = (picture: SitePicture) => pictures.set(`${picture.kind} ${picture.name}`, picture);
  for (const { name, kind, isPerson, file, path: place } of named) {
    const options = { focus: focusOf(content, name), isWhole: whole.has(name), isPerson };
    try {
      const picture = await readPicture(folder, { name, kind }, options);
      if (picture) keep(picture);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      const { message } = error;
      if (!problems.found.some(({ what }) => what === message))
        problems.report(file, place, message);
      if (kind !== 'mark' && kind !== 'share') keep({ name, kind, entry: unreadable, files: [] });
    }
  }
  return { pictures: [...pictures.values()], problems: problems.lines, found: problems.found };
}

/** The point of a picture that stays in view, if the content gives it. */
export const focusOf = ({ pictures }: Content, name: string): Focus | undefined =>
  pictures?.pictures.find((picture) => picture.name === name)?.focus;

type Options = { focus: Focus | undefined; isWhole: boolean; isPerson: boolean | undefined };

async function readPicture(
  folder: string,
  { name, kind }: { name: string; kind: PictureKindName },
  options: Options,
): Promise<SitePicture | undefined> {
  const file = findPictureSource(folder, name);
  if (!file) return undefined;
  if (isDrawing(file)) {
    const light = await read(folder, file, readDrawing);
    if (kind === 'mark') return mark(name, file, `${hashOf(light.hash)}.svg`);
    const darkFile = findPictureSource(folder, `${name}.dark`);
    const dark = darkFile ? await read(folder, darkFile, readDrawing) : undefined;
    return kind === 'share' ? undefined : drawing(name, light, dark);
  }
  const source = await read(folder, file, readSource);
  if (kind === 'mark') return mark(name, file, `${hashOf(source.hash, markSize)}.webp`);
  if (kind === 'share') return undefined;
  const uprightFile = pictureKinds[kind].tall && findPictureSource(folder, `${name}.tall`);
  const upright = uprightFile ? await read(folder, uprightFile, readSource) : undefined;
  return photograph({ name, kind, source, upright }, options);
}

/** A path as messages show it. */
const below = (folder: string, file: string) =>
  path.relative(folder, file).replaceAll(path.sep, '/');

async function read<Facts>(
  folder: string,
  file: string,
  look: (file: string) => Facts,
): Promise<Awaited<Facts>> {
  const name = below(folder, file);
  // A link could publish any file of the machine; only one to the same path elsewhere is let
  // through.
  if (!realpathSync(file).endsWith(path.normalize(`/${name}`)))
    throw new SourceError(`names ${name}, which is a link: put the file there`);
  try {
    return await look(file);
  } catch (error) {
    const [said = ''] = String(Object(error).message ?? error)
      .trim()
      .split('\n');
    if (statSync(file).size < 1000 && readText(file).startsWith('version https://git-lfs'))
      throw new SourceError(`names ${name}, of which Git LFS has fetched nothing: git lfs pull`);
    if (error instanceof SvgError) throw new SourceError(`names ${name}, which ${said}`);
    const why = said.includes('pixel limit') ? 'over 268 million pixels: save it smaller' : said;
    throw new SourceError(`names a file that cannot be read as a picture: ${name} (${why})`);
  }
}

const hashOf = (...parts: unknown[]) => shortHash(JSON.stringify(parts));

const mark = (name: string, source: string, ending: string): SitePicture => ({
  name,
  kind: 'mark',
  ending,
  files: [
    { address: markAddress(name, ending), source, format: isDrawing(source) ? 'svg' : 'webp' },
  ],
});

type Drawn = ReturnType<typeof readDrawing>;

/** A drawing, whose two files have the same hash in their names. */
function drawing(name: string, light: Drawn, dark: Drawn | undefined): SitePicture {
  const hash = hashOf(light.hash, dark?.hash);
  const { width, height } = light;
  const fileFor = (ground: Ground, { file: source }: Drawn): PictureFile => ({
    address: drawingFile(name, hash, ground),
    source,
    format: 'svg',
  });
  return {
    name,
    kind: 'drawing',
    entry: dark ? [hash, width, height, true] : [hash, width, height],
    files: [fileFor('light', light), ...(dark ? [fileFor('dark', dark)] : [])],
  };
}

type ToCut = { name: string; kind: PhotoKind; source: Source; upright: Source | undefined };

function photograph({ name, kind, source, upright }: ToCut, options: Options): SitePicture {
  const { width: fullWidth, height: fullHeight, tall } = pictureKinds[kind];
  const shapes = { wide: fullHeight / fullWidth, tall: tall?.ratio ?? 1 };
  const isWhole = options.isWhole && !fillsWindow(kind);
  const { width: sourceWidth, height: sourceHeight } = source;
  // In a portrait that was taken upright the face is far above the middle.
  const isPortrait = Boolean(options.isPerson && sourceHeight > sourceWidth && !isWhole);
  const { focus = isPortrait ? { x: 50, y: 0 } : middle } = options;
  const regions = {
    wide: isWhole
      ? { left: 0, top: 0, width: sourceWidth, height: sourceHeight }
      : regionOf(source, shapes.wide, focus),
    // One that was made upright is cut as it is.
    tall: regionOf(upright ?? source, shapes.tall, upright ? middle : focus),
  };
  // A picture that is higher than its place is as wide as the place, with the ground at its sides.
  const widest = isWhole
    ? Math.max(sourceWidth, Math.round(sourceHeight / shapes.wide))
    : regions.wide.width;
  const limits = tall ? ([widest, regions.tall.width] as const) : ([widest] as const);
  const widths = widthsOf(kind, ...limits);
  const make = (crop: Crop) => (width: number) => ({
    crop,
    region: regions[crop],
    ...(isWhole && { ground: `#${source.colour}` }),
    width,
    height: Math.round(width * shapes[crop]),
    ...avif(crop, width),
  });
  const files = [...widths.wide.map(make('wide')), ...(widths.tall?.map(make('tall')) ?? [])];
  const hash = hashOf(source.hash, upright?.hash, files);
  const isUsual = JSON.stringify(widths) === JSON.stringify(widthsOf(kind));
  return {
    name,
    kind,
    entry: isUsual ? [hash] : [hash, ...limits],
    isWhole,
    isCutFromTop: isPortrait && !options.focus,
    files: files.map(({ crop, ...encoding }) => ({
      ...encoding,
      address: pictureFile({ name, kind, hash }, { crop, ...encoding }),
      source: (crop === 'tall' && upright ? upright : source).file,
    })),
  };
}

/** An index of pictures: photographs by kind and name, and drawings and marks by name. */
export function indexOf(pictures: readonly SitePicture[]): PictureModules {
  const modules: PictureModules = { pictures: {}, marks: {} };
  for (const picture of pictures) {
    const { kind, name } = picture;
    if (kind === 'mark') modules.marks[name] = picture.ending;
    else if (kind === 'drawing')
      modules.pictures.drawings = { ...modules.pictures.drawings, [name]: picture.entry };
    else modules.pictures[kind] = { ...modules.pictures[kind], [name]: picture.entry };
  }
  const whole = pictures.flatMap((picture) =>
    'isWhole' in picture && picture.isWhole ? picture.name : [],
  );
  if (whole.length > 0) modules.pictures.whole = [...new Set(whole)];
  return modules;
}
