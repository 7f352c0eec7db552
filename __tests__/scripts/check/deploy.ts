import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { gzipSync } from 'node:zlib';
import { listen } from '../../../server/port';
import { contentType } from '../../../src/build/contentTypes';
import { deploymentFile, deploymentOfSources, hashOf } from '../../../src/build/deployment';
import { onlineSettings } from '../../../src/build/editor/settings';
import { headScript } from '../../../src/build/inlineScripts';
import { cacheControl, headersOf } from '../../../src/build/serving';
import type { Site } from '../../../src/build/site';
import { knownTexts } from '../../../src/build/textFiles';
import { editor, onlineSite } from '../../support/onlineSite';

export type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };
export type Host = (request: IncomingMessage) => Answer | Promise<Answer>;

/** Where the form of such a build posts to. */
export const { formUrl } = onlineSite;

/** A build in a folder that says little, but has all addresses, as a host serves it. */
export function smallBuild(site: Site, dist: string): Host {
  const sources = deploymentOfSources(site, formUrl);
  const { addresses, serving } = sources;
  const head = `<link rel="stylesheet" href="/assets/site.css"><script>${headScript()}</script>`;
  const files = new Map([
    ...knownTexts(site).map(([file, text]): [string, string] => [`/${file}`, text]),
    ['/contact', `${head}<h1>Contact</h1><form action="${formUrl}">`],
    ['/assets/site.css', 'h1{color:red}'],
    ['/assets/About.js', 'about()'],
    ['/pictures/hero.avif', 'avif'],
    ['/.well-known/security.txt', 'Expires: next year'],
    ['/edit/settings.json', JSON.stringify(onlineSettings(editor))],
  ]);
  const bodyOf = (path: string) => files.get(path) ?? `${head}<h1>${path}</h1>`;
  for (const path of files.keys()) addresses[path] ??= { status: 200, type: contentType(path) };
  for (const [path, address] of Object.entries(addresses)) address.hash = hashOf(bodyOf(path));
  const description = JSON.stringify({ ...sources, built: new Date().toISOString() });
  mkdirSync(dist, { recursive: true });
  writeFileSync(`${dist}/${deploymentFile}`, description);
  files.set(`/${deploymentFile}`, description);
  addresses[`/${deploymentFile}`] = { status: 200 };

  return ({ url = '', headers: { 'accept-encoding': accepted = '', ...asked } }) => {
    const { status = 404, type = '', location, hash = '' } = addresses[url] ?? {};
    const named = Object.entries(headersOf(serving, url)).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]);
    const headers = {
      ...Object.fromEntries(named),
      'cache-control': cacheControl(serving, status === 404 ? '/' : url),
      'content-type': type,
      etag: hash,
      vary: 'Accept-Encoding',
      location,
    };
    const body = Buffer.from(bodyOf(url));
    if (asked['if-none-match'] === hash) return { status: 304, headers, body: Buffer.alloc(0) };
    if (!/gzip/.test(`${accepted}`)) return { status, headers, body };
    return { status, headers: { ...headers, 'content-encoding': 'gzip' }, body: gzipSync(body) };
  };
}

/** A certificate that is its own authority, for these names and those of the services; with its key. */
export function certify(...names: string[]): string {
  const all = [...names, 'forms.example'];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-subj', '/CN=test', '-addext', `subjectAltName=DNS:${all.join(',DNS:')}`];
  const written = ['req', '-x509', ...key, ...subject, '-keyout', '-', '-out', '-', '-days', '90'];
  return execFileSync('openssl', written, { encoding: 'utf8', stdio: 'pipe' });
}

/** Changes an answer of the site: headers, status or body. */
export type Change = (answer: Answer) => Partial<Answer>;

/** What a deployment does otherwise than it should: at addresses that match, and in place of others. */
export type Breakage = {
  changes?: (readonly [where: RegExp, change: Change])[];
  certificate?: string;
  plain?: RequestListener;
  form?: RequestListener;
};

/** A form service as it should be. */
export const allowing: RequestListener = ({ headers }, response) => {
  response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '');
  response.setHeader('Access-Control-Allow-Headers', 'content-type');
  response.end('{}');
};

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** The internet around a host on this machine, for one test: where connections go instead. */
export async function deploy(name: string, host: Host, pem: string, breakage: Breakage = {}) {
  const { changes = [], certificate = pem, form = allowing } = breakage;
  const redirecting: RequestListener = ({ url }, response) =>
    void response.writeHead(301, { Location: `https://${name}${url}` }).end();
  const site: RequestListener = async (request, response) => {
    const answer = await host(request);
    const [, change] = changes.find(([where]) => where.test(request.url ?? '')) ?? [];
    const { status = 502, headers, body } = { ...answer, ...change?.(answer) };
    for (const [header, value] of Object.entries(headers))
      if (value && !/^(content-length|connection)$/.test(header)) response.setHeader(header, value);
    response.writeHead(status).end(body);
  };
  const connections = new Map<string, string>();
  const serve = async (address: string, server: Server) => {
    servers.push(server);
    connections.set(address, `127.0.0.1:${await listen(server, 0)}`);
  };
  const key = { cert: certificate, key: certificate };
  await serve(`${name}:80`, createServer(breakage.plain ?? redirecting));
  await serve(`${name}:443`, createSecureServer(key, site));
  await serve('forms.example:443', createSecureServer(key, form));
  return connections;
}
