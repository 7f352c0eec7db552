import { existsSync } from 'node:fs';
import { cp, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { picturesPath } from '../../features/pictures/pictureSources';
import { drawingData, encode, type PictureFile } from './encode';
import type { SitePicture } from './readPictures';

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
