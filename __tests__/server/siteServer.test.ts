import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSiteServer } from '../../server/siteServer';
import { compressFolder } from '../../src/build/compress';
import { serving } from '../../src/build/serving';
import { ask as askPort } from '../support/ask';

const served = serving([], '/inbox');
let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), '<h1>Home</h1>'.padEnd(3000));
  await writeFile(path.join(folder, 'about.html'), '<h1>About</h1>');
  await writeFile(path.join(folder, '404.html'), '<h1>Not found</h1>');
  await writeFile(path.join(folder, '_headers'), 'for the host');
  await writeFile(path.join(folder, 'assets', 'main.1.js'), 'go()');
  await compressFolder(folder);
  server = createSiteServer({
    root: folder,
    serving: served,
    inboxFile: path.join(folder, 'inbox', 'messages.jsonl'),
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  port = address.port;
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

async function ask(address: string, headers?: Record<string, string>, method?: string) {
  const { body, ...answer } = await askPort(port, address, headers, method);
  return { ...answer, body: body.toString() };
}

test('a page is served at its one address without a redirect', async () => {
  const { status, headers, body } = await ask('/about');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
  expect(body).toContain('About');
});

test.each([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/about/?from=mail', '/about?from=mail'],
])('%s redirects once, to %s', async (spelling, address) => {
  const { status, headers } = await ask(spelling);
  expect(status).toBe(301);
  expect(headers.location).toBe(address);
});

test.each([
  '/nowhere',
  '/404',
  '/404.html',
  '/_headers',
  '/%2e%2e/secret',
  '/%zz',
  '/../secret',
  '//other.example/',
])('%s is the Not Found page with status 404', async (unknown) => {
  const { status, body } = await ask(unknown);
  expect(status).toBe(404);
  expect(body).toContain('Not found');
});

test.each(['/', '/about', '/nowhere', '/about/', '/assets/main.1.js'])(
  'the response to %s has every security header',
  async (anyPath) => {
    const { headers } = await ask(anyPath);
    for (const [name, value] of Object.entries(served.headers)) {
      expect(headers[name.toLowerCase()]).toBe(value);
    }
  },
);

test('what a browser can decompress is sent compressed', async () => {
  expect((await ask('/', { 'Accept-Encoding': 'br' })).headers['content-encoding']).toBe('br');
  expect((await ask('/', { 'Accept-Encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  expect((await ask('/')).headers['content-encoding']).toBeUndefined();
  expect(await ask('/nowhere', { 'Accept-Encoding': 'gzip, br' })).toMatchObject({
    status: 404,
    headers: { 'content-encoding': 'br' },
  });
});

test('an unchanged page is answered with 304', async () => {
  const { headers } = await ask('/');
  expect((await ask('/', { 'If-None-Match': headers.etag ?? '' })).status).toBe(304);
});

test('hashed files are kept, pages are asked for again', async () => {
  expect((await ask('/assets/main.1.js')).headers['cache-control']).toContain('immutable');
  expect((await ask('/about')).headers['cache-control']).toBe('no-cache');
});

test('a method that is not GET or HEAD is answered with 405', async () => {
  const { status, headers } = await ask('/about', {}, 'POST');
  expect(status).toBe(405);
  expect(headers.allow).toBe('GET, HEAD');
});

test('HEAD is answered without a body', async () => {
  expect(await ask('/nowhere', {}, 'HEAD')).toMatchObject({ status: 404, body: '' });
  expect(await ask('/about', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
});
