import { renderPages } from '../../../server/renderPages';
import { searchFiles } from '../../../src/build/search/searchFiles';
import { createPlaceSearch, type PlaceSearch } from '../../../src/features/finder/placeSearch';
import { type SearchFile, searchFile } from '../../../src/features/finder/searchFile';
import { wordsOf } from '../../../src/features/finder/words';
import { company, content } from '../../support/company';

const { fillers } = content.labels['finder-words'];
const pages = renderPages(company, '.build/content/unit');

/** A search that was made from files, with the names of those that it has loaded. */
async function searchOf(most?: number) {
  const files = new Map(searchFiles(company, await pages, most));
  const loaded: string[] = [];
  const file: SearchFile = JSON.parse(files.get(searchFile) ?? '');
  const search = await createPlaceSearch(file, fillers, async (name) => {
    loaded.push(name);
    const text = files.get(name);
    if (text === undefined) throw new Error(`There is no ${name}.`);
    return JSON.parse(text);
  });
  return { search, loaded, files };
}

async function found({ prepare, rank, places }: PlaceSearch, query: string) {
  const words = wordsOf(query);
  await prepare(words);
  const { ids, letters } = rank(words.map((word) => ({ word, spellings: [word] })));
  return { letters, hrefs: (await places(ids)).map(({ href }) => href).sort() };
}

test.each(['safety', 'restore auditor', 'modbus crooked', 'as/nzs 4024', 'mo'])(
  'a large site is searched in parts, and "%s" finds what it finds in one file',
  async (query) => {
    const whole = await searchOf();
    const parts = await searchOf(0);
    expect(await found(parts.search, query)).toEqual(await found(whole.search, query));
    expect(whole.loaded).toEqual([]);
  },
);

test('of a large site that is loaded which a search needs, and once', async () => {
  const { search, loaded, files } = await searchOf(0);
  await found(search, 'modbus');
  await found(search, 'modbus');
  expect(loaded.length).toBeLessThan(files.size / 2);
  expect(new Set(loaded).size).toBe(loaded.length);
});

test('a part that could not be loaded is asked for again', async () => {
  const files = new Map(searchFiles(company, await pages, 0));
  const file: SearchFile = JSON.parse(files.get(searchFile) ?? '');
  let isOnline = false;
  const search = await createPlaceSearch(file, fillers, async (name) => {
    if (!isOnline) throw new Error('offline');
    return JSON.parse(files.get(name) ?? '');
  });
  await expect(search.prepare(wordsOf('modbus'))).rejects.toThrow('offline');
  isOnline = true;
  const { hrefs } = await found(search, 'modbus');
  expect(hrefs.length).toBeGreaterThan(0);
});
