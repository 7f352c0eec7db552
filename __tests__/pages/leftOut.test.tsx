import { render, screen } from '@testing-library/react';
import { routesOf } from '../../src/build/content/routes';
import { writtenPages } from '../../src/build/written/writtenPages';
import type { Content } from '../../src/content/schema';
import { content } from '../support/company';

/** Shows a written page of a company that has written this and nothing else. */
function showPage(address: string, own: Partial<Content['written']>): void {
  const pages = writtenPages({
    ...content,
    written: { jobs: [], articles: [], pages: [], ...own },
  });
  const page = pages.find(({ route }) => route.path === address);
  if (!page) throw new Error(`There is no page ${address}.`);
  render(page.content({ folder: '', pictures: { pictures: {}, marks: {} } }));
}

test('a job or a document without a day says none, on its page and in the list', () => {
  const front = { title: 'A filler', description: 'It runs.', done: 'A line.' };
  const job = { name: 'filler', file: 'content/jobs/filler.md', front, body: '', firstLine: 1 };
  const written = { jobs: [job], pages: [job] };
  for (const address of ['/jobs/filler', '/jobs', '/filler']) showPage(address, written);
  expect(document.body).not.toHaveTextContent(/Handed over|As of|Invalid|1970|undefined/);
  // What stands in short beside a job has no landmark where there is nothing of it.
  expect(screen.queryByRole('region')).toBeNull();
});

test('the home page has the name of the company where the navigation does not lead there', () => {
  const [home] = routesOf({ ...content, site: { ...content.site, navigation: [] } }).routes;
  expect(home?.name).toBe(content.company.name);
});
