import { canonicalPath } from './content/canonicalPath';
import type { Tree } from './content/tree';

/** What a written page says: the file beside it, which the page alone loads. */
export type Words = { title: string; documentTitle: string; trees: readonly Tree[] };

/** The file of a page's words below the site's root, by the page's address. */
export const wordsFile = (path: string) => `words${canonicalPath(path)}.json`;

/** By address; null where there is no such page. */
const known = new Map<string, Words | null>();

/** Remembers what the page at an address says; null: there is none. */
export const keepWords = (path: string, words: Words | null) => {
  known.set(canonicalPath(path), words);
};

/** What the page at an address says; null where there is none, undefined where nobody has asked yet. */
export const wordsAt = (path: string): Words | null | undefined => known.get(canonicalPath(path));

const asked = new Map<string, Promise<Words | null>>();

async function fetchWords(path: string): Promise<Words | null> {
  const response = await fetch(`/${wordsFile(path)}`);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${wordsFile(path)}: ${response.status}`);
  return response.json();
}

/** Has every page's words be loaded again once they are needed. */
export const forgetWords = () => asked.clear();

/** Loads what the page at an address says, once. Null where there is none; rejects where the network fails. */
export function loadWords(path: string): Promise<Words | null> {
  const file = wordsFile(path);
  const before = asked.get(file);
  if (before) return before;
  const words = fetchWords(path).then(
    (loaded) => {
      keepWords(path, loaded);
      return loaded;
    },
    (error) => {
      asked.delete(file);
      throw error;
    },
  );
  asked.set(file, words);
  return words;
}
