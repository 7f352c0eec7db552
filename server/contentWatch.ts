import { existsSync, readdirSync, watch } from 'node:fs';
import path from 'node:path';
import { readBrand } from '../src/build/brand/readBrand';
import { contentModules } from '../src/build/content/contentModules';
import { readContent } from '../src/build/content/readContent';
import { writeModules } from '../src/build/content/writeModules';
import { modulesFolder } from '../src/build/site';

/** Editors write a file in several steps: so long, in ms, nothing may have changed. */
const pause = 60;

/** The folders of a site that its content is made of. */
const watched = ['content', 'pictures', 'brand'];

/**
 * Writes what browsers get of a site's content and brand, and what is wrong with them. Content that is wrong is
 * written as it is, if that is possible: the page shows what it can, and the problem lies over it.
 */
function writeContent(folder: string): void {
  const { content, problems: ofContent } = readContent(folder);
  const { brand, logo, problems: ofBrand } = readBrand(folder);
  const problems = [...ofContent, ...ofBrand];
  const target = modulesFolder(folder);
  try {
    writeModules(target, contentModules(content, { brand, logo }, new Date()));
  } catch (error) {
    if (problems.length === 0) throw error;
  }
  // With the time, as Parcel checks only what has changed.
  writeModules(target, { problems: { problems, at: Date.now() } });
}

/** A folder and all folders in it. */
const withFolders = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name)),
];

/** Writes a site's content now and after each change. Returns the folder that the bundler reads. */
export function watchContent(folder: string): string {
  writeContent(folder);
  let timer: NodeJS.Timeout | undefined;
  const folders = watched.map((each) => path.join(folder, each)).filter(existsSync);
  // Each by itself: Node 20's own recursion loses a file that an editor replaces when it saves.
  for (const name of folders.flatMap(withFolders))
    watch(name, () => {
      clearTimeout(timer);
      timer = setTimeout(writeContent, pause, folder);
    }).unref();
  return modulesFolder(folder);
}
