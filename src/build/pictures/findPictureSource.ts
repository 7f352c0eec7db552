import path from 'node:path';
import { composed, findBelow, namesIn } from '../findBelow';

/** What a picture's source may be, the best first. */
const extensions = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'tif', 'tiff', 'svg'];

/** What is said of a picture that is not there, in words that go on from its place. */
export const noSuchPicture = (name: string): string =>
  `names no picture: there is no pictures/${name} with .${extensions.join(', .')}`;

/**
 * The file of a picture by its name below a site's `pictures/`; undefined where there is none. Cameras
 * write extensions in capitals.
 */
export function findPictureSource(folder: string, name: string): string | undefined {
  const within = findBelow(folder, path.posix.join('pictures', path.posix.dirname(name)));
  if (within === undefined) return undefined;
  const files = namesIn(within);
  const base = composed(path.posix.basename(name));
  const found = extensions
    .map((extension) =>
      files.find((file) => {
        const own = composed(file);
        return own.startsWith(base) && own.slice(base.length).toLowerCase() === `.${extension}`;
      }),
    )
    .find((file) => file !== undefined);
  return found && path.join(within, found);
}
