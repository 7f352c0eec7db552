import { createHash } from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import { markSize, pictureKinds } from '../../src/features/pictures/pictureKinds';
import { readContent } from '../../src/generator/content/readContent';
import { findPictureSource } from '../../src/generator/pictures/findPictureSource';
import { namedPictures } from '../../src/generator/pictures/namedPictures';
import { linePictureOf } from './linePictureOf';
import { write } from './temporaryFolder';

const width = 800;

/** The hue of a name, in degrees: always the same. */
const hueOf = (name: string) => createHash('sha256').update(name).digest().readUInt16BE(0) % 360;

/** A dark gradient, of another colour for each name. */
function drawing(name: string, height: number): string {
  const hue = hueOf(name);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="ground"><stop stop-color="hsl(${hue} 40% 16%)"/><stop offset="1" stop-color="hsl(${hue} 35% 32%)"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#ground)"/></svg>`;
}

/** A mark: a square and a bar. */
function markDrawing(name: string): string {
  const { width: wide, height } = markSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${height}" fill="hsl(${hueOf(name)} 50% 25%)">
    <rect width="${height}" height="${height}"/><rect x="${height + 24}" y="${height / 3}" width="${wide - height - 24}" height="${height / 3}"/></svg>\n`;
}

/** Writes where the stations of the line are in its picture, unless the content says it of each. */
function makeLinePicture(folder: string): void {
  const { line, 'line-picture': picture } = readContent(folder).content;
  if (!line || line.stations.every(({ id }) => picture?.wide.stations[id])) return;
  const text = `${JSON.stringify(linePictureOf(line.stations), null, 2)}\n`;
  write(path.join(folder, 'content/line-picture.json'), text);
}

/**
 * Makes the pictures that the content of a site's folder names and that are not there: JPEGs 800 px
 * wide, drawings for marks, and the places of the stations in the line's picture. They are the same
 * each time.
 */
export async function makePictures(folder: string): Promise<void> {
  const make = async (name: string, ratio: number) => {
    if (findPictureSource(folder, name)) return;
    const drawn = Buffer.from(drawing(name, Math.round(width * ratio)));
    write(
      path.join(folder, 'pictures', `${name}.jpg`),
      await sharp(drawn).jpeg({ quality: 80 }).toBuffer(),
    );
  };
  makeLinePicture(folder);
  for (const { name, kind } of namedPictures(readContent(folder).content)) {
    if (kind === 'mark') {
      if (!findPictureSource(folder, name))
        write(path.join(folder, 'pictures', `${name}.svg`), markDrawing(name));
      continue;
    }
    const shape = pictureKinds[kind === 'share' ? 'hero' : kind];
    await make(name, shape.height / shape.width);
    if (shape.tall?.own) await make(`${name}.tall`, shape.tall.ratio);
  }
}
