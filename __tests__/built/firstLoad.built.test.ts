/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { firstFlight, firstViewBytes } from '../../scripts/firstFlight';
import { contentType } from '../../src/build/contentTypes';
import { type Deployment, deploymentFile } from '../../src/build/deployment';
import { fileOf } from '../../src/build/fileOf';
import { cacheControl } from '../../src/build/serving';
import { searchFile } from '../../src/features/finder/searchFile';
import { dist, site } from './support/site';

const { allRoutes, content, modules } = site;

const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');

const scripts = readdirSync(path.join(dist, 'assets')).filter((file) => file.endsWith('.js'));

/** The status line and the headers of a file as every host sends them, in bytes. */
function headBytes(address: string): number {
  const { serving: served }: Deployment = JSON.parse(read(deploymentFile));
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

test('the search loads at most 25 KB of code, and what is searched in parts once it is over 100 KB', () => {
  const [code = ''] = scripts.filter((file) => file.startsWith('searchSite.'));
  expect(statSync(path.join(dist, 'assets', `${code}.br`)).size / 1000).toBeLessThanOrEqual(25);
  expect(statSync(path.join(dist, `${searchFile}.gz`)).size / 1000).toBeLessThanOrEqual(100);
});

test("no page's script has the words of another page", () => {
  /** Words that stand in one file of the content only. */
  const own = (words: string) =>
    Object.values(modules).filter((told) => JSON.stringify(told)?.includes(words)).length === 1;
  const where = (words: string | undefined) =>
    words ? scripts.filter((file) => read(`assets/${file}`).includes(words)) : [];
  const named = (words: string | undefined, ...names: string[]) =>
    expect(where(words && own(words) ? words : undefined)).toEqual(
      words && own(words)
        ? names.map((name) => expect.stringMatching(new RegExp(`^${name}\\.`)))
        : [],
    );
  named(content.home.introduction[0], 'HomePage');
  named(modules.jobs.introduction, 'HomePage');
  named(content.about?.introduction[0], 'AboutPage');
  named(content.contact.introduction, 'ContactPage');
  named(modules.technologies.technologies[0]?.description, 'TechnologiesPage');
  named(content.itsolutions?.sections[0]?.description, 'ItSolutionsPage');
  named(content.successors?.approach, 'TechnologiesPage', 'searchSite');
  expect(where(content.home.page.description)).toEqual([]);
  for (const { front } of Object.values(content.written).flat())
    expect(where(front.description).filter((file) => !file.startsWith('HomePage.'))).toEqual([]);
});
