/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { firstFlight } from '../../scripts/bench/budgets';
import { firstViewBytes } from '../../scripts/bench/firstFlight';
import { cacheControl, contentType, serving } from '../../src/build/serving';
import { about } from '../../src/content/about';
import { contactPage } from '../../src/content/contactPage';
import { itSolutions } from '../../src/content/itSolutions';
import { jobsText } from '../../src/content/jobs';
import { technologies } from '../../src/content/technologies';
import { allRoutes, sharing } from '../../src/routes';
import { fileOf } from '../support/fileOf';

const read = (file: string) => readFileSync(path.join('dist', file), 'utf8');

const scripts = readdirSync('dist/assets').filter((file) => file.endsWith('.js'));

/** The status line and the headers of a file as every host sends them, in bytes. */
function headBytes(address: string): number {
  const pages = allRoutes.map((route) => read(fileOf(route.path)));
  const served = serving(pages, 'http://forms.test/f/1');
  const own = {
    'Content-Type': contentType(address),
    'Content-Encoding': 'br',
    'Content-Length': '14600',
    'Cache-Control': cacheControl(served, address),
    Vary: 'Accept-Encoding',
    'Accept-Ranges': 'bytes',
    'Last-Modified': new Date(0).toUTCString(),
    Date: new Date(0).toUTCString(),
    ETag: '"0123456789abcdef"',
  };
  const headers = Object.entries({ ...served.headers, ...own })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  return `HTTP/1.1 200 OK\r\n${headers}\r\n`.length;
}

// Whatever the words behind it: what a server sends before it waits for an answer is painted at once.
test.each(allRoutes)(
  'the first view of $path comes with its headers in the first flight',
  ({ path: at }) => {
    const file = fileOf(at);
    const bytes = headBytes(`/${file}`) + firstViewBytes(read(file));
    expect(bytes / 1000).toBeLessThanOrEqual(firstFlight);
  },
);

test("no page's script has the words of another page", () => {
  const where = (words: string) => scripts.filter((file) => read(`assets/${file}`).includes(words));
  const chunk = (name: string) => expect.stringMatching(new RegExp(`^${name}\\.`));
  expect(where(jobsText.introduction)).toEqual([chunk('HomePage')]);
  expect(where(about.timeline.introduction)).toEqual([chunk('AboutPage')]);
  expect(where(contactPage.form.introduction)).toEqual([chunk('ContactPage')]);
  const [{ description: category = '' } = {}] = technologies;
  expect(where(category)).toEqual([chunk('TechnologiesPage'), chunk('searchSite')]);
  const [{ description: section = '' } = {}] = itSolutions.sections;
  expect(where(section)).toEqual([chunk('ItSolutionsPage')]);
  expect(where(sharing.home.description)).toEqual([]);
});
