import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { PictureModules } from '../../content/modules';
import type { SiteBrand } from '../../content/schema';
import { type Logo, readBrand } from '../../generator/brand/readBrand';
import { readContent } from '../../generator/content/readContent';
import { indexOf, readPictures } from '../../generator/pictures/readPictures';
import { siteFiles } from '../../generator/siteVersion';
import { isEdited, isText } from '../editedFiles';

/** The state of a site's files when the editor starts. */
export type Snapshot = {
  /** By path below the site's folder: the text of a text file, the size in bytes of any other. */
  files: Record<string, string | number>;
  /** Every picture that the content names, as pages know it. */
  pictures: PictureModules;
  brand: SiteBrand;
  logo: Logo;
};

/**
 * The snapshot of the site in a folder, which may have problems. On the internet everyone can read
 * it: `drafts` says whether it includes the drafts of written pages.
 */
export async function editorSnapshot(
  folder: string,
  { drafts }: { drafts: boolean },
): Promise<Snapshot> {
  const { content } = readContent(folder, { drafts });
  const written = Object.values(content.written).flatMap((all) => all.map(({ file }) => file));
  const isShown = (file: string) => drafts || !file.endsWith('.md') || written.includes(file);
  const { pictures } = await readPictures(folder, content);
  const files = siteFiles(folder)
    .filter((file) => isEdited(file) && isShown(file))
    .map((file): [string, string | number] => {
      const address = path.join(folder, file);
      return [file, isText(file) ? readFileSync(address, 'utf8') : statSync(address).size];
    });
  return { files: Object.fromEntries(files), pictures: indexOf(pictures), ...readBrand(folder) };
}
