import { readContent } from '../src/build/content/readContent';
import { indexOf, readPictures } from '../src/build/pictures/readPictures';
import { wordsOf, writtenPages } from '../src/build/written/writtenPages';
import { textSiteOf } from '../src/build/written/writtenText';
import type { Words } from '../src/words';

/** What a written page of a site says now; `file` is its address with `.json`. Null where there is none. */
export async function writtenWords(folder: string, file: string): Promise<Words | null> {
  const { content } = readContent(folder);
  const address = file.replace(/\.json$/, '');
  const page = writtenPages(content).find(({ route }) => route.path === address);
  if (!page) return null;
  const { pictures } = await readPictures(folder, content);
  return wordsOf(page, textSiteOf(folder, content, indexOf(pictures)));
}
