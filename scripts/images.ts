/**
 * `npm run images`: makes the files that `components/Picture` serves from the sources below
 * `pictures/` (AVIF, WebP and JPEG in several widths), and `src/features/pictures/pictures.json`. A hero's upright
 * version has a source of its own, `NAME.tall.jpg`. Run it after a picture was added, changed or
 * taken away; unchanged ones are kept, unused ones are deleted.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { pictureFiles } from '../src/build/pictureFiles';
import { readSite, siteFolder } from '../src/build/site';
import {
  type Format,
  type PictureIndex,
  type PictureKind,
  pictureFile,
  plainWidth,
} from '../src/features/pictures/pictureSources';
import { failWith } from './failWith';

class PictureError extends Error {}

const sourceFolder = 'pictures';
const targetFolder = 'static';

/** How the pictures of each folder are shown: their largest use, and the widths to choose from. */
const kinds = {
  heroes: {
    width: 2400,
    height: 1200,
    widths: [640, 960, 1440, 1920, 2400],
    tallWidths: [480, 640, 768, 1080],
  },
  services: { width: 1280, height: 800, widths: [160, 320, 480, 640, 960, 1280] },
  jobs: { width: 1280, height: 720, widths: [160, 320, 480, 640, 960, 1280] },
  about: { width: 1600, height: 1067, widths: [480, 640, 960, 1280, 1600] },
  line: {
    width: 1600,
    height: 1000,
    widths: [640, 960, 1280, 1600],
    tallWidths: [480, 768, 1080],
    tallRatio: 5 / 6,
  },
} satisfies Record<string, PictureKind>;

/** Most upright versions are 4 by 5. */
const usualTallRatio = 5 / 4;

const firstSlide = readSite(siteFolder()).content.slides.slides[0]?.img;

/**
 * How good AVIF has to be. The cards' pictures are looked at in passing, and eight of them load at
 * once; upright heroes are for phones, whose pixels are too small to be told apart, and the first of
 * them is what a phone waits for.
 */
function avifQuality(name: string, crop: Version['crop']): number {
  const folder = path.dirname(name);
  if (folder === 'heroes' && crop === 'tall') return name === firstSlide ? 35 : 40;
  return folder === 'services' ? 43 : 48;
}

/** Part of every hash, so that files get new names when they are encoded in another way. */
const encodings = (name: string, crop: Version['crop']) => ({
  avif: { quality: avifQuality(name, crop), effort: 6, chromaSubsampling: '4:2:0' },
  jpg: { quality: 72, mozjpeg: true },
});

type Version = { source: string; crop: 'wide' | 'tall'; widths: readonly number[]; ratio: number };

/** The versions of a picture and where their sources are. PictureError when one is missing. */
function versionsOf(name: string, kind: PictureKind): Version[] {
  const { width, height, widths, tallWidths, tallRatio = usualTallRatio } = kind;
  const file = (suffix: string) => path.join(sourceFolder, `${name}${suffix}.jpg`);
  const versions: Version[] = [{ source: file(''), crop: 'wide', widths, ratio: height / width }];
  if (tallWidths)
    versions.push({ source: file('.tall'), crop: 'tall', widths: tallWidths, ratio: tallRatio });
  for (const { source } of versions) {
    if (!existsSync(source)) throw new PictureError(`${source} is missing.`);
  }
  return versions;
}

async function makeFiles(
  name: string,
  hash: string,
  kind: PictureKind,
  { source, crop, widths, ratio }: Version,
) {
  const { avif, jpg } = encodings(name, crop);
  const makeWidth = async (width: number) => {
    const image = sharp(source).resize(width, Math.round(width * ratio), { fit: 'cover' });
    const target = (format: Format) =>
      path.join(targetFolder, pictureFile(name, hash, crop, width, format));
    await mkdir(path.dirname(target('avif')), { recursive: true });
    if (!existsSync(target('avif'))) await image.clone().avif(avif).toFile(target('avif'));
    const isPlain = crop === 'wide' && width === plainWidth(kind);
    if (isPlain && !existsSync(target('jpg'))) await image.jpeg(jpg).toFile(target('jpg'));
  };
  await Promise.all(widths.map(makeWidth));
}

async function averageColour(source: string): Promise<string> {
  const { data } = await sharp(source).resize(1, 1).raw().toBuffer({ resolveWithObject: true });
  return `#${data.toString('hex', 0, 3)}`;
}

async function main() {
  const index: PictureIndex = { kinds, pictures: {} };
  for (const [folder, kind] of Object.entries(kinds)) {
    const sources = (await readdir(path.join(sourceFolder, folder))).sort();
    for (const source of sources.filter((file) => !file.endsWith('.tall.jpg'))) {
      const name = `${folder}/${path.parse(source).name}`;
      const versions = versionsOf(name, kind);
      const hash = createHash('sha256').update(
        JSON.stringify([kind, ...versions.map(({ crop }) => encodings(name, crop))]),
      );
      for (const version of versions) hash.update(await readFile(version.source));
      const picture = {
        hash: hash.digest('hex').slice(0, 8),
        colour: await averageColour(path.join(sourceFolder, folder, source)),
      };
      await Promise.all(versions.map((version) => makeFiles(name, picture.hash, kind, version)));
      index.pictures[name] = picture;
      console.log(name);
    }
  }
  await writeFile('src/features/pictures/pictures.json', `${JSON.stringify(index, null, 2)}\n`);
  const wanted = new Set(
    Object.keys(index.pictures)
      .flatMap((name) => pictureFiles(name, index))
      .map((address) => path.join(targetFolder, address)),
  );
  const folder = path.join(targetFolder, 'pictures');
  for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const made = path.join(file.parentPath, file.name);
    if (file.isFile() && !wanted.has(made)) await rm(made);
  }
}

main().catch(failWith(PictureError));
