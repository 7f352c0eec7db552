import type { Pictures } from '../../content/schema';
import type { DraftFile } from '../entry/draft';

/** Where it stands how all pictures are cut. */
export const focusFile = 'content/pictures.json';

/** The pictures with their focal points in the text of `focusFile`; undefined where it cannot be read. */
function read(text: string): Pictures['pictures'] | undefined {
  try {
    const { pictures }: Partial<Pictures> = text ? JSON.parse(text) : { pictures: [] };
    return Array.isArray(pictures) ? pictures : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the focal points that a text holds are known, so that it can be changed. */
export const isReadable = (text: string): boolean => read(text) !== undefined;

/** The pictures with their focal points in the text of `focusFile`; none where it cannot be read. */
export const picturesIn = (text: string): Pictures['pictures'] => read(text) ?? [];

const focusByName = (text: string | number | undefined) =>
  new Map(
    picturesIn(typeof text === 'string' ? text : '').map(({ name, focus, whole = false }) => [
      name,
      `${focus?.x} ${focus?.y} ${whole}`,
    ]),
  );

/** The pictures that are cut in another way among the files of an entry than in what is saved. */
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
