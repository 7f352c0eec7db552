/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { firstFlight, firstViewBytes } from '../../scripts/firstFlight';
import { searchFileName } from '../../src/features/search/searchAddress';
import { contentType } from '../../src/generator/contentTypes';
import { type Deployment, deploymentFile } from '../../src/generator/deployment';
import { fileOf } from '../../src/generator/fileOf';
import { cacheControl } from '../../src/generator/serving';
import { dist, site } from './support/site';

const { allRoutes, content, modules } = site;

const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');

const scripts = readdirSync(path.join(dist, 'assets')).filter((file) => file.endsWith('.js'));

/** The status line and the headers of a file as every host sends them, in bytes. */
function headBytes(address: string): number {
  const { serving: served }: Deployment = JSON.parse(read(deploymentFile));
  const headersOfFile = {
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
  const headers = Object.entries({ ...served.headers, ...headersOfFile })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  return `HTTP/1.1 200 OK\r\n${headers}\r\n`.length;
}

// A server sends this much before it waits for an answer, and browsers paint it at once.
test.each(allRoutes)(
  'the first view of $path comes with its headers in the first flight',
  ({ path: at }) => {
    const file = fileOf(at);
    const bytes = headBytes(`/${file}`) + firstViewBytes(read(file));
    expect(bytes / 1000).toBeLessThanOrEqual(firstFlight);
  },
);

test('the search loads at most 25 KB of code, and 250 KB of texts', () => {
  const [code = ''] = scripts.filter((file) => file.startsWith('searchCode.'));
  expect(statSync(path.join(dist, 'assets', `${code}.br`)).size / 1000).toBeLessThanOrEqual(25);
  expect(statSync(path.join(dist, `${searchFileName}.gz`)).size / 1000).toBeLessThanOrEqual(250);
});

test('scripts are compiled while they come, not within the first tap, by browsers that heed the hint', () => {
  const firstLines = scripts.map((file) => read(`assets/${file}`).split('\n', 1)[0]);
  expect(new Set(firstLines)).toEqual(new Set(['//# allFunctionsCalledOnLoad']));
});

/** A part of a text without characters that a script would escape; undefined if there is none. */
const unescaped = (text = '') => /[\p{L}\p{N} ,.]{20,}/u.exec(text)?.[0];

test("no page's script has the words of another page", () => {
  /** The number of the content's modules that contain some words. */
  const sayers = (words: string) =>
    Object.values(modules).filter((module) => JSON.stringify(module)?.includes(words)).length;
  const where = (words: string) =>
    scripts
      .filter((file) => read(`assets/${file}`).includes(words))
      .map((file) => file.split('.')[0]);
  const named = (text: string | undefined, ...names: string[]) => {
    const words = unescaped(text);
    if (words && sayers(words) === Math.min(names.length, 1)) expect(where(words)).toEqual(names);
  };
  named(content.home.introduction[0], 'HomePage');
  named(modules.projects.introduction, 'HomePage');
  named(content.about?.introduction[0], 'AboutPage');
  named(content.contact.introduction, 'ContactPage');
  named(modules.technologies.technologies[0]?.description, 'TechnologiesPage');
  named(content.itsolutions?.sections[0]?.description, 'ItSolutionsPage');
  named(content.successors?.approach, 'TechnologiesPage', 'searchCode');
  named(content.home.page.description);
  for (const { front } of Object.values(content.written).flat()) named(front.description);
});
