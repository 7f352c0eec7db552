import type { Pictures } from '../../content/schema';
import { isSame } from '../entry/changedText';
import { readable } from '../entry/draft';
import type { FileChange } from '../store/store';

/** Where it stands how all pictures are cut. */
export const focusFile = 'content/pictures.json';

/** The name of a picture below `pictures/`, by its file; nothing for another file. */
export const pictureIn = (file: string): string[] =>
  /^pictures\/(.+)\.\w+$/.exec(file)?.slice(1) ?? [];

/** How pictures are cut, by the text of `focusFile`. */
export function cutsIn(text: string | null): Pictures['pictures'] {
  const { pictures = [] }: Partial<Pictures> = Object(readable(focusFile, text)?.value);
  return pictures;
}

/** The pictures that are cut in another way among the files of an entry than in what is saved. */
export function movedFocus(files: readonly FileChange[], saved: string | null): string[] {
  const own = files.find(({ path }) => path === focusFile);
  if (!own) return [];
  const both = [cutsIn(saved), cutsIn(own.data)];
  return both
    .flat()
    .filter((cut) => !both.every((cuts) => cuts.some((other) => isSame(cut, other))))
    .map(({ name }) => name);
}
