import { needlessEscape } from '../content/canonicalPath';
import { editorPath } from '../editor/settings';
import { vcardFile } from '../features/contact-details/vcardFile';
import type { Redirect } from './content/routes';
import { contentType, contentTypes, feedFiles } from './contentTypes';
import {
  cacheControl,
  encodings,
  type Headers,
  headersOf,
  hiddenPaths,
  ofFiles,
  type Serving,
} from './serving';
import { listed } from './written/writtenPaths';

/** So many rules are read by Cloudflare Pages. */
const mostRules = 100;

/**
 * `_headers`, read by Netlify and Cloudflare Pages from the published folder, whose files are given
 * by their paths. Pages keep the hosts' own caching, which asks each time: both add up the values of
 * blocks that match the same path. Their rules hold for what is not there as well, so that a file
 * that is kept for a year has a rule of its own; one for which there is no room keeps the hosts'.
 */
export function headersFile(
  { headers, caching, files, editor }: Serving,
  published: readonly string[],
) {
  const folders = caching.flatMap(({ prefix, wholeFolder }) =>
    wholeFolder ? block(`${prefix}*`, { 'Cache-Control': wholeFolder }) : [],
  );
  const kept = caching.flatMap(({ prefix, value, wholeFolder }) =>
    prefix === '/' || wholeFolder
      ? []
      : published
          .filter((path) => path.startsWith(prefix))
          .sort()
          .map((path) => block(path, { 'Cache-Control': value })),
  );
  const others = [
    block('/*', headers),
    ...ofFiles(caching).map((prefix) => block(`${prefix}*`, files, true)),
    ...folders,
    // Lists of the hosts' own have `text/x-vcard`, from before RFC 6350, and know feeds as any XML.
    ...[vcardFile, ...feedFiles].map((file) =>
      block(`/${file}`, { 'Content-Type': contentType(file) }),
    ),
    ...(editor ? [block(`${editorPath}*`, editor.all), block(editorPath, editor.page, true)] : []),
  ];
  return `${[...others, ...kept.slice(0, mostRules - others.length)].join('\n\n')}\n`;
}

/**
 * A rule, whose values may be in place of those of the rules before. Cloudflare Pages takes those away where
 * it reads "!"; Netlify passes over lines without a colon, and has the later rule's value win.
 */
const block = (path: string, values: Headers, inPlace = false): string =>
  [
    path,
    ...Object.entries(values).flatMap(([name, value]) =>
      [`! ${name}`, `${name}: ${value}`].slice(inPlace ? 0 : 1),
    ),
  ].join('\n  ');

/** Of a page, a programmed or a written one. */
type Address = { path: string };

/** The other spellings of each page and the one they lead to. */
export const spellings = (routes: readonly Address[]) =>
  routes.flatMap(({ path }) =>
    path === '/'
      ? ['/index.html', '/index'].map((from) => ({ from, to: '/' }))
      : [
          { from: `${path}.html`, to: path },
          { from: `${path}/`, to: path },
        ],
  );

/** The same for the page of the editor, for hosts that do not know them by themselves. */
export const editorSpellings = [editorPath.slice(0, -1), `${editorPath}index.html`].map((from) => ({
  from,
  to: editorPath,
}));

/** The file of the editor's page, from the published folder. */
const editorPage = `${editorPath}index.html`;

/**
 * The other spellings of the addresses below the lists of written pages, of which there may be
 * thousands, as a regular expression that JavaScript, nginx and Caddy share. Its group is the one to
 * lead to.
 */
const writtenSpellings = `^(/(?:${listed.join('|')})(?:/[a-z0-9-]+)*)(?:\\.html|/)$`;

/** Pages with a rule of their own for their spellings. */
const withOwnRule = (routes: readonly Address[]) =>
  routes.filter(({ path }) => !new RegExp(writtenSpellings).test(`${path}/`));

