import { indexOf, readPictures } from '../../../src/generator/pictures/readPictures';
import { renderSite, searchedPages } from '../../../src/generator/renderSite';
import { makeSearchFile } from '../../../src/generator/search/searchFile';
import { company } from '../../support/company';
import { searchesOf } from '../../support/searches';

async function searchOfCompany() {
  const { pictures } = await readPictures(company.folder, company.content);
  const rendered = await renderSite(company, indexOf(pictures));
  return searchesOf(company, searchedPages(company, rendered));
}
const search = searchOfCompany();
const find = async (query: string) => (await search)(query);

test('a place is shown with the words around those found, and how to get there', async () => {
  const found = await find('modbus');
  const [place] = found?.places ?? [];
  expect(place).toMatchObject({ href: '/itsolutions#open-source', page: 'IT Solutions' });
  const excerpt = place?.excerpt ?? '';
  const marks = found?.mark(excerpt).marks.map(([start, end]) => excerpt.slice(start, end));
  expect(marks).toEqual(['Modbus']);
  expect(excerpt.length).toBeLessThan(200);
});

test('an exact name comes first, whatever another heading says', async () => {
  const headings = (await find('safety'))?.places.map(({ heading }) => heading);
  expect(headings?.slice(0, 2)).toEqual(['Safety', 'Machine safety']);
});

test('places with all of the words come instead of products that have some of them', async () => {
  const found = await find('modbus gateways');
  expect(found).toMatchObject({ models: 0, partly: false });
  expect(found?.places[0]?.heading).toBe('Open Source');
  expect(await find('powerflex 40')).toMatchObject({ models: 3, places: [], partly: true });
});

test('a number is not found in a text beside a name that is unknown', async () => {
  const html = '<main><h1>Prices</h1><p>It costs $1,400.</p></main>';
  const findPrice = searchesOf(company, [{ path: '/x', name: 'X', html }]);
  expect((await findPrice('micrologix 1400'))?.places).toEqual([]);
  expect((await findPrice('1400'))?.places).toHaveLength(1);
});

test('a search for a maker names no replacement', async () => {
  for (const query of ['siemens', 'modicon', 'schneider electric', 's7-1500', 'controllogix']) {
    expect((await find(query))?.answers).toEqual([]);
  }
});

test('on a site too large to load quickly, a note says so', () => {
  expect(makeSearchFile(company, []).notes).toEqual([]);
  expect(makeSearchFile(company, [], 100).notes).toEqual([expect.stringContaining('seconds')]);
});
