import type { Route } from '../routes';
import type { Serving } from './serving';

/** `_headers`, read by Netlify and Cloudflare Pages from the published folder. */
export function headersFile({ headers, caching }: Serving): string {
  const block = (path: string, values: Record<string, string>) =>
    [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const cached = [...caching].reverse().flatMap(({ prefix, value }) =>
    // Later blocks add to earlier ones, so what the general one said is taken back first.
    prefix === '/' ? [] : [`${prefix}*\n  ! Cache-Control\n  Cache-Control: ${value}`],
  );
  const rest = caching.find(({ prefix }) => prefix === '/');
  const all = rest ? { ...headers, 'Cache-Control': rest.value } : headers;
  return `${[block('/*', all), ...cached].join('\n\n')}\n`;
}

/** `_redirects`: the other spellings of each page lead to its one address. */
export function redirectsFile(routes: readonly Route[]): string {
  return routes
    .flatMap(({ path }) =>
      path === '/' ? ['/index.html / 301'] : [`${path}.html ${path} 301`, `${path}/ ${path} 301`],
    )
    .map((line) => `${line}\n`)
    .join('');
}

/** A quoted string of an nginx or Caddy configuration. */
const quoted = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** An nginx snippet to include in the `server` block whose `root` is the published folder. */
export function nginxSnippet({ headers, caching }: Serving): string {
  const security = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
  );
  // nginx drops inherited headers wherever a location adds one, so each location repeats them all.
  const locations = caching.map(({ prefix, value }) =>
    [
      prefix === '/' ? 'location / {' : `location ^~ ${prefix} {`,
      ...[...security, `add_header Cache-Control ${quoted(value)} always;`].map(
        (line) => `  ${line}`,
      ),
      prefix === '/' ? '  try_files $uri $uri.html =404;' : '  try_files $uri =404;',
      '}',
    ].join('\n'),
  );
  return [
    '# Written by `npm run build`. Include it in a server block that sets `root`.',
    'index index.html;',
    'error_page 404 /404.html;',
    'gzip on;',
    'gzip_types text/css text/javascript application/javascript application/json image/svg+xml application/xml;',
    '',
    '# A page has one address: no ".html" and no slash at its end.',
    'if ($request_uri ~ "^/index\\.html(\\?|$)") { return 301 /; }',
    'if ($request_uri ~ "^/([^?]+)\\.html(\\?.*)?$") { return 301 /$1$2; }',
    'if ($request_uri ~ "^/([^?]+)/(\\?.*)?$") { return 301 /$1$2; }',
    'location = / {',
    ...[...security, `add_header Cache-Control "no-cache" always;`].map((line) => `  ${line}`),
    '  try_files /index.html =404;',
    '}',
    ...locations,
    '',
  ].join('\n');
}

/** A Caddyfile for the published folder. */
export function caddyfile({ headers, caching }: Serving): string {
  const specific = caching.filter(({ prefix }) => prefix !== '/');
  const general = caching.find(({ prefix }) => prefix === '/');
  return [
    '# Written by `npm run build`. SITE_ADDRESS is the host name to serve, SITE_ROOT the folder.',
    '{$SITE_ADDRESS::8080} {',
    '\troot * {$SITE_ROOT:dist}',
    '\tencode zstd gzip',
    '\theader {',
    ...Object.entries(headers).map(([name, value]) => `\t\t${name} ${quoted(value)}`),
    '\t}',
    ...(general ? [`\theader ?Cache-Control ${quoted(general.value)}`] : []),
    ...specific.map(({ prefix, value }) => `\theader ${prefix}* Cache-Control ${quoted(value)}`),
    '\t@index path /index.html',
    '\tredir @index / 301',
    '\t@html path_regexp html ^/(.+)\\.html$',
    '\tredir @html /{re.html.1} 301',
    '\t@slash path_regexp slash ^/(.+)/$',
    '\tredir @slash /{re.slash.1} 301',
    '\ttry_files {path} {path}.html',
    '\tfile_server',
    '\thandle_errors {',
    '\t\trewrite * /404.html',
    '\t\tfile_server',
    '\t}',
    '}',
    '',
  ].join('\n');
}