/** So many redirections fit into what Cloudflare Pages reads; it knows the usual spellings by itself. */
const mostRedirects = 2000;

/** The old addresses with their other spellings, which a file such as a PDF has not. */
const oldSpellings = ({ redirects }: Serving): Redirect[] =>
  redirects.flatMap(({ from, to }) => {
    const others = /\.[^/]*$/.test(from) ? [] : spellings([{ path: from }]);
    return [from, ...others.map((other) => other.from)].map((each) => ({ from: each, to }));
  });

/** `_redirects`, read by Netlify and Cloudflare Pages from the published folder. */
export function redirectsFile(serving: Serving, routes: readonly Address[]): string {
  return [...oldSpellings(serving), ...spellings(routes)]
    .slice(0, mostRedirects)
    .map(({ from, to }) => `${encodeURI(from)} ${to} 301\n`)
    .join('');
}

/** A quoted string of an nginx or Caddy configuration. */
const quoted = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const blockWith =
  (indent: string) =>
  (opening: string, ...lines: string[]) => [
    `${opening} {`,
    ...lines.map((line) => indent + line),
    '}',
  ];

const nginxBlock = blockWith('  ');
const caddyBlock = blockWith('\t');

const nginxLocation = (matcher: string, ...lines: string[]) =>
  nginxBlock(`location ${matcher}`, ...lines);

/** nginx drops inherited headers wherever a location adds one, so locations set variables instead. */
const nginxVariables = (serving: Serving, path: string) => [
  `set $cache_control ${quoted(cacheControl(serving, path))};`,
  `set $policy ${quoted(headersOf(serving, path)['Content-Security-Policy'] ?? '')};`,
];

const nginxHeaders = (headers: Headers) => [
  ...Object.entries({ ...headers, 'Content-Security-Policy': '$policy' }).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
  ),
  'add_header Cache-Control $cache_control always;',
  '# Not sent where it is empty.',
  'add_header Allow $allow always;',
];

/**
 * An nginx snippet to include in the `server` block whose `root` is the published folder. It needs
 * nginx's own gzip_static module and brotli_static (Debian: libnginx-mod-http-brotli-static).
 */
export function nginxSnippet(serving: Serving, routes: readonly Address[]): string {
  const { headers, caching, editor } = serving;
  return [
    '# Written by `npm run build`. Include it in a server block that sets `root`.',
    '# The privacy page says that no visit is written down.',
    'access_log off;',
    'server_tokens off;',
    'absolute_redirect off;',
    'sendfile on;',
    'tcp_nopush on;',
    'open_file_cache max=2000 inactive=60s;',
    'open_file_cache_valid 10s;',
    '',
    '# The build has compressed what gets smaller by it.',
    'gzip off;',
    'gzip_static on;',
    'gzip_vary on;',
    'brotli_static on;',
    ...nginxBlock(
      'types',
      ...Object.entries(contentTypes).map(([extension, type]) => `${quoted(type)} ${extension};`),
    ),
    'default_type application/octet-stream;',
    '',
    '# A path that cannot be read (a malformed escape, a step out of the folder) is unknown as well.',
    'error_page 400 404 =404 /404.html;',
    'error_page 405 @wrong_method;',
    '',
    ...nginxVariables(serving, '/'),
    'set $allow "";',
    ...nginxHeaders(headers),
    '',
    ...nginxBlock('if ($request_method !~ ^(?:GET|HEAD)$)', 'return 405;'),
    ...nginxLocation('@wrong_method', 'set $allow "GET, HEAD";', 'return 405;'),
    ...oldSpellings(serving).flatMap(({ from, to }) =>
      nginxLocation(`= ${quoted(from)}`, `return 301 ${quoted(to)};`),
    ),
    ...nginxAddresses(routes),
    ...nginxLocation('= /', 'try_files /index.html =404;'),
    ...feedFiles.flatMap((file) => {
      const type = `default_type ${quoted(contentType(file))};`;
      return nginxLocation(`= /${file}`, 'types {}', type, 'try_files $uri =404;');
    }),
    ...(editor ? nginxEditor(serving) : []),
    // What was not found may have been asked for where files are kept for a year.
    ...nginxLocation('= /404.html', 'internal;', ...nginxVariables(serving, '/')),
    '# What is not for visitors.',
    ...nginxLocation(`~ ${hiddenPaths}`, 'return 404;'),
    ...caching.flatMap(({ prefix }) =>
      nginxLocation(
        prefix,
        ...(prefix === '/' ? [] : nginxVariables(serving, prefix)),
        `try_files $uri ${prefix === '/' ? '$uri.html ' : ''}=404;`,
      ),
    ),
    '',
  ].join('\n');
}

