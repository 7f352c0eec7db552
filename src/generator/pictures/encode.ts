import { existsSync } from 'node:fs';
import { cp, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { markSize } from '../../features/pictures/pictureKinds';
import { picturesPath } from '../../features/pictures/pictureSources';
import { cleaned } from '../brand/svg';
import { readText } from '../readText';
import type { SitePicture } from './readPictures';
import { openSource } from './readSource';
import type { Region } from './region';

/** How a photograph is made an AVIF. `effort` (0 to 9): how hard that tries to be small. */
export type Encoding = {
  region: Region;
  /** The colour around a part that does not have the shape of the file. */
  ground?: string;
  width: number;
  height: number;
  quality: number;
  effort: number;
};

/** One file of a picture: its address, its source, and how it is made. */
export type PictureFile = { address: string; source: string } & (
  | Encoding
  // A drawing, cleaned, or a mark, fitted into its place.
  | { format: 'svg' | 'webp' }
);

/** A mark, which its place shows whole. */
const fitMark = (source: string): Promise<Buffer> =>
  openSource(source)
    .resize({ ...markSize, fit: 'inside', withoutEnlargement: true })
    .webp({ lossless: true })
    .toBuffer();

/** A drawing as it is published. */
export const drawingData = ({ source }: Pick<PictureFile, 'source'>): Buffer =>
  Buffer.from(cleaned(readText(source)).text);

/** Makes a file. `quick`: not as small as it could be. */
export async function encode(file: PictureFile, { quick = false } = {}): Promise<Buffer> {
  if (!('region' in file)) return file.format === 'svg' ? drawingData(file) : fitMark(file.source);
  const { region, ground, width, height } = file;
  const image = openSource(file.source)
    .extract(region)
    // Transparent parts become white.
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize(width, height, ground ? { fit: 'contain', background: ground } : { fit: 'fill' });
  const effort = quick ? 0 : file.effort;
  return image.avif({ quality: file.quality, effort, chromaSubsampling: '4:2:0' }).toBuffer();
}

/** Whether a file is made anew each time: a drawing, which takes no time. */
const isDrawing = (file: PictureFile) => 'format' in file && file.format === 'svg';

/** The path of an encoded file of a site. */
export const encodedFile = (folder: string, { address }: PictureFile) =>
  path.join(folder, 'pictures', '.encoded', address.slice(picturesPath.length));

/** Encodes the files that are not there yet. Calls `onProgress` as each picture is begun. */
export async function encodePictures(
  folder: string,
  pictures: readonly SitePicture[],
  onProgress: (begun: number, of: number) => void,
): Promise<void> {
  const waiting = pictures
    .map(({ files }) =>
      files.filter((file) => !isDrawing(file) && !existsSync(encodedFile(folder, file))),
    )
    .filter(({ length }) => length > 0);
  const left = waiting.entries();
  const work = async () => {
    for (const [index, files] of left) {
      onProgress(index + 1, waiting.length);
      for (const file of files) await keep(encodedFile(folder, file), await encode(file));
    }
  };
  await Promise.all([work(), work()]);
}

/** Writes a file so that it is there in full or not at all. */
async function keep(file: string, data: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.tmp`;
  await writeFile(unfinished, data);
  await rename(unfinished, file);
}

/** Puts the files of pictures into the folder of a build. */
export async function copyPictures(
  folder: string,
  pictures: readonly SitePicture[],
  outDir: string,
): Promise<void> {
  for (const file of pictures.flatMap(({ files }) => files))
    if (isDrawing(file)) await keep(path.join(outDir, file.address), drawingData(file));
    else await cp(encodedFile(folder, file), path.join(outDir, file.address));
}
