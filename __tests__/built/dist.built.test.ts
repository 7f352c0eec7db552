import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describedRoutes } from '../../src/build/describedRoutes';
import { about } from '../../src/content/about';
import { company } from '../../src/content/company';
import { itSolutionAnswers } from '../../src/content/itSolutionAnswers';
import { itSolutions } from '../../src/content/itSolutions';
import { replacementText } from '../../src/content/replacement';
import { services } from '../../src/content/services';
import { slides } from '../../src/content/slides';
import { successors } from '../../src/content/successors';
import { technologies } from '../../src/content/technologies';
import { vcardFile } from '../../src/features/contact-details/vcardFile';
import { type Place, placesFile } from '../../src/features/finder/loadPlaces';
import { documentTitle } from '../../src/features/navigation/documentTitle';
import { officeHoursText } from '../../src/features/office-hours/officeHours';
import { openDays } from '../../src/features/office-hours/openingHours';
import { allRoutes, routes } from '../../src/routes';
import { fileOf } from '../support/fileOf';

type Thing = { '@type': string; [property: string]: unknown };

/** What schema.org's types, or Google's documentation of them, cannot do without. */
const required: Record<string, string[]> = {
  ProfessionalService: ['name', 'address', 'telephone', 'url', 'image'],
  PostalAddress: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'item'],
  Service: ['name', 'description', 'provider'],
  Country: ['name'],
  ContactPoint: ['telephone', 'contactType'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
};

/** Every thing in it, at any depth, has a known type and what that type needs. */
function expectComplete(value: unknown): void {
  if (!value || typeof value !== 'object') return;
  if ('@type' in value) {
    expect(Object.keys(required)).toContain(value['@type']);
    expect(Object.keys(value)).toEqual(
      expect.arrayContaining(required[String(value['@type'])] ?? []),
    );
  }
  for (const part of Object.values(value)) expectComplete(part);
}

const files = readdirSync('dist', { recursive: true, withFileTypes: true, encoding: 'utf8' })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative('dist', path.join(entry.parentPath, entry.name)))
  .sort();

const read = (file: string) => readFileSync(path.join('dist', file), 'utf8');
const open = (routePath: string) =>
  new DOMParser().parseFromString(read(fileOf(routePath)), 'text/html');

test('dist/ holds these files and only these', () => {
  const plain = files.filter((file) => !/\.(br|gz)$/.test(file));
  const expected = [
    new RegExp(`^(${allRoutes.map((route) => fileOf(route.path)).join('|')})$`),
    /^(_headers|_redirects|vercel\.json)$/,
    /^(robots\.txt|sitemap\.xml|site\.webmanifest|\.well-known\/security\.txt)$/,
    new RegExp(`^${vcardFile}$`),
    new RegExp(`^${placesFile}$`),
    /^assets\/[\w-]+\.[0-9a-f]{8}\.js$/,
    /^assets\/other-media\.[0-9a-f]{8}\.css$/,
    /^assets\/archivo(-macrons)?\.[0-9a-f]{8}\.woff2$/,
    /^pictures\/(heroes|services|jobs|about|line)\/[a-z-]+-(wide|tall)-\d+\.[0-9a-f]{8}\.(avif|jpg)$/,
    /^pictures\/share\/[a-zA-Z]+\.[0-9a-f]{8}\.jpg$/,
    /^partners\/[a-z-]+\.svg$/,
    /^brand\/(icon|logo-dark|logo-light|symbol)\.svg$/,
    /^(favicon\.ico|apple-touch-icon\.png|icon-512\.png)$/,
  ];
  expect(plain.filter((file) => !expected.some((pattern) => pattern.test(file)))).toEqual([]);
  for (const pattern of expected) expect(plain.some((file) => pattern.test(file))).toBe(true);
  for (const route of allRoutes) expect(files).toContain(fileOf(route.path));
});

