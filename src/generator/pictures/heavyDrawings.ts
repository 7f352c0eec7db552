import { gzipSync } from 'node:zlib';
import type { Content } from '../content/schemas';
import { drawingData, type PictureFile } from './encode';
import { type NamedPicture, namedPictures } from './namedPictures';
import type { SitePicture } from './readPictures';

/** What a drawing may weigh, compressed, in KB of 1000 bytes. */
const most = { first: 12, other: 25 };

/** Whether a picture opens a page: its own one, or that of the first slide. */
const isFirst = ({ kind, path }: NamedPicture) =>
  kind !== 'line' && ['img', 'slides.0.img'].includes(path.join('.'));

const weightOf = (file: PictureFile) => gzipSync(drawingData(file), { level: 9 }).length / 1000;

/** A note for each drawing that visitors wait for longer than they should. */
export function heavyDrawings(pictures: readonly SitePicture[], content: Content): string[] {
  const first = new Set(
    namedPictures(content).flatMap((named) => (isFirst(named) ? named.name : [])),
  );
  return pictures.flatMap(({ kind, name, files }) => {
    if (kind !== 'drawing') return [];
    const opens = first.has(name);
    const weight = Math.max(...files.map(weightOf));
    const limit = opens ? most.first : most.other;
    if (weight <= limit) return [];
    const which = opens ? 'a drawing that opens a page' : 'a drawing';
    return `pictures/${name}.svg has ${weight.toFixed(1)} KB compressed, and ${which} has ${limit} at most: simplify its lines.`;
  });
}
