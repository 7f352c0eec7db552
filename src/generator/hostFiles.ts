import { readFileSync } from 'node:fs';
import { needlessEscape } from '../content/canonicalPath';
import { editorPath } from '../editor/settings';
import { vcardFile } from '../features/contact-details/vcardFile';
import { addressBelow } from './belowBase';
import { contentType, contentTypes } from './contentTypes';
import {
  cacheControl,
  encodings,
  type Headers,
  headersOf,
  hiddenPaths,
  ofFiles,
  type Serving,
} from './serving';
import {
  type Address,
  editorSpellings,
  oldSpellings,
  otherPages,
  spellings,
  writtenSpellings,
} from './spellings';
import { feedFile } from './written/writtenPaths';

/** The texts and rows that fill the slots of a template, by name. */
type Slots = { [name: string]: string | readonly Slots[] };

/** `{{#rows}}` and `{{/rows}}`, on lines of their own, with the lines between, or `{{name}}`. */
const slot = /^[ \t]*\{\{#(\w+)\}\}\n([\s\S]*?)^[ \t]*\{\{\/\1\}\}\n|\{\{(\w+)\}\}/gm;

/**
 * Fills a template: `{{name}}` with the text of that name, and the lines of `{{#rows}}` once for
 * each of the rows, whose slots come before those around them. Throws for a slot without a value.
 */
export function fillTemplate(template: string, slots: Slots): string {
  return template.replace(slot, (_, rows: string | undefined, lines: string, name: string) => {
    const content = slots[rows ?? name];
    if (content === undefined) throw new Error(`The slot {{${rows ?? name}}} has no value.`);
    if (typeof content === 'string') return content;
    return content.map((row) => fillTemplate(lines, { ...slots, ...row })).join('');
  });
}

/** Fills one of the templates in `hosts/`. */
const fillHostFile = (file: string, slots: Slots): string =>
  fillTemplate(readFileSync(`src/generator/hosts/${file}.template`, 'utf8'), slots);

/** How many rules Cloudflare Pages reads of `_headers`. */
const mostRules = 100;

/** How many redirections Cloudflare Pages reads; it knows the usual spellings already. */
const mostRedirects = 2000;

const rowsOf = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }));

const languageSlots = ({ languages }: Serving) => languages.map((prefix) => ({ prefix }));

const withType = (file: string) => ({ file, type: contentType(file) });

const feedsOf = ({ lists }: Serving) => lists.map(feedFile);

/** The slots of a path's headers: nginx has the policy and the caching in variables. */
function headerSlots(serving: Serving, path: string) {
  const { 'Content-Security-Policy': policy = '', ...others } = headersOf(serving, path);
  return { policy, otherHeaders: rowsOf(others), cacheControl: cacheControl(serving, path) };
}

