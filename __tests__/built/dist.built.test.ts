import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parse, Rule } from 'postcss';
import sharp from 'sharp';
import { vcardFile } from '../../src/features/contact-details/vcardFile';
import { searchFileName } from '../../src/features/search/searchAddress';
import type { SearchFile } from '../../src/features/search/searchIndex';
import { pageIds } from '../../src/generator/content/routes';
import { fileOf } from '../../src/generator/fileOf';
import { filesBelow } from '../../src/generator/filesBelow';
import { siteVersion, versionFile } from '../../src/generator/siteVersion';
import { feedsOf } from '../../src/generator/written/feeds';
import { writtenPages } from '../../src/generator/written/writtenPages';
import { entryPath } from '../../src/generator/written/writtenPaths';
import { dist, site, within } from './support/site';

const { content, modules } = site;
const written = writtenPages(content).map(({ route }) => route);
const routes = [...site.routes, ...written];
const allRoutes = [...site.allRoutes, ...written];
const { company } = content;
const { origin, language } = content.site;

type Thing = { '@type': string; [property: string]: unknown };

/** Files of the first language; each other one has a folder with the same. */
const isOfFirst = (file: string) =>
  !content.site.languages?.some(({ folder }) => file.startsWith(`${folder}/`));

const files = readdirSync(dist, { recursive: true, withFileTypes: true, encoding: 'utf8' })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)))
  .filter(isOfFirst)
  .sort();

const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');
const parsed = new Map<string, Document>();
/** The page at a path: reading one takes longer than asking it something. */
function open(routePath: string): Document {
  const document =
    parsed.get(routePath) ?? new DOMParser().parseFromString(read(fileOf(routePath)), 'text/html');
  parsed.set(routePath, document);
  return document;
}

test('the build holds these files and only these', () => {
  const plain = files.filter((file) => !/\.(br|gz)$/.test(file));
  const pages = allRoutes.map((route) => fileOf(route.path));
  const expected = [
    new RegExp(`^(${pages.join('|')})$`),
    /^(_headers|_redirects)$/,
    /^(robots\.txt|sitemap\.xml|site\.webmanifest|deployment\.json|version\.txt)$/,
    new RegExp(`^${searchFileName}$`),
    /^assets\/[\w-]+\.[0-9a-f]{8}\.js$/,
    /^assets\/(site|other-media)\.[0-9a-f]{8}\.css$/,
    /^pictures\/share\/[\w-]+\.[0-9a-f]{8}\.jpg$/,
    /^brand\/[a-z-]+\.svg$/,
    /^(favicon\.ico|apple-touch-icon\.png|icon-512\.png)$/,
  ];
  const possible = [
    ...(content.site.editor
      ? [
          /^edit\/(index\.html|head\.txt)$/,
          /^edit\/editor\.(js|css)$/,
          /^edit\/(settings|snapshot)\.json$/,
        ]
      : []),
    new RegExp(`^(${vcardFile}|\\.well-known/security\\.txt)$`),
    /^assets\/[\w-]+\.[0-9a-f]{8}\.woff2$/,
    /^pictures\/[\w/-]+\.[0-9a-f]{8}\.(avif|jpg|svg|png|webp)$/,
    new RegExp(
      `^(${feedsOf(content)
        .map(({ file }) => file)
        .join('|')})$`,
    ),
    /^downloads\/.+\.\w+$/,
  ];
  const known = [...expected, ...possible];
  expect(plain.filter((file) => !known.some((pattern) => pattern.test(file)))).toEqual([]);
  for (const pattern of expected) expect(plain.some((file) => pattern.test(file))).toBe(true);
  expect(files).toEqual(expect.arrayContaining(pages));
  const absent = pageIds.filter((id) => !content[id]).join('|') || 'none';
  expect(files.filter((file) => new RegExp(`^assets/(${absent})page\\.`, 'i').test(file))).toEqual(
    [],
  );
});

test('no rule says left or right, but what another turns around from right to left', () => {
  const [sheet = ''] = files.filter((file) => /^assets\/site\..*\.css$/.test(file));
  const found: { isTurned: boolean; prop: string; says: string }[] = [];
  parse(read(sheet)).walkDecls(({ prop, value, parent }) => {
    const selector = parent instanceof Rule ? parent.selector : '';
    const isPlace = /^((scroll-)?(margin|padding)-|border-.*)?(left|right)\b/.test(prop);
    const isSide = /^(text-align|float|clear|object-position|transform-origin)$/.test(prop);
    // The middle is the same from either side.
    if ((isPlace && value !== '50%') || (isSide && /left|right/.test(value)))
      found.push({ isTurned: /dir=.?rtl/.test(selector), prop, says: `${selector} ${prop}` });
  });
  const turned = new Set(found.filter(({ isTurned }) => isTurned).map(({ prop }) => prop));
  expect(found.filter(({ prop }) => !turned.has(prop)).map(({ says }) => says)).toEqual([]);
});

