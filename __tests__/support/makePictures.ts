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
function photograph(name: string, height: number): string {
  const hue = hueOf(name);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="ground"><stop stop-color="hsl(${hue} 40% 16%)"/><stop offset="1" stop-color="hsl(${hue} 35% 32%)"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#ground)"/></svg>`;
}

/** Lines and faces without a ground; one part, elsewhere for each name, is in the accent. */
function drawing(name: string, { width, height }: { width: number; height: number }, ink: string) {
  const at = (share: number) => Math.round(((hueOf(name) % 70) / 100 + share) * width);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="${ink}" stroke-width="4">
    <path d="M${at(0)} ${height / 2}h${width / 4}v${height / 4}h-${width / 4}z"/><path fill="#ffb000" d="M${at(0.1)} ${height / 4}h${width / 8}v${height / 8}h-${width / 8}z"/></svg>\n`;
}

/** A mark: a square and a bar. */
function markDrawing(name: string): string {
  const { width: wide, height } = markSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${height}" fill="hsl(${hueOf(name)} 50% 25%)">
    <rect width="${height}" height="${height}"/><rect x="${height + 24}" y="${height / 3}" width="${wide - height - 24}" height="${height / 3}"/></svg>\n`;
}

/** Whether a picture is a drawing, by its folder. */
const isDrawing = (name: string) => name.startsWith('drawings/');

/** Writes where the stations of the line are in its picture, unless the content says it of each. */
function makeLinePicture(folder: string): void {
  const { content } = readContent(folder);
  const { line, 'line-picture': picture } = content;
  if (!line || line.stations.every(({ id }) => picture?.stations[id])) return;
  const hasDrawings = namedPictures(content).some(({ name }) => isDrawing(name));
  const text = `${JSON.stringify(linePictureOf(line.stations, hasDrawings), null, 2)}\n`;
  write(path.join(folder, 'content/line-picture.json'), text);
}

/**
 * Makes the pictures that the content of a site's folder names and that are not there: JPEGs 800 px
 * wide, drawings for marks and for what lies in `drawings/`, and the places of the stations in the
 * line's picture. They are the same each time.
 */
export async function makePictures(folder: string): Promise<void> {
  makeLinePicture(folder);
  for (const { name, kind } of namedPictures(readContent(folder).content)) {
    if (findPictureSource(folder, name)) continue;
    const file = path.join(folder, 'pictures', name);
    const shape = pictureKinds[kind === 'share' || kind === 'mark' ? 'hero' : kind];
    if (kind === 'mark') write(`${file}.svg`, markDrawing(name));
    else if (isDrawing(name)) {
      write(`${file}.svg`, drawing(name, shape, '#0b1f2a'));
      write(`${file}.dark.svg`, drawing(name, shape, '#e9f0f3'));
    } else {
      const drawn = Buffer.from(photograph(name, Math.round((width * shape.height) / shape.width)));
      write(`${file}.jpg`, await sharp(drawn).jpeg({ quality: 80 }).toBuffer());
    }
  }
}
