import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { about } from '../../src/content/about';
import { company } from '../../src/content/company';
import { itSolutions } from '../../src/content/itSolutions';
import { partners } from '../../src/content/partners';
import { services } from '../../src/content/services';
import { slides } from '../../src/content/slides';
import { technologies } from '../../src/content/technologies';
import { documentTitle } from '../../src/lib/documentTitle';
import { allRoutes, routes } from '../../src/routes';

const files = readdirSync('dist', { recursive: true, withFileTypes: true, encoding: 'utf8' })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative('dist', path.join(entry.parentPath, entry.name)))
  .sort();

const read = (file: string) => readFileSync(path.join('dist', file), 'utf8');
const fileOf = (routePath: string) =>
  routePath === '/' ? 'index.html' : `${routePath.slice(1)}.html`;
const open = (routePath: string) =>
  new DOMParser().parseFromString(read(fileOf(routePath)), 'text/html');

test('dist/ holds these files and only these', () => {
  const expected = [
    new RegExp(`^(${allRoutes.map((route) => fileOf(route.path)).join('|')})$`),
    /^(_headers|_redirects|robots\.txt|sitemap\.xml)$/,
    /^assets\/\w+\.[0-9a-f]{8}\.js$/,
    /^assets\/archivo(-macrons)?\.[0-9a-f]{8}\.woff2$/,
    /^pictures\/(heroes|services)\/[a-z-]+-(wide|tall)-\d+\.[0-9a-f]{8}\.(avif|webp)$/,
    /^partners\/[a-z-]+\.svg$/,
    /^brand\/(logo-dark|logo-light|symbol|symbol-light)\.svg$/,
    /^(favicon\.ico|favicon\.svg|apple-touch-icon\.png|icon-512\.png|share\.png)$/,
  ];
  expect(files.filter((file) => !expected.some((pattern) => pattern.test(file)))).toEqual([]);
  for (const pattern of expected) expect(files.some((file) => pattern.test(file))).toBe(true);
  for (const route of allRoutes) expect(files).toContain(fileOf(route.path));
});

describe.each(allRoutes)('the file of $path', (route) => {
  const document = open(route.path);
  const meta = (name: string) =>
    document
      .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
      ?.getAttribute('content');

  it('has its title, description and language', () => {
    expect(document.title).toBe(documentTitle(route));
    expect(meta('description')).toBe(route.description);
    expect(document.documentElement.lang).toBe('en-NZ');
  });

  it('declares its encoding in the first 1024 bytes', () => {
    expect(read(fileOf(route.path)).slice(0, 1024)).toMatch(/<meta charset="?utf-8"?>/i);
  });

  it('names its one address, or stays out of search engines', () => {
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(canonical ?? null).toBe(route.indexed ? company.origin + route.path : null);
    expect(meta('robots') ?? null).toBe(route.indexed ? null : 'noindex');
  });

  it('can be shared with a picture', () => {
    expect(meta('og:title')).toBe(documentTitle(route));
    expect(meta('og:image')).toBe(`${company.origin}/share.png`);
    expect(files).toContain('share.png');
  });

  it('refers to no file that is not there', () => {
    const addresses = [
      ...[...document.querySelectorAll('[src]')].map((element) => element.getAttribute('src')),
      ...[...document.querySelectorAll('link[href^="/"]:not([rel=canonical])')].map((element) =>
        element.getAttribute('href'),
      ),
      ...[...document.querySelectorAll('[srcset]')].flatMap((element) =>
        (element.getAttribute('srcset') ?? '').split(', ').map((entry) => entry.split(' ')[0]),
      ),
      ...[...read(fileOf(route.path)).matchAll(/url\("?([^")]+)"?\)|"(\/assets\/[^"]+)"/g)].map(
        (match) => match[1] ?? match[2],
      ),
    ];
    const missing = addresses.filter(
      (address) => address && !address.startsWith('data:') && !files.includes(address.slice(1)),
    );
    expect(missing).toEqual([]);
  });

  it('has width and height on every picture, and an alt text or an empty one', () => {
    for (const image of document.querySelectorAll('img')) {
      expect(image.getAttribute('width')).toMatch(/^\d+$/);
      expect(image.getAttribute('height')).toMatch(/^\d+$/);
      expect(image.hasAttribute('alt')).toBe(true);
    }
  });
});

test.each<[string, string[]]>([
  [
    '/',
    [
      ...slides.map(({ text }) => text),
      ...services.flatMap(({ title, backText }) => [title, backText]),
    ],
  ],
  [
    '/about',
    about.sections.flatMap(({ title, paragraphs, points }) => [title, ...paragraphs, ...points]),
  ],
  [
    '/technologies',
    technologies.flatMap(({ category, brands }) => [
      category,
      ...brands.flatMap(({ name, models }) => [name, ...models]),
    ]),
  ],
  ['/itsolutions', itSolutions.sections.flatMap(({ title, items }) => [title, ...items])],
])('%s has all of its text without JavaScript', (routePath, texts) => {
  const text = open(routePath).body.textContent ?? '';
  expect(texts.filter((part) => !text.includes(part))).toEqual([]);
});

test('the home page has the marks of all partners', () => {
  const alts = [...open('/').querySelectorAll('img')].map((image) => image.alt);
  expect(alts).toEqual(expect.arrayContaining(partners.map(({ title }) => title)));
});

test('the form posts to the address the build was given', () => {
  const form = open('/contact').querySelector('form');
  expect(form?.getAttribute('action')).toBe(process.env.CONTACT_FORM_URL);
  expect(form?.getAttribute('method')).toBe('post');
});

test('nothing of the form inbox is in it, and no path of the machine that built it', () => {
  for (const file of files.filter((name) => /\.(html|js|txt|xml)$|^_/.test(name))) {
    expect({
      file,
      found: /inbox/i.test(read(file)) || read(file).includes(process.cwd()),
    }).toEqual({
      file,
      found: false,
    });
  }
});

test('the sitemap lists the pages that search engines may list', () => {
  const locations = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    (match) => match[1],
  );
  expect(locations).toEqual(
    routes.filter(({ indexed }) => indexed).map((route) => company.origin + route.path),
  );
});

test('every inline script and style is allowed by the policy in _headers', async () => {
  const { createHash } = await import('node:crypto');
  const policy = read('_headers');
  for (const { path: routePath } of allRoutes) {
    const html = read(fileOf(routePath));
    const inline = [
      ...html.matchAll(/<(?:script|style)(?![^>]* src=)[^>]*>(.*?)<\/(?:script|style)>/gs),
    ];
    expect(inline.length).toBeGreaterThan(0);
    for (const [, content = ''] of inline) {
      expect(policy).toContain(createHash('sha256').update(content).digest('base64'));
    }
  }
});
