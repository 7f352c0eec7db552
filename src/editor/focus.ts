import type { Pictures } from '../content/schema';
import type { DraftFile } from './entryText';

/** Where the focal points of all pictures are. */
export const focusFile = 'content/pictures.json';

/** The pictures with their focal points in the text of `focusFile`. */
export const picturesIn = (text: string): Pictures['pictures'] => {
  const { pictures }: Pictures = text ? JSON.parse(text) : { pictures: [] };
  return pictures;
};

const focusByName = (text: string | number | undefined) =>
  new Map(
    picturesIn(typeof text === 'string' ? text : '').map(({ name, focus }) => [
      name,
      `${focus.x} ${focus.y}`,
    ]),
  );

/** The pictures whose focal point is another among the files of an entry than in what is saved. */
export function movedFocus(
  files: readonly DraftFile[],
  saved: string | number | undefined,
): string[] {
  const text = files.find(({ path }) => path === focusFile)?.text;
  if (text === undefined) return [];
  const [before, after] = [focusByName(saved), focusByName(text)];
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  );
}