/** The one address of each page: no ".html", no slash at its end, nothing escaped that need not be. */
const nginxAddresses = (routes: readonly Address[]) => [
  // nginx comes here again for the page of a 404, with the address that was asked for.
  'set $asked $request_uri;',
  ...nginxBlock('if ($uri = /404.html)', 'set $asked "";'),
  ...nginxBlock(`if ($asked ~* ${quoted(`^[^?]*${needlessEscape}`)})`, 'return 404;'),
  '',
  '# A page has one address: no ".html" and no slash at its end.',
  ...spellings(withOwnRule(routes)).flatMap(({ from, to }) =>
    nginxLocation(`= ${from}`, `return 301 ${to}$is_args$args;`),
  ),
  ...nginxLocation(`~ "${writtenSpellings}"`, 'return 301 $1$is_args$args;'),
];

/** The editor: its page and what it is made of, each with all of its headers. */
const nginxEditor = (serving: Serving) => [
  '# The editor.',
  ...editorSpellings.flatMap(({ from, to }) =>
    nginxLocation(`= ${from}`, `return 301 ${to}$is_args$args;`),
  ),
  ...nginxLocation(
    `= ${editorPath}`,
    ...nginxVariables(serving, editorPath),
    ...nginxHeaders(headersOf(serving, editorPath)),
    `try_files ${editorPage} =404;`,
  ),
  ...nginxLocation(
    editorPath,
    ...nginxVariables(serving, editorPage),
    ...nginxHeaders(headersOf(serving, editorPage)),
    'try_files $uri =404;',
  ),
];

type NginxMain = {
  /** The port to listen on, with or without an address: `8080`, `127.0.0.1:8080`. */
  listen: string | number;
  /** A folder that nginx may write to: its pid and temporary files. */
  temporary: string;
  /** The lines of the `server` block besides `listen`. */
  site: string[];
};

/** A whole nginx configuration for an unprivileged user, as the Docker image and the tests run it. */
export function nginxMain({ listen, temporary, site }: NginxMain): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    '# Written by `npm run build`.',
    'load_module modules/ngx_http_brotli_static_module.so;',
    'daemon off;',
    'worker_processes auto;',
    `pid ${temporary}/nginx.pid;`,
    'error_log stderr warn;',
    ...nginxBlock('events', 'worker_connections 2048;'),
    ...nginxBlock(
      'http',
      'access_log off;',
      ...folders.map((name) => `${name}_temp_path ${temporary}/${name};`),
      ...nginxBlock('server', `listen ${listen} reuseport;`, ...site),
    ),
    '',
  ].join('\n');
}

/** The type of every kind of file. Caddy takes a bare "*.js" for the name of a header. */
const typesForCaddy = () =>
  Object.entries(contentTypes)
    .flatMap(([extension, type]) => [
      `@${extension} path *.${extension}`,
      `header @${extension} Content-Type ${quoted(type)}`,
    ])
    .concat(feedFiles.map((file) => `header /${file} Content-Type ${quoted(contentType(file))}`));

