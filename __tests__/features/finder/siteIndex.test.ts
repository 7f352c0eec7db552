import { renderPages } from '../../../server/renderPages';
import { searchFiles } from '../../../src/build/search/searchFiles';
import { createFinder } from '../../../src/features/finder/createFinder';
import {
  type LoadFile,
  type SearchFile,
  searchFile,
} from '../../../src/features/finder/searchFile';
import { indexInParts } from '../../../src/features/finder/siteIndex';
import { company, content, modules } from '../../support/company';
import { searchesOf, shownNames } from '../../support/searches';

const words = content.labels['finder-words'];
const pages = renderPages(company, '.build/content/unit');

/** A search in parts, with the names of those that it has loaded. */
async function searchInParts() {
  const files = new Map(searchFiles(company, await pages, 0));
  const loaded: string[] = [];
  const network = { isOnline: true };
  const load: LoadFile = async (name) => {
    loaded.push(name);
    if (!network.isOnline) throw new Error('offline');
    return JSON.parse(files.get(name) ?? '');
  };
  const file: SearchFile = await load(searchFile);
  if (!('folder' in file)) throw new Error('It is in one file.');
  const known = { ...file, products: modules.products.categories };
  const site = indexInParts(file, words.fillers, load);
  const { successors } = modules.successors;
  return { find: createFinder({ ...known, successors, words, site }), loaded, files, network };
}

test.each([
  'safety',
  'restore auditor',
  'modbus crooked',
  'as/nzs 4024',
  'mo',
  'seimens',
  's7-1500',
])('a large site is searched in parts, and "%s" finds what it finds in one file', async (query) => {
  const whole = await searchesOf(company, await pages)(query);
  const found = await (await searchInParts()).find(query);
  expect(found).toMatchObject({
    models: whole?.models,
    guessed: whole?.guessed,
    unknown: whole?.unknown,
    morePlaces: whole?.morePlaces,
  });
  expect(shownNames(found)[0]).toBe(shownNames(whole)[0]);
});

test('of a large site that is loaded which a search needs, and once', async () => {
  const { find, loaded, files } = await searchInParts();
  await find('modbus');
  await find('modbus');
  expect(loaded.length).toBeLessThan(files.size / 2);
  expect(new Set(loaded).size).toBe(loaded.length);
});

test('a part that could not be loaded is asked for again', async () => {
  const { find, network } = await searchInParts();
  network.isOnline = false;
  await expect(find('modbus')).rejects.toThrow('offline');
  network.isOnline = true;
  expect((await find('modbus'))?.places.length).toBeGreaterThan(0);
});
