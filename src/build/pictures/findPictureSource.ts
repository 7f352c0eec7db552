import { readdirSync } from 'node:fs';
import path from 'node:path';

/** What a picture's source may be, the best first. */
const extensions = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'tif', 'tiff', 'svg'];

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** What is said of a picture that is not there, in words that go on from its place. */
export const noSuchPicture = (name: string): string =>
  `names no picture: there is no pictures/${name} with .${extensions.join(', .')}`;

/**
 * The file of a picture by its name below a site's `pictures/`; undefined where there is none. Cameras
 * write extensions in capitals.
 */
export function findPictureSource(folder: string, name: string): string | undefined {
  const wanted = path.join(folder, 'pictures', name);
  const files = filesIn(path.dirname(wanted));
  const base = path.basename(wanted);
  const found = extensions
    .map((extension) =>
      files.find(
        (file) =>
          file.startsWith(base) && file.slice(base.length).toLowerCase() === `.${extension}`,
      ),
    )
    .find((file) => file !== undefined);
  return found && path.join(path.dirname(wanted), found);
}