/** A text as it stands in quotes in a configuration of nginx or Caddy. */
const escaped = (text: string) => text.replace(/[\\"]/g, '\\$&');

/** The slots of all templates. */
const slotsOf = (serving: Serving, routes: readonly Address[]): Slots => ({
  ...headerSlots(serving, '/'),
  base: serving.base,
  folder: serving.base ? [{}] : [],
  headers: rowsOf(serving.headers),
  fileHeaders: rowsOf(serving.files),
  filesFolders: ofFiles(serving.caching).map((prefix) => ({
    prefix,
    ...headerSlots(serving, prefix),
  })),
  feeds: feedsOf(serving).map(withType),
  types: Object.entries(contentTypes).map(([extension, type]) => ({ extension, type })),
  encodings: encodings.map(({ name }) => name).join(' '),
  hiddenPaths,
  needlessEscape,
  writtenSpellings: writtenSpellings(serving),
  languages: languageSlots(serving),
  pages: otherPages(serving, routes).map(({ path }) => ({ path })),
  redirects: oldSpellings(serving).map(({ from, to }) => ({
    from: escaped(from),
    to: escaped(addressBelow(serving.base, to)),
  })),
  editor: serving.editor ? [{}] : [],
  editorPath,
  editorHeaders: rowsOf(serving.editor?.all ?? {}),
  editorPageHeaders: rowsOf(serving.editor?.page ?? {}),
  editorSpellings,
  editorLocations: [
    {
      location: `= ${editorPath}`,
      file: `${editorPath}index.html`,
      ...headerSlots(serving, editorPath),
    },
    { location: editorPath, file: '$uri', ...headerSlots(serving, `${editorPath}index.html`) },
  ],
});

/**
 * `_headers`, read by Netlify and Cloudflare Pages from the published folder, whose files are given
 * by their paths. Values add up: Cloudflare Pages takes the earlier ones away where it reads "!";
 * Netlify passes over lines without a colon, and its later rule wins. Pages keep the hosts' own
 * caching, which asks each time. Rules hold for missing files as well, so that a file that is kept
 * for a year has a rule of its own; without room for it, the file keeps the hosts' caching.
 */
export function headersFile(serving: Serving, published: readonly string[]): string {
  const kept = serving.caching
    .filter(({ prefix, wholeFolder }) => prefix !== '/' && !wholeFolder)
    .flatMap(({ prefix, value }) => {
      const paths = published.filter((path) => path.startsWith(prefix)).sort();
      return paths.map((path) => ({ path, value }));
    });
  const slots = {
    ...slotsOf(serving, []),
    cachedFolders: serving.caching.flatMap(({ prefix, wholeFolder }) =>
      wholeFolder ? [{ prefix, wholeFolder }] : [],
    ),
    // Lists of the hosts' own have `text/x-vcard`, from before RFC 6350, and know feeds as any XML.
    typesByName: [vcardFile, ...feedsOf(serving)].map(withType),
  };
  const rules = fillHostFile('_headers', { ...slots, keptFiles: [] }).split('\n\n').length;
  return fillHostFile('_headers', { ...slots, keptFiles: kept.slice(0, mostRules - rules) });
}

/**
 * `_redirects`, read by Netlify and Cloudflare Pages from the published folder. A site below a
 * folder of another host is reached through that host, which takes the folder away. Cloudflare
 * Pages passes over the status 404, and finds each language's Not Found by itself.
 */
export function redirectsFile(serving: Serving, routes: readonly Address[]): string {
  const all = [...oldSpellings(serving), ...spellings(routes)].slice(0, mostRedirects);
  const redirects = all.map(({ from, to }) => ({
    from: encodeURI(from),
    to: addressBelow(serving.base, to),
  }));
  return fillHostFile('_redirects', { redirects, languages: languageSlots(serving) });
}

/**
 * A whole nginx configuration for an unprivileged user, as in the Docker image and the tests. It
 * listens on a port, with or without an address: `8080`, `127.0.0.1:8080`; nginx writes its pid and
 * temporary files to a folder; `site` has the lines of the `server` block besides `listen`.
 */
export const nginxMain = (listen: string, temporary: string, site: readonly string[]): string =>
  fillHostFile('nginx-main.conf', { listen, temporary, site: site.map((line) => ({ line })) });

/**
 * The files of nginx and Caddy. Of nginx a snippet to include in the `server` block whose `root` is
 * the published folder, and the whole configuration of the Docker image. It needs nginx's own
 * gzip_static module and brotli_static (Debian: libnginx-mod-http-brotli-static). Locations set
 * variables, because nginx drops inherited headers where a location adds one; those of the editor
 * have all headers themselves.
 */
export function serverFiles(serving: Serving, routes: readonly Address[]) {
  const slots = slotsOf(serving, routes);
  const site = ['root /srv/site;', 'include /etc/nginx/site.conf;'];
  return new Map([
    ['nginx.conf', fillHostFile('nginx.conf', slots)],
    ['nginx-main.conf', nginxMain('8080', '/tmp', site)],
    ['Caddyfile', fillHostFile('Caddyfile', slots)],
  ]);
}
