import { markSize } from '../../features/pictures/pictureKinds';
import { cleaned } from '../brand/svg';
import { readText } from '../readText';
import { openSource } from './readSource';
import type { Region } from './region';

/** How a file of a photograph is made, an AVIF. `effort` (0 to 9): how hard it tries to be small. */
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
