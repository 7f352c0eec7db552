import type { Route } from '../routes';
import { cacheControl, type Serving } from './serving';

/**
 * `_headers`, read by Netlify and Cloudflare Pages from the published folder. Pages keep the hosts'
 * own caching, which asks each time: both add up the values of blocks that match the same path.
 */
export function headersFile({ headers, caching }: Serving): string {
  const block = (path: string, values: Record<string, string>) =>
    [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const cached = caching
    .filter(({ prefix }) => prefix !== '/')
    .map(({ prefix, value }) => block(`${prefix}*`, { 'Cache-Control': value }));
  return `${[block('/*', headers), ...cached].join('\n\n')}\n`;
}

/** The other spellings of each page and the one they lead to. */
const spellings = (routes: readonly Route[]) =>
  routes.flatMap(({ path }) =>
    path === '/'
      ? [{ from: '/index.html', to: '/' }]
      : [
          { from: `${path}.html`, to: path },
          { from: `${path}/`, to: path },
        ],
  );

/** `_redirects`, read by Netlify and Cloudflare Pages from the published folder. */
export function redirectsFile(routes: readonly Route[]): string {
  return spellings(routes)
    .map(({ from, to }) => `${from} ${to} 301\n`)
    .join('');
}

/** A quoted string of an nginx or Caddy configuration. */
const quoted = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const indented = (lines: string[], indent = '  ') => lines.map((line) => indent + line);

/** An nginx snippet to include in the `server` block whose `root` is the published folder. */
export function nginxSnippet(serving: Serving, routes: readonly Route[]): string {
  const { headers, caching } = serving;
  // nginx drops inherited headers wherever a location adds one, so each location repeats them all.
  const headed = (cache: string) =>
    Object.entries({ ...headers, 'Cache-Control': cache }).map(
      ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
    );
  const location = (matcher: string, cache: string, ...lines: string[]) => [
    `location ${matcher} {`,
    ...indented([...headed(cache), ...lines]),
    '}',
  ];
  const general = cacheControl(serving, '/');
  return [
    '# Written by `npm run build`. Include it in a server block that sets `root`.',
    'error_page 404 /404.html;',
    'gzip on;',
    'gzip_types text/css text/javascript application/javascript application/json image/svg+xml application/xml;',
    '',
    '# A page has one address: no ".html" and no slash at its end.',
    ...spellings(routes).flatMap(({ from, to }) =>
      location(`= ${from}`, general, `return 301 ${to}$is_args$args;`),
    ),
    ...location('= /', general, 'try_files /index.html =404;'),
    ...location('= /404.html', general, 'internal;'),
    '# The file of the Not Found page has no address, and files that hosts read are not for visitors.',
    ...location('~ ^/(404$|_)', general, 'return 404;'),
    ...caching.flatMap(({ prefix, value }) =>
      prefix === '/'
        ? location('/', value, 'try_files $uri $uri.html =404;')
        : location(`^~ ${prefix}`, value, 'try_files $uri =404;'),
    ),
    '',
  ].join('\n');
}

/** A Caddyfile for the published folder. */
export function caddyfile(serving: Serving, routes: readonly Route[]): string {
  const { headers, caching } = serving;
  const general = cacheControl(serving, '/');
  const site = [
    'root * {$SITE_ROOT:dist}',
    'encode zstd gzip',
    'header {',
    ...indented(
      Object.entries(headers).map(([name, value]) => `${name} ${quoted(value)}`),
      '\t',
    ),
    '}',
    `header Cache-Control ${quoted(general)}`,
    ...caching
      .filter(({ prefix }) => prefix !== '/')
      .map(({ prefix, value }) => `header ${prefix}* Cache-Control ${quoted(value)}`),
    '# A page has one address: no ".html" and no slash at its end.',
    ...spellings(routes).map(({ from, to }) => `redir ${from} ${to} 301`),
    '# The file of the Not Found page has no address, and files that hosts read are not for visitors.',
    '@hidden path /404 /404.html /_*',
    'error @hidden 404',
    'try_files {path} {path}.html',
    'file_server',
    'handle_errors {',
    ...indented(
      [`header Cache-Control ${quoted(general)}`, 'rewrite * /404.html', 'file_server'],
      '\t',
    ),
    '}',
  ];
  return [
    '# Written by `npm run build`. SITE_ADDRESS is the host name to serve, SITE_ROOT the folder.',
    '{$SITE_ADDRESS::8080} {',
    ...indented(site, '\t'),
    '}',
    '',
  ].join('\n');
}
