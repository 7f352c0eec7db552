import { gzipSync } from 'node:zlib';
import { drawingData, type PictureFile } from './encode';
import type { SitePicture } from './readPictures';

/** What a drawing may weigh, compressed, in KB of 1000 bytes. */
const most = 25;

const weightOf = (file: PictureFile) => gzipSync(drawingData(file), { level: 9 }).length / 1000;

/** A note for each drawing that visitors wait for longer than they should. */
export const heavyDrawings = (pictures: readonly SitePicture[]): string[] =>
  pictures.flatMap(({ kind, name, files }) => {
    const weight = kind === 'drawing' ? Math.max(...files.map(weightOf)) : 0;
    if (weight <= most) return [];
    return `pictures/${name}.svg has ${weight.toFixed(1)} KB compressed, and a drawing has ${most} at most: simplify its lines.`;
  });
