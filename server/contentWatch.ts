import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { contentModules } from '../src/build/content/contentModules';
import { readContent } from '../src/build/content/readContent';
import { writeModules } from '../src/build/content/writeModules';
import { pictureModules, readPictures } from '../src/build/pictures/readPictures';
import { modulesFolder } from '../src/build/site';

/** Editors write a file in several steps: so long, in ms, nothing may have changed. */
const pause = 60;

/** The folders of a site that its content is made of. */
const watched = ['content', 'pictures'];

/**
 * Writes what browsers get of a site's content and pictures, and what is wrong with them. Content that
 * is wrong is written as it is, if that is possible: the page shows what it can, and the problem lies
 * over it.
 */
async function writeContent(folder: string): Promise<void> {
  const { content, problems } = readContent(folder);
  const target = modulesFolder(folder);
  try {
    const read = await readPictures(folder, content);
    problems.push(...read.problems);
    writeModules(target, {
      ...contentModules(content, new Date()),
      ...pictureModules(read.pictures),
    });
  } catch (error) {
    if (problems.length === 0) throw error;
  }
  // With the time, as Parcel checks only what has changed.
  writeModules(target, { problems: { problems, at: Date.now() } });
}

/** Writes a site's content now and after each change. Returns the folder that the bundler reads. */
export async function watchContent(folder: string): Promise<string> {
  await writeContent(folder);
  let timer: NodeJS.Timeout | undefined;
  // One after the other: the last to be read is the last to be written.
  let last = Promise.resolve();
  const write = () => {
    last = last.then(() => writeContent(folder));
  };
  for (const name of watched.map((each) => path.join(folder, each)).filter(existsSync))
    watch(name, { recursive: true }, (_event, file) => {
      // What a build encodes meanwhile is no change.
      if (file?.startsWith('.')) return;
      clearTimeout(timer);
      timer = setTimeout(write, pause);
    }).unref();
  return modulesFolder(folder);
}
