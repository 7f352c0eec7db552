import { existsSync } from 'node:fs';
import path from 'node:path';

/** What a picture's source may be. */
const extensions = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'tif', 'tiff', 'svg'];

/** The file of a picture by its name below a site's `pictures/`; undefined where there is none. */
export function findPictureSource(folder: string, name: string): string | undefined {
  return extensions
    .map((extension) => path.join(folder, 'pictures', `${name}.${extension}`))
    .find((file) => existsSync(file));
}
