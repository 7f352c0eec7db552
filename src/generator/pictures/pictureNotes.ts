import { gzipSync } from 'node:zlib';
import { drawingData, type PictureFile } from './encode';
import { pictureSources } from './findPictureSource';
import type { SitePicture } from './readPictures';

/** What a drawing may weigh, compressed, in KB of 1000 bytes. */
const most = 25;

const weightOf = (file: PictureFile) => gzipSync(drawingData(file), { level: 9 }).length / 1000;

/** A note for each drawing that is too heavy, and for each file that another one hides. */
export function pictureNotes(folder: string, pictures: readonly SitePicture[]): string[] {
  const notes = pictures.flatMap(({ kind, name, files }) => {
    const weight = kind === 'drawing' ? Math.max(...files.map(weightOf)) : 0;
    const heavy = `pictures/${name}.svg has ${weight.toFixed(1)} KB compressed, and a drawing has ${most} at most: simplify its lines.`;
    const [shown, ...hidden] = pictureSources(folder, name);
    const others = hidden.map((file) => `${file} is not shown, as ${shown} has the same name.`);
    return weight > most ? [heavy, ...others] : others;
  });
  return [...new Set(notes)];
}
