import { gzipSync } from 'node:zlib';
import { drawingData, type PictureFile } from './encode';
import { pictureSources } from './findPictureSource';
import type { SitePicture } from './readPictures';

/** What a drawing may weigh, compressed, in KB of 1000 bytes. */
const most = 25;

const weightOf = (file: PictureFile) => gzipSync(drawingData(file), { level: 9 }).length / 1000;

/**
 * A note for each drawing that is too heavy, each person whose face may be cut off, and each file
 * that another one hides.
 */
export function pictureNotes(folder: string, pictures: readonly SitePicture[]): string[] {
  const notes = pictures.flatMap((picture) => {
    const { kind, name, files } = picture;
    const weight = kind === 'drawing' ? Math.max(...files.map(weightOf)) : 0;
    const heavy = `pictures/${name}.svg has ${weight.toFixed(1)} KB compressed, and a drawing has ${most} at most: simplify its lines.`;
    const face = `pictures/${name} is upright and shows a person, so its top is shown: if that cuts off the face, give its focus in content/pictures.json.`;
    const isCut = 'isCutFromTop' in picture && picture.isCutFromTop;
    const [shown, ...hidden] = pictureSources(folder, name);
    const others = hidden.map((file) => `${file} is not shown, as ${shown} has the same name.`);
    return [...(weight > most ? [heavy] : []), ...(isCut ? [face] : []), ...others];
  });
  return [...new Set(notes)];
}
