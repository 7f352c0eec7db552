import { needlessEscape } from '../content/canonicalPath';
import { editorPath } from '../editor/settings';
import { vcardFile } from '../features/contact-details/vcardFile';
import { addressBelow } from './belowBase';
import { contentType, contentTypes } from './contentTypes';
import { fillHostFile, type Slots } from './fillTemplate';
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

/** The slots of all hosts' templates. */
const slotsOf = (serving: Serving): Slots => ({
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
  editorPath,
  editor: serving.editor
    ? [
        {
          editorHeaders: rowsOf(serving.editor.all),
          editorPageHeaders: rowsOf(serving.editor.page),
        },
      ]
    : [],
});

/**
 * `_headers`, read by Netlify and Cloudflare Pages from the published folder, whose files are given
 * by their paths. Values add up: Cloudflare Pages takes the earlier ones away where it reads "!";
 * Netlify passes over lines without a colon, and its later rule wins. Pages keep the hosts' own
 * caching, which asks each time. Rules hold for missing files as well, so that a file that is kept
 * for a year has a rule of its own; without room for it, the file keeps the hosts' caching.
 */
export function headersFile(serving: Serving, published: readonly string[]): string {
  const kept = serving.caching.flatMap(({ prefix, value, wholeFolder }) =>
    prefix === '/' || wholeFolder
      ? []
      : published
          .filter((path) => path.startsWith(prefix))
          .sort()
          .map((path) => ({ path, value })),
  );
  const slots = {
    ...slotsOf(serving),
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
 * folder of another host is reached through that host, which takes the folder away. Cloudflare Pages
 * passes over the status 404, and finds each language's Not Found by itself.
 */
export function redirectsFile(serving: Serving, routes: readonly Address[]): string {
  const all = [...oldSpellings(serving), ...spellings(routes)].slice(0, mostRedirects);
  const redirects = all.map(({ from, to }) => ({
    from: encodeURI(from),
    to: addressBelow(serving.base, to),
  }));
  return fillHostFile('_redirects', { redirects, languages: languageSlots(serving) });
}

/** A text as it stands in quotes in a configuration of nginx or Caddy. */
const escaped = (text: string) => text.replace(/[\\"]/g, '\\$&');

/** The slots of nginx and Caddy. */
const serverSlots = (serving: Serving, routes: readonly Address[]): Slots => ({
  ...slotsOf(serving),
  types: Object.entries(contentTypes).map(([extension, type]) => ({ extension, type })),
  hiddenPaths,
  needlessEscape,
  writtenSpellings: writtenSpellings(serving),
  languages: languageSlots(serving),
  pages: otherPages(serving, routes).map(({ path }) => ({ path })),
  redirects: oldSpellings(serving).map(({ from, to }) => ({
    from: escaped(from),
    to: escaped(addressBelow(serving.base, to)),
  })),
  editorSpellings,
});

/**
 * An nginx snippet to include in the `server` block whose `root` is the published folder. It needs
 * nginx's own gzip_static module and brotli_static (Debian: libnginx-mod-http-brotli-static).
 * Locations set variables, because nginx drops inherited headers where a location adds one; those
 * of the editor have all headers themselves.
 */
export function nginxSnippet(serving: Serving, routes: readonly Address[]): string {
  const page = `${editorPath}index.html`;
  return fillHostFile('nginx.conf', {
    ...serverSlots(serving, routes),
    editorLocations: [
      { location: `= ${editorPath}`, file: page, ...headerSlots(serving, editorPath) },
      { location: editorPath, file: '$uri', ...headerSlots(serving, page) },
    ],
  });
}

type NginxMain = {
  /** The port to listen on, with or without an address: `8080`, `127.0.0.1:8080`. */
  listen: string | number;
  /** A folder that nginx may write to: its pid and temporary files. */
  temporary: string;
  /** The lines of the `server` block besides `listen`. */
  site: string[];
};

/** A whole nginx configuration for an unprivileged user, as in the Docker image and the tests. */
export const nginxMain = ({ listen, temporary, site }: NginxMain): string =>
  fillHostFile('nginx-main.conf', {
    listen: `${listen}`,
    temporary,
    site: site.map((line) => ({ line })),
  });

/** A Caddyfile for the published folder. */
export const caddyfile = (serving: Serving, routes: readonly Address[]): string =>
  fillHostFile('Caddyfile', {
    ...serverSlots(serving, routes),
    encodings: encodings.map(({ name }) => name).join(' '),
  });

/** The files of nginx and Caddy; the whole configuration is the Docker image's. */
export const serverFiles = (serving: Serving, routes: readonly Address[]) => {
  const site = ['root /srv/site;', 'include /etc/nginx/site.conf;'];
  return new Map([
    ['nginx.conf', nginxSnippet(serving, routes)],
    ['nginx-main.conf', nginxMain({ listen: 8080, temporary: '/tmp', site })],
    ['Caddyfile', caddyfile(serving, routes)],
  ]);
};
