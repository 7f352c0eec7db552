import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { firstFlight, pageBudget } from '../../scripts/bench/budgets';
import { fontCharacters } from '../../src/build/fontCharacters';
import { cacheControl, contentType, serving } from '../../src/build/serving';
import { about } from '../../src/content/about';
import { contactPage } from '../../src/content/contactPage';
import { itSolutions } from '../../src/content/itSolutions';
import { jobsText } from '../../src/content/jobs';
import { technologies } from '../../src/content/technologies';
import { allRoutes, routes, sharing } from '../../src/routes';
import { fileOf } from '../support/fileOf';

/** What only Lighthouse fetches, and the bench counts. */
const manifest = '/site.webmanifest';

/** Bytes of the one picture of the home page's first view on a phone. */
const firstPicture = 18_000;

/** A Lighthouse phone: 412 px wide at 1.75 pixels to each. */
const devicePixels = 412 * 1.75;

const read = (file: string) => readFileSync(path.join('dist', file), 'utf8');

const scripts = readdirSync('dist/assets').filter((file) => file.endsWith('.js'));

/** What a browser that knows brotli gets for a file. */
function bytes(address: string): number {
  const file = path.join('dist', address);
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
}

/** The picture that a phone takes from a `srcset` with this `sizes`. */
function chosen(source: Element): string {
  const share = Number(/(\d+)vw/.exec(source.getAttribute('sizes') ?? '')?.[1] ?? 100) / 100;
  const candidates = (source.getAttribute('srcset') ?? '').split(', ').map((entry) => {
    const [address = '', width = ''] = entry.split(' ');
    return { address, width: Number.parseInt(width, 10) };
  });
  const enough = candidates.find(({ width }) => width >= devicePixels * share);
  return (enough ?? candidates.at(-1))?.address ?? '';
}

/** The tab's icon; on a phone the header's symbol is part of the same file. */
const icon = '/brand/icon.svg';

/** Every file that the page's own HTML leads to on its first load. */
function firstLoad(file: string, id: string): string[] {
  const html = read(file);
  const document = new DOMParser().parseFromString(html, 'text/html');
  const [, main = ''] = /import\("([^"]+)"\)/.exec(html) ?? [];
  const own = new RegExp(`^${id}page\\.`, 'i');
  const chunks = scripts
    .filter((script) => own.test(script) || (id === 'home' && script.startsWith('swiper.')))
    .map((script) => `/assets/${script}`);
  expect(chunks.length).toBeGreaterThan(0);
  const hasMacron = [...fontCharacters.macrons].some((character) => html.includes(character));
  const fonts = [...html.matchAll(/@font-face{[^}]*url\("?(\/assets\/[^")]+)"?\)[^}]*}/g)]
    .filter(([face]) => hasMacron || !face.includes('unicode-range'))
    .map(([, font = '']) => font);
  const pictures = [...document.querySelectorAll('main picture')].flatMap((picture) => {
    const first = picture.closest('noscript') ? null : picture.querySelector('source');
    return first ? [chosen(first)] : [];
  });
  return [`/${file}`, main, ...chunks, ...fonts, ...pictures, icon, manifest];
}

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

const wireBytes = (address: string) => headBytes(address) + bytes(address);

test.each(routes)('the first load of $path on a phone is within its limit', ({ id, path: at }) => {
  const total = firstLoad(fileOf(at), id).reduce((sum, address) => sum + wireBytes(address), 0);
  expect(total / 1000).toBeLessThanOrEqual(pageBudget(id).kilobytes);
});

test('the home page asks for one small picture before it is used', () => {
  const pictures = firstLoad('index.html', 'home').filter((file) => file.startsWith('/pictures/'));
  expect(pictures).toEqual([expect.stringMatching(/heroes\/industrial-automation-tall-/)]);
  expect(bytes(pictures[0] ?? '')).toBeLessThanOrEqual(firstPicture);
});

test.each(allRoutes)(
  "on a phone $path has the tab's icon with the header's symbol",
  ({ path: at }) => {
    const page = new DOMParser().parseFromString(read(fileOf(at)), 'text/html');
    const attribute = (selector: string, name: string) =>
      page.querySelector(selector)?.getAttribute(name);
    expect(attribute('link[rel="icon"][type="image/svg+xml"]', 'href')).toBe(icon);
    expect(attribute('header source', 'srcset')).toBe(`${icon}#symbol`);
    // Asked for again, it would hold up the first picture, as if it were another file.
    expect(cacheControl(serving([], '/'), icon)).toMatch(/max-age=\d/);
  },
);

test.each(allRoutes)(
  'the HTML of $path comes with its headers in the first flight',
  ({ path: at }) => {
    expect(wireBytes(`/${fileOf(at)}`) / 1000).toBeLessThanOrEqual(firstFlight);
  },
);

test("no page's script has the words of another page, nor those that only its HTML needs", () => {
  const where = (words: string) => scripts.filter((file) => read(`assets/${file}`).includes(words));
  const chunk = (name: string) => expect.stringMatching(new RegExp(`^${name}\\.`));
  expect(where(jobsText.introduction)).toEqual([chunk('HomeBands')]);
  expect(where(about.timeline.introduction)).toEqual([chunk('AboutPage')]);
  expect(where(contactPage.form.introduction)).toEqual([chunk('ContactPage')]);
  const [{ description: category = '' } = {}] = technologies;
  expect(where(category)).toEqual([chunk('TechnologiesStatic'), chunk('searchCode')]);
  const [{ description: section = '' } = {}] = itSolutions.sections;
  expect(where(section)).toEqual([chunk('ItSolutionsStatic')]);
  expect(where(sharing.home.description)).toEqual([]);
});
