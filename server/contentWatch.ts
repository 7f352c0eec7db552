import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { subscribe } from '@parcel/watcher';
import type { PictureModules } from '../src/content/modules';
import { pictureKinds } from '../src/features/pictures/pictureKinds';
import { readBrand } from '../src/generator/brand/readBrand';
import { contentModules } from '../src/generator/content/contentModules';
import { readContent } from '../src/generator/content/readContent';
import { writeModule, writeModules } from '../src/generator/content/writeModules';
import { keysOf } from '../src/generator/objects';
import { indexOf, readPictures } from '../src/generator/pictures/readPictures';
import { modulesFolder } from '../src/generator/site';
import { siteParts } from '../src/generator/siteVersion';

/** The folder of encoded pictures, and the temporary files of some text editors. */
const hidden = ['**/.*', '**/.*/**'];

/** Writes a site's content now and after each change. Returns the folder that the bundler reads. */
export async function watchContent(folder: string): Promise<string> {
  let pictures = await writeContent(folder, undefined);
  // One after the other: the last to be read is the last to be written.
  let writing = Promise.resolve();
  const writeAgain = () => {
    writing = writing.then(async () => {
      try {
        pictures = await writeContent(folder, pictures);
      } catch (error) {
        // For example a file was deleted while it was read. That is a change too, so it is read
        // again.
        console.error('The content could not be read:', error);
      }
    });
  };
  for (const part of siteParts.map((name) => path.join(folder, name)).filter(existsSync))
    await subscribe(realpathSync(part), writeAgain, { ignore: hidden });
  return modulesFolder(folder);
}

/**
 * Writes what browsers get of a site's content, and the problems with it. Content with problems is
 * shown if that is possible. Returns the pictures that it wrote.
 */
async function writeContent(
  folder: string,
  before: PictureModules | undefined,
): Promise<PictureModules | undefined> {
  const { content, problems: ofContent } = readContent(folder);
  const { brand, logo, problems: ofBrand } = readBrand(folder);
  const problems = [...ofContent, ...ofBrand];
  const target = modulesFolder(folder);
  // New each time, because Parcel shows problems only when a module has changed.
  const written = { version: new Date().toISOString(), problems };
  try {
    const read = await readPictures(folder, content);
    problems.push(...read.problems);
    const now = indexOf(read.pictures);
    const pictures = before && problems.length > 0 ? withNew(before, now) : now;
    const modules = contentModules(content, { brand, logo }, new Date());
    writeModules(target, { ...modules, ...pictures, written });
    return pictures;
  } catch (error) {
    if (problems.length === 0) throw error;
    writeModule(target, 'written', written);
    return before;
  }
}

/**
 * The former pictures, unchanged, and the new ones. A change of a picture reloads the page, to
 * which Parcel serves no scripts while there is a problem.
 */
function withNew(before: PictureModules, now: PictureModules): PictureModules {
  const { pictures, marks } = structuredClone(before);
  if (now.pictures.whole) pictures.whole = now.pictures.whole;
  pictures.drawings = { ...pictures.drawings, ...now.pictures.drawings, ...pictures.drawings };
  for (const kind of keysOf(pictureKinds))
    if (now.pictures[kind])
      pictures[kind] = { ...pictures[kind], ...now.pictures[kind], ...pictures[kind] };
  return { pictures, marks: { ...marks, ...now.marks, ...marks } };
}
