import path from 'node:path';
import { composed, findBelow, namesIn } from '../findBelow';

/** The kinds of file that a picture's source may be, the best first. */
export const sourceExtensions = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'tif', 'tiff', 'svg'];

/** Whether a source is a drawing, by its name. */
export const isDrawing = (file: string): boolean => /\.svg$/i.test(file);

/** The words for a picture that is not there, which follow its place. */
export const noSuchPicture = (name: string): string =>
  name === ''
    ? 'has a picture without a file: choose one'
    : `names no picture: there is no pictures/${name} with .${sourceExtensions.join(', .')}`;

/**
 * The files of a picture by its name below a site's `pictures/`, the one that is shown first.
 * Cameras write extensions in capitals.
 */
export function pictureSources(folder: string, name: string): string[] {
  const within = findBelow(folder, path.posix.join('pictures', path.posix.dirname(name)));
  if (within === undefined) return [];
  const base = composed(path.posix.basename(name));
  const files = namesIn(within).filter((file) => path.parse(composed(file)).name === base);
  return sourceExtensions
    .flatMap((kind) => files.filter((file) => path.extname(file).toLowerCase() === `.${kind}`))
    .map((file) => path.join(within, file));
}

/** The file of a picture that is shown; undefined where there is none. */
export const findPictureSource = (folder: string, name: string): string | undefined =>
  pictureSources(folder, name)[0];
