import { siteSearch } from '../../../src/build/search/siteSearch';
import { company } from '../../support/company';

const text = `begins here, ${'and goes on, '.repeat(50)}to the end`;
const pages = [{ path: '/x', name: 'X', html: `<main><h1>Long</h1><p>${text}</p></main>` }];

test('all that is written on a site is searched', () => {
  const search = siteSearch(company, pages);
  expect(search.text).toContain('to the end');
  expect(search.notes).toEqual([]);
});

test('of more than a search may load each place is found by its beginning, and its owner is told', () => {
  const search = siteSearch(company, pages, 100);
  expect(search.text).toContain('begins here');
  expect(search.text).not.toContain('to the end');
  expect(search.notes).toEqual([expect.stringContaining('beginning')]);
});