const caddyHeaders = (matcher: string, values: Headers) =>
  caddyBlock(
    `header${matcher}`,
    ...Object.entries(values).map(([name, value]) => `${name} ${quoted(value)}`),
  );

const caddyRedirection = (from: string, to: string) =>
  caddyBlock(`route ${from}`, `rewrite * ${to}`, 'redir {uri} 301');

/** The editor, if there is one: its headers take the place of those of all pages. */
const caddyEditor = ({ editor }: Serving) =>
  editor
    ? [
        '# The editor.',
        ...editorSpellings.flatMap(({ from, to }) => caddyRedirection(from, to)),
        ...caddyHeaders(` ${editorPath}*`, editor.all),
        ...caddyHeaders(` ${editorPath}`, editor.page),
        `rewrite ${editorPath} ${editorPage}`,
      ]
    : [];

/** A Caddyfile for the published folder. */
export function caddyfile(serving: Serving, routes: readonly Address[]): string {
  const { headers, caching, files } = serving;
  const pageHeaders = { ...headers, 'Cache-Control': cacheControl(serving, '/') };
  const fileServer = caddyBlock(
    'file_server',
    `precompressed ${encodings.map(({ name }) => name).join(' ')}`,
    'disable_canonical_uris',
  );
  const site = [
    'root * {$SITE_ROOT:dist}',
    'header -Server',
    ...caddyHeaders('', pageHeaders),
    '# Names that no file can have are an error to the file system instead of unknown.',
    String.raw`@impossible path_regexp /[^/]{240,}|\x00`,
    '@wrongMethod not method GET HEAD',
    `@escaped vars_regexp {http.request.orig_uri} (?i)^[^?]*${needlessEscape}`,
    `@hidden path_regexp ${hiddenPaths}`,
    `@written path_regexp written ${writtenSpellings}`,
    ...caddyBlock(
      'route',
      'error @wrongMethod 405',
      'error @escaped 404',
      ...oldSpellings(serving).map(({ from, to }) => `redir ${quoted(from)} ${quoted(to)} 301`),
      '# A page has one address: no ".html" and no slash at its end.',
      ...spellings(withOwnRule(routes)).flatMap(({ from, to }) => caddyRedirection(from, to)),
      ...caddyRedirection('@written', '{re.written.1}'),
      '# What is not for visitors.',
      'error @hidden 404',
      'error @impossible 404',
      ...caddyEditor(serving),
      'try_files {path} {path}.html',
      'rewrite / /index.html',
      ...typesForCaddy(),
      ...ofFiles(caching).flatMap((prefix) =>
        caddyHeaders(` ${prefix}*`, { ...files, 'Cache-Control': cacheControl(serving, prefix) }),
      ),
      ...fileServer,
    ),
    ...caddyBlock(
      'handle_errors',
      ...caddyHeaders('', pageHeaders),
      '@refused expression {http.error.status_code} == 405',
      ...caddyBlock('handle @refused', 'header Allow "GET, HEAD"', 'respond "" 405'),
      ...caddyBlock(
        'handle',
        'rewrite * /404.html',
        `header Content-Type ${quoted(contentTypes.html ?? '')}`,
        ...fileServer,
      ),
    ),
  ];
  return [
    '# Written by `npm run build`. SITE_ADDRESS is the host name to serve, SITE_ROOT the folder.',
    ...caddyBlock('{$SITE_ADDRESS::8080}', ...site),
    '',
  ].join('\n');
}

/** What nginx and Caddy read, by the names of the files; the whole configuration is the Docker image's. */
export const serverFiles = (serving: Serving, routes: readonly Address[]) => {
  const site = ['root /srv/site;', 'include /etc/nginx/site.conf;'];
  return new Map([
    ['nginx.conf', nginxSnippet(serving, routes)],
    ['nginx-main.conf', nginxMain({ listen: 8080, temporary: '/tmp', site })],
    ['Caddyfile', caddyfile(serving, routes)],
  ]);
};