test('no component puts a class together, of which a page could not tell that it needs its rule', () => {
  const [sheet = ''] = files.filter((file) => /^assets\/site\..*\.css$/.test(file));
  const styles = read(sheet);
  const composed = filesBelow('src')
    .filter((file) => /^(features|generator|layout|pages|ui)\/.*\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(`src/${file}`, 'utf8').matchAll(/[^\s'"`]+-(?=\$\{)/g)]
        // Those of headings and charts stay as they are in the page, and have a rule each.
        .filter(([start]) => !/^(letters|share)-/.test(start))
        .filter(([start]) => styles.includes(`.${start.replace(/[^\w-]/g, '\\$&')}`))
        .map(([start]) => `${file}: ${start}`),
    );
  expect(composed).toEqual([]);
});

test('every text that is served lies beside its compressed versions', () => {
  const texts = files.filter((file) =>
    /\.(html|js|css|svg|txt|xml|vcf|json|webmanifest)$/.test(file),
  );
  for (const file of texts) {
    expect(brotliDecompressSync(readFileSync(path.join(dist, `${file}.br`))).toString()).toBe(
      read(file),
    );
    expect(gunzipSync(readFileSync(path.join(dist, `${file}.gz`))).toString()).toBe(read(file));
  }
  const compressed = files.filter((file) => /\.(br|gz)$/.test(file));
  expect(compressed).toHaveLength(2 * texts.length);
});

test('nothing of the inbox, of tests, of source maps or of this folder is published', () => {
  const texts = files.filter((file) => /\.(html|js|txt|xml|json|webmanifest)$|^_/.test(file));
  const inner = ['sourceMappingURL', '__tests__', 'messages.jsonl', '/inbox', process.cwd()];
  // An article may tell of one.
  const foreign = inner.filter((mark) => !JSON.stringify(content).includes(mark));
  for (const file of texts)
    expect({ file, found: foreign.filter((mark) => read(file).includes(mark)) }).toEqual({
      file,
      found: [],
    });
});

describe.each(allRoutes)('the file of $path', (route) => {
  const document = open(route.path);
  const meta = (name: string) =>
    document
      .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
      ?.getAttribute('content');

  it('has its title, description and language, the notice of the company, and has Safari make no links of dates and numbers', () => {
    expect(document.title).toBe(route.documentTitle);
    expect(meta('description')).toBe(route.description);
    expect(document.documentElement.lang).toBe(language);
    expect(document.body.textContent).toContain(modules.site.notice ?? '');
    expect(meta('format-detection')).toBe('telephone=no, date=no, address=no, email=no');
  });

  it('says itself what browsers may load, where its host does not', () => {
    const policy = document.querySelector('meta[http-equiv="Content-Security-Policy"]');
    const wanted = content.site.policyInPages ? /^default-src 'none'; (?!.*frame-anc)/ : /^$/;
    expect(policy?.getAttribute('content') ?? '').toMatch(wanted);
  });

  it('names its one address, or stays out of search engines', () => {
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(canonical ?? null).toBe(route.indexed ? origin + route.path : null);
    expect(meta('robots') ?? null).toBe(route.indexed ? null : 'noindex');
  });

  it('can be shared with a picture of its own', async () => {
    expect(meta('og:title')).toBe(route.documentTitle);
    const file = meta('og:image')?.replace(`${origin}/`, '') ?? '';
    const name = 'kind' in route ? '' : route.id;
    expect(file).toMatch(new RegExp(`^pictures/share/${name}`));
    const { width, height, format } = await sharp(path.join(dist, file)).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    expect(statSync(path.join(dist, file)).size).toBeLessThan(300_000);
  });

  it('is described to search engines if they may list it', () => {
    const [json, ...others] = document.querySelectorAll('script[type="application/ld+json"]');
    expect(others).toEqual([]);
    if (!route.indexed) return expect(json).toBeUndefined();
    const graph: Thing[] = JSON.parse(json?.textContent ?? '')['@graph'];
    expect(graph.map((thing) => thing['@type'])).toEqual([
      company.kind,
      'WebSite',
      ...(route.path === '/' ? [] : ['BreadcrumbList']),
      ...('kind' in route && route.kind === 'article' ? ['Article'] : []),
      ...('kind' in route && route.kind === 'project' ? ['CreativeWork'] : []),
    ]);
    expect(graph[0]?.name).toBe(company.name);
  });

  it('refers to no file that is not there', () => {
    const linked = '[src], link[href^="/"]:not([rel=canonical]), a[download]';
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const code = all('style, script').map(({ textContent }) => textContent);
    const inCode = /url\("?([^")]+)"?\)|"([\w/-]*\/assets\/[^"]+)"/g;
    const addresses = [
      ...all(linked).map((element) => element.getAttribute('src') ?? element.getAttribute('href')),
      ...all('[srcset]').flatMap((image) => image.getAttribute('srcset')?.match(/\/\S+/g)),
      ...[...code.join('').matchAll(inCode)].map((match) => match[1] ?? match[2]),
    ];
    const named = addresses.filter((address) => address && !address.startsWith('data:'));
    const missing = named.filter(
      (address) =>
        !files.includes(decodeURIComponent(within(address ?? '').replace(/^\/|#.*/g, ''))),
    );
    expect(missing).toEqual([]);
  });
});

/** The addresses within the site that a page links to. */
const linksOf = (routePath: string) =>
  [...open(routePath).querySelectorAll('a[href]')]
    .map((link) => new URL(link.getAttribute('href') ?? '', origin + routePath))
    .filter((url) => url.origin === new URL(origin).origin)
    .map(({ pathname, hash }) => ({ address: within(pathname), hash }))
    .filter(({ address }) => isOfFirst(address.slice(1)));

test('links within the site lead to pages, files and places that are there', () => {
  const ids = new Map(
    allRoutes.map(({ path: routePath }) => [
      routePath,
      new Set([...open(routePath).querySelectorAll('[id]')].map(({ id }) => id)),
    ]),
  );
  for (const { path: from } of allRoutes) {
    const links = linksOf(from);
    expect(links).not.toEqual([]);
    const lost = links.filter(({ address, hash }) => {
      const page = ids.get(address);
      const there = page ?? files.includes(decodeURIComponent(address.slice(1)));
      return !there || (page && hash !== '' && !page.has(decodeURIComponent(hash.slice(1))));
    });
    expect({ from, lost }).toEqual({ from, lost: [] });
  }
});

test('a project ends with the next one, and the last with the first', () => {
  const paths = content.written.projects.map(({ name }) => entryPath(content, 'projects', name));
  const next = `nav[aria-label="${content.labels.written.next}"] a`;
  for (const [index, at] of paths.entries())
    expect(within(open(at).querySelector(next)?.getAttribute('href') ?? '')).toBe(
      paths[index + 1] ?? paths[0],
    );
});

test('written pages are documents: at most 1 KB of script runs in them, and none is loaded', () => {
  for (const { path: routePath } of written) {
    const scripts = [
      ...open(routePath).querySelectorAll('script:not([type="application/ld+json"])'),
    ];
    expect(scripts.filter((script) => script.hasAttribute('src'))).toEqual([]);
    const inline = scripts.map(({ textContent }) => textContent ?? '').join('');
    expect(inline.length).toBeLessThanOrEqual(1000);
  }
});

const { places }: SearchFile = JSON.parse(read(searchFileName));

test('every place that is searched is there', () => {
  expect(places.length).toBeGreaterThan(0);
  const missing = places.filter(({ href, heading }) => {
    const { pathname, hash } = new URL(href, origin);
    const id = decodeURIComponent(hash.slice(1));
    const document = open(within(pathname));
    const target = hash ? document.getElementById(id) : document.body;
    return !target?.textContent?.replace(/\s/g, '').includes(heading.replace(/\s/g, ''));
  });
  expect(missing).toEqual([]);
});

test('the sitemap lists the pages that search engines may list', () => {
  const locations = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    (match) => match[1],
  );
  expect(locations).toEqual(
    routes.filter(({ indexed }) => indexed).map((route) => origin + route.path),
  );
  for (const [, day] of read('sitemap.xml').matchAll(/<lastmod>(.*?)</g))
    expect(day).toMatch(/^20\d\d-\d\d-\d\d$/);
});

test('the build says which content it was made of', () => {
  expect(read(versionFile)).toBe(`${siteVersion(site.folder)}\n`);
});

test('the manifest and security.txt name files and pages that exist', () => {
  const manifest: { name: string; icons: { src: string }[] } = JSON.parse(read('site.webmanifest'));
  expect(manifest.name).toBe(company.name);
  for (const { src } of manifest.icons) expect(files).toContain(within(src).slice(1));

  const { mail, telephone } = company.contact;
  if (!mail && !telephone) return expect(files).not.toContain('.well-known/security.txt');
  const security = read('.well-known/security.txt');
  expect(security).toMatch(mail ? `Contact: mailto:${mail}\n` : /^Contact: tel:/);
  const expires = new Date(/^Expires: (.+)$/m.exec(security)?.[1] ?? '');
  const days = (expires.getTime() - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThanOrEqual(366);
});
