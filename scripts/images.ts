/**
 * Makes the files that `components/Picture` serves from the sources below `pictures/`: AVIF and
 * WebP in several widths, a tall crop of each hero for upright screens, and `src/pictures.json`.
 * Run it (`npm run images`) after a picture was added, changed or taken away.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type PictureSources, pictureFile } from '../src/lib/pictureSources';

type Crop = { left: number; top: number; width: number; height: number };

type Kind = {
  /** Width and height of every picture of the kind, in px of its largest use. */
  width: number;
  height: number;
  widths: number[];
  tallWidths?: number[];
  /** Width of the tall crop as a share of its height. */
  tallRatio?: number;
};

const kinds: Record<string, Kind> = {
  heroes: {
    width: 1920,
    height: 960,
    widths: [640, 960, 1440, 1920],
    tallWidths: [480, 640, 768],
    tallRatio: 0.8,
  },
  services: { width: 1280, height: 800, widths: [320, 480, 640, 960] },
};

/** Where the middle of a hero's tall crop lies, as a share of the width. */
const tallCentres: Record<string, number> = {
  'heroes/industrial-automation': 0.62,
  'heroes/plc': 0.72,
  'heroes/robotics': 0.62,
};
const usualTallCentre = 0.7;

/** Part of every hash, so that files get new names when they are encoded in another way. */
const encoding = {
  avif: { quality: 52, effort: 6, chromaSubsampling: '4:2:0' },
  webp: { quality: 76, effort: 5, smartSubsample: true },
} as const;

const sourceFolder = 'pictures';
const targetFolder = 'static';

function tallCrop(name: string, { width, height, tallRatio = 1 }: Kind): Crop {
  const cropWidth = Math.round(height * tallRatio);
  const centre = (tallCentres[name] ?? usualTallCentre) * width;
  const left = Math.min(width - cropWidth, Math.max(0, Math.round(centre - cropWidth / 2)));
  return { left, top: 0, width: cropWidth, height };
}

async function encode(image: Sharp, file: (format: 'avif' | 'webp') => string) {
  await image
    .clone()
    .avif(encoding.avif)
    .toFile(path.join(targetFolder, file('avif')));
  await image
    .clone()
    .webp(encoding.webp)
    .toFile(path.join(targetFolder, file('webp')));
}

async function makePicture(name: string, file: string, kind: Kind): Promise<PictureSources> {
  const source = await readFile(file);
  const hash = createHash('sha256')
    .update(source)
    .update(JSON.stringify([kind, encoding, tallCentres[name]]))
    .digest('hex')
    .slice(0, 8);
  const full = await sharp(source)
    .resize(kind.width, kind.height, { fit: 'cover' })
    .removeAlpha()
    .png()
    .toBuffer();
  for (const width of kind.widths) {
    await encode(sharp(full).resize(width), (format) =>
      pictureFile(name, hash, 'wide', width, format),
    );
  }
  for (const width of kind.tallWidths ?? []) {
    await encode(sharp(full).extract(tallCrop(name, kind)).resize(width), (format) =>
      pictureFile(name, hash, 'tall', width, format),
    );
  }
  return {
    width: kind.width,
    height: kind.height,
    hash,
    widths: kind.widths,
    ...(kind.tallWidths && { tallWidths: kind.tallWidths }),
  };
}

async function main() {
  const pictures: Record<string, PictureSources> = {};
  await rm(path.join(targetFolder, 'pictures'), { recursive: true, force: true });
  for (const [folder, kind] of Object.entries(kinds)) {
    await mkdir(path.join(targetFolder, 'pictures', folder), { recursive: true });
    for (const entry of (await readdir(path.join(sourceFolder, folder))).sort()) {
      const name = `${folder}/${path.parse(entry).name}`;
      if (pictures[name]) throw new Error(`${sourceFolder}/${name} exists with two extensions.`);
      pictures[name] = await makePicture(name, path.join(sourceFolder, folder, entry), kind);
      console.log(name);
    }
  }
  await writeFile('src/pictures.json', `${JSON.stringify(pictures, null, 2)}\n`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
