import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inAddress, picturesPath } from '../../features/pictures/pictureSources';
import { filesBelow } from '../filesBelow';
import { forEachConcurrently } from '../forEachConcurrently';
import { drawingData, encode, type PictureFile } from './encode';
import type { SitePicture } from './readPictures';

const encodedFolder = (folder: string) => path.join(folder, 'pictures', '.encoded');

/** A file's place below a folder of pictures. */
const placeOf = ({ address }: PictureFile) => address.slice(picturesPath.length);

/** Whether a file is made anew each time: a drawing, which takes no time. */
const isDrawing = ({ format }: PictureFile) => format === 'svg';

/** The path of an encoded file of a site. */
export const encodedFile = (folder: string, file: PictureFile) =>
  path.join(encodedFolder(folder), placeOf(file));

/**
 * Encodes the files that are not there yet, picture by picture, and takes away those of an earlier
 * state. Calls `onProgress` as each picture is begun.
 */
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
  let begun = 0;
  const work = async (files: readonly PictureFile[]) => {
    begun += 1;
    onProgress(begun, waiting.length);
    for (const file of files) await keep(encodedFile(folder, file), await encode(file));
  };
  await forEachConcurrently(waiting, work, 2);
  await removeOutdated(folder, pictures);
}

/** Writes a file so that it is there in full or not at all. */
async function keep(file: string, data: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.tmp`;
  await writeFile(unfinished, data);
  await rename(unfinished, file);
}

/**
 * Takes away the files of another state of the pictures. A picture that the content does not name
 * at present stays: it may come back.
 */
async function removeOutdated(folder: string, pictures: readonly SitePicture[]): Promise<void> {
  const current = new Set(
    pictures.flatMap(({ files }) => files.filter((file) => !isDrawing(file)).map(placeOf)),
  );
  const known = new Set(pictures.map(({ name, kind }) => `${inAddress(name)}-${kind}`));
  const root = encodedFolder(folder);
  for (const place of existsSync(root) ? filesBelow(root) : []) {
    const [picture = ''] = place.split(/(?=-(?:wide|tall)-\d+\.)|\./);
    if (known.has(picture) && !current.has(place)) await rm(path.join(root, place));
  }
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
