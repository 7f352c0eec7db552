import { render, screen } from '@testing-library/react';
import { routesOf } from '../../src/generator/content/routes';
import type { Content } from '../../src/generator/content/schemas';
import { writtenPages } from '../../src/generator/written/writtenPages';
import { content } from '../support/company';

/** Shows a written page of a company that has only these pages. */
function showPage(address: string, own: Partial<Content['written']>): void {
  const pages = writtenPages({
    ...content,
    written: { projects: [], articles: [], pages: [], ...own },
  });
  const page = pages.find(({ route }) => route.path === address);
  if (!page) throw new Error(`There is no page ${address}.`);
  render(page.content({ folder: '', pictures: { pictures: {}, marks: {} } }));
}

test('a project or a document without a day says none, on its page and in the list', () => {
  const front = { title: 'A filler', description: 'It runs.', done: 'A line.' };
  const project = {
    name: 'filler',
    file: 'content/projects/filler.md',
    front,
    body: '',
    firstLine: 1,
  };
  const written = { projects: [project], pages: [project] };
  for (const address of ['/projects/filler', '/projects', '/filler']) showPage(address, written);
  expect(document.body).not.toHaveTextContent(/Handed over|As of|Invalid|1970|undefined/);
  // An empty summary beside a project has no landmark.
  expect(screen.queryByRole('region')).toBeNull();
});

test('a document has the picture that it names at its head and where it is shared', () => {
  const img = 'hall';
  const front = { title: 'Hire', description: 'You may hire it.', img };
  const document = { name: 'hire', file: 'content/pages/hire.md', front, body: '', firstLine: 1 };
  const written = { projects: [], articles: [], pages: [document] };
  const page = writtenPages({ ...content, written }).find(({ route }) => route.path === '/hire');
  const pictures = { side: { [img]: ['0'] as [string] } };
  const { container } = render(page?.content({ folder: '', pictures: { pictures, marks: {} } }));
  expect(container.querySelector('img')?.src).toMatch(/\/pictures\/hall-/);
  expect(page?.route.sharePicture).toBe(img);
});

test('the home page has the name of the company if the navigation does not lead there', () => {
  const [home] = routesOf({ ...content, site: { ...content.site, navigation: [] } }).routes;
  expect(home?.name).toBe(content.company.name);
});
