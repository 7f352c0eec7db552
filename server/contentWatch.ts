import { createHash } from 'node:crypto';
import { existsSync, type FSWatcher, readdirSync, watch } from 'node:fs';
import path from 'node:path';
import type { PictureModules } from '../src/content/modules';
import { photoKinds } from '../src/features/pictures/pictureKinds';
import { readBrand } from '../src/generator/brand/readBrand';
import { contentModules } from '../src/generator/content/contentModules';
import { readContent } from '../src/generator/content/readContent';
import type { Content } from '../src/generator/content/schemas';
import { writeModule, writeModules } from '../src/generator/content/writeModules';
import { pictureModules, readPictures } from '../src/generator/pictures/readPictures';
import { modulesFolder } from '../src/generator/site';
import { siteParts } from '../src/generator/siteVersion';

/** Editors write a file in several steps: so long, in ms, nothing may have changed. */
const pause = 60;

/**
 * Writes what browsers get of a site's content, brand and pictures, and what is wrong with them. Content
 * that is wrong is written as it is, if that is possible: the page shows what it can, and the problem lies
 * over it. Meanwhile the pictures stay as they were: a page that is loaded again in the moment of a
 * problem would come without its scripts. Returns what was written of the pictures.
 */
async function writeContent(
  folder: string,
  former: PictureModules | undefined,
): Promise<PictureModules | undefined> {
  const { content, problems: ofContent } = readContent(folder);
  const { brand, logo, problems: ofBrand } = readBrand(folder);
  const problems = [...ofContent, ...ofBrand];
  const target = modulesFolder(folder);
  let pictures = former;
  try {
    const read = await readPictures(folder, content);
    problems.push(...read.problems);
    const now = pictureModules(read.pictures);
    pictures = former && problems.length > 0 ? joined(now, former) : now;
    const modules = contentModules(content, { brand, logo }, new Date());
    writeModules(target, { ...modules, written: versionOf(content), ...pictures });
  } catch (error) {
    if (problems.length === 0) throw error;
  }
  // With the time, as Parcel checks only what has changed.
  writeModule(target, 'problems', { problems, at: Date.now() });
  return pictures;
}

/** Changes with the content: the written page that is shown is loaded again. */
const versionOf = (content: Content) => ({
  version: createHash('sha256').update(JSON.stringify(content)).digest('hex'),
});

/** What was known of the pictures, in the order in which it was, and what is new. */
function joined(now: PictureModules, former: PictureModules): PictureModules {
  const { pictures, marks } = structuredClone(former);
  if (now.pictures.whole) pictures.whole = now.pictures.whole;
  for (const kind of photoKinds)
    if (now.pictures[kind])
      pictures[kind] = { ...pictures[kind], ...now.pictures[kind], ...pictures[kind] };
  return { pictures, marks: { ...marks, ...now.marks, ...marks } };
}

/** Writes a site's content now and after each change. Returns the folder that the bundler reads. */
export async function watchContent(folder: string): Promise<string> {
  let pictures = await writeContent(folder, undefined);
  let timer: NodeJS.Timeout | undefined;
  // One after the other: the last to be read is the last to be written.
  let last = Promise.resolve();
  const write = () => {
    last = last.then(async () => {
      try {
        pictures = await writeContent(folder, pictures);
      } catch (error) {
        // Such as a file that goes while it is read: the next change is read all the same.
        console.error('The content could not be read:', error);
      }
    });
  };
  for (const name of siteParts.map((each) => path.join(folder, each)).filter(existsSync))
    watchFolder(name, () => {
      clearTimeout(timer);
      timer = setTimeout(write, pause);
    });
  return modulesFolder(folder);
}

/** What a build encodes is below such a folder, and some programs begin to write in such a file. */
const isHidden = (name: string) => name.startsWith('.');

/**
 * Tells of every change in a folder and in those below it. On Linux, Node's own way to watch them all
 * loses sight of a file that was replaced by another, as many programs save theirs.
 */
function watchFolder(root: string, onChange: () => void): void {
  const watchers = new Map<string, FSWatcher>();
  const update = () => {
    const below = readdirSync(root, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && !isHidden(entry.name),
    );
    const folders = [root, ...below.map(({ parentPath, name }) => path.join(parentPath, name))];
    for (const [folder, watcher] of watchers) {
      if (folders.includes(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of folders) {
      if (watchers.has(folder)) continue;
      const watcher = watch(folder, (_event, file) => {
        if (file && isHidden(file)) return;
        updateAgain();
        onChange();
      });
      // On Windows a folder that goes is an error of its watcher; the folder above tells of it as well.
      watcher.on('error', () => {
        watcher.close();
        watchers.delete(folder);
      });
      watchers.set(folder, watcher.unref());
    }
  };
  const updateAgain = () => {
    try {
      if (existsSync(root)) update();
    } catch (error) {
      // Such as a folder that goes between being listed and being watched: that is a change of its own.
      console.error('The content could not be watched:', error);
    }
  };
  update();
}