test('every text that is served lies beside its compressed versions', () => {
  const texts = files.filter(
    (file) => /\.(html|js|css|svg|txt|xml|vcf|webmanifest)$/.test(file) || file === placesFile,
  );
  for (const file of texts) {
    expect(brotliDecompressSync(readFileSync(`dist/${file}.br`)).toString()).toBe(read(file));
    expect(gunzipSync(readFileSync(`dist/${file}.gz`)).toString()).toBe(read(file));
  }
  const compressed = files.filter((file) => /\.(br|gz)$/.test(file));
  expect(compressed).toHaveLength(2 * texts.length);
});

test('nothing of the inbox, of tests, of source maps or of this folder is published', () => {
  const texts = files.filter((file) => /\.(html|js|txt|xml|json|webmanifest)$|^_/.test(file));
  for (const file of texts) {
    expect(read(file)).not.toMatch(/sourceMappingURL|__tests__|messages\.jsonl|\/inbox/);
    expect(read(file)).not.toContain(process.cwd());
  }
});

describe.each(describedRoutes)('the file of $path', (route) => {
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

  it('names its one address, or stays out of search engines', () => {
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(canonical ?? null).toBe(route.indexed ? company.origin + route.path : null);
    expect(meta('robots') ?? null).toBe(route.indexed ? null : 'noindex');
  });

  it('can be shared with a picture of its own', async () => {
    expect(meta('og:title')).toBe(documentTitle(route));
    const file = meta('og:image')?.replace(`${company.origin}/`, '') ?? '';
    expect(file).toContain(`/${route.id}.`);
    const { width, height, format } = await sharp(path.join('dist', file)).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    expect(statSync(path.join('dist', file)).size).toBeLessThan(300_000);
  });

  it('is described to search engines where they may list it', () => {
    const [json, ...others] = document.querySelectorAll('script[type="application/ld+json"]');
    expect(others).toEqual([]);
    if (!route.indexed) return expect(json).toBeUndefined();
    const graph: Thing[] = JSON.parse(json?.textContent ?? '')['@graph'];
    const types = graph.map((thing) => thing['@type']);
    expect(types).toEqual([
      'ProfessionalService',
      'WebSite',
      ...(route.path === '/' ? [] : ['BreadcrumbList']),
    ]);
    for (const thing of graph) expectComplete(thing);
    expect(graph[0]).toMatchObject({
      name: company.name,
      telephone: company.contact.telephone,
      email: company.contact.mail,
      foundingDate: String(company.founded),
      address: { '@type': 'PostalAddress', postalCode: company.address.postcode },
    });
  });

  it("tells search engines the office's hours where visitors read them, and nowhere else", () => {
    const [json] = document.querySelectorAll('script[type="application/ld+json"]');
    const graph: Thing[] = JSON.parse(json?.textContent || '{"@graph":[]}')['@graph'];
    const hours = graph.map(({ openingHoursSpecification }) => openingHoursSpecification);
    expect(hours.filter(Boolean)).toEqual(
      route.id === 'contact'
        ? [
            {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: openDays(company.openingHours),
              opens: company.openingHours.opens,
              closes: company.openingHours.closes,
            },
          ]
        : [],
    );
    expect(document.body.textContent?.includes(officeHoursText)).toBe(route.id === 'contact');
  });

  it('refers to no file that is not there', () => {
    const addresses = [
      ...[...document.querySelectorAll('[src]')].map((element) => element.getAttribute('src')),
      ...[...document.querySelectorAll('link[href^="/"]:not([rel=canonical])')].map((element) =>
        element.getAttribute('href'),
      ),
      ...[...document.querySelectorAll('a[download]')].map((element) =>
        element.getAttribute('href'),
      ),
      ...[...document.querySelectorAll('[srcset]')].flatMap((element) =>
        (element.getAttribute('srcset') ?? '').split(', ').map((entry) => entry.split(' ')[0]),
      ),
      ...[...read(fileOf(route.path)).matchAll(/url\("?([^")]+)"?\)|"(\/assets\/[^"]+)"/g)].map(
        (match) => match[1] ?? match[2],
      ),
    ];
    const named = addresses.filter((address) => address && !address.startsWith('data:'));
    const missing = named.filter(
      (address) => !files.includes(address?.replace(/^\/|#.*/g, '') ?? ''),
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
    [
      ...technologies.flatMap(({ category, work, brands }) => [
        category,
        ...Object.values(work),
        ...brands.flatMap(({ name, models }) => [name, ...models]),
      ]),
      ...successors.flatMap(({ successor, source }) => [
        replacementText.migratedTo(successor),
        replacementText.source(source),
      ]),
    ],
  ],
  [
    '/itsolutions',
    [
      ...itSolutions.sections.flatMap(({ title, work, items }) => [
        ...[title, ...Object.values(work), ...items],
      ]),
      ...itSolutionAnswers.flatMap(({ question, answer }) => [question, answer]),
    ],
  ],
])('%s has all of its text without JavaScript', (routePath, texts) => {
  const text = open(routePath).body.textContent ?? '';
  expect(texts.filter((part) => !text.includes(part))).toEqual([]);
});

test('every place of the site that the finder knows is there', () => {
  const places: Place[] = JSON.parse(read(placesFile));
  expect(places.length).toBeGreaterThan(20);
  const missing = places.filter(({ href, heading }) => {
    const { pathname, hash } = new URL(href, company.origin);
    const target = hash ? open(pathname).getElementById(hash.slice(1)) : open(pathname).body;
    return !target?.textContent?.includes(heading);
  });
  expect(missing).toEqual([]);
});

test('the form posts to the address the build was given', () => {
  const form = open('/contact').querySelector('form');
  expect(form?.getAttribute('action')).toBe(process.env.CONTACT_FORM_URL);
  expect(form?.getAttribute('method')).toBe('post');
});

test('the sitemap lists the pages that search engines may list', () => {
  const locations = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    (match) => match[1],
  );
  expect(locations).toEqual(
    routes.filter(({ indexed }) => indexed).map((route) => company.origin + route.path),
  );
  for (const [, day] of read('sitemap.xml').matchAll(/<lastmod>(.*?)</g)) {
    expect(day).toMatch(/^20\d\d-\d\d-\d\d$/);
  }
});

test('every inline script and style is allowed by the policy in _headers', async () => {
  const { createHash } = await import('node:crypto');
  const policy = read('_headers');
  for (const { path: routePath } of allRoutes) {
    const html = read(fileOf(routePath));
    const inline = [
      // Data, such as JSON-LD, is not run, and no policy is asked for it.
      ...html.matchAll(
        /<(?:script|style)(?![^>]* src=|[^>]*ld\+json)[^>]*>(.*?)<\/(?:script|style)>/gs,
      ),
    ];
    expect(inline.length).toBeGreaterThan(0);
    for (const [, content = ''] of inline) {
      expect(policy).toContain(createHash('sha256').update(content).digest('base64'));
    }
  }
});

test('no page has a style attribute, which the policy would refuse', () => {
  for (const { path: routePath } of allRoutes) {
    expect(open(routePath).querySelectorAll('[style]')).toHaveLength(0);
  }
});

test('the manifest and security.txt name what is there', () => {
  const manifest: { name: string; icons: { src: string }[] } = JSON.parse(read('site.webmanifest'));
  expect(manifest.name).toBe(company.name);
  for (const { src } of manifest.icons) expect(files).toContain(src.slice(1));

  const security = read('.well-known/security.txt');
  expect(security).toContain(`Contact: mailto:${company.contact.mail}\n`);
  const expires = new Date(/^Expires: (.+)$/m.exec(security)?.[1] ?? '');
  const days = (expires.getTime() - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThanOrEqual(366);
});
