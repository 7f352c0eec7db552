import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInbox } from '../../server/inbox';

let folder: string;
let server: Server;
let url: string;

async function start() {
  const handle = createInbox(path.join(folder, 'messages.jsonl'));
  server = createServer((request, response) => void handle(request, response)).listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  url = `http://127.0.0.1:${address.port}/inbox`;
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'inbox-'));
  await start();
});

afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const message = { name: 'Ana', email: 'ana@plant.example', message: 'The labeller drifts.' };

const postJson = (body: unknown) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const listed = async () => (await fetch(url)).text();

test('a message is answered with 200 and JSON, and is listed', async () => {
  const response = await postJson(message);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: true });
  expect(await listed()).toContain('The labeller drifts.');
});

test('an address without a dot is one, as in browsers', async () => {
  expect((await postJson({ ...message, email: 'jo@plant' })).status).toBe(200);
});

test('a form that posts itself is taken as well, and answered with a page', async () => {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(message) });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(await listed()).toContain('The labeller drifts.');
});

test('the newest message comes first', async () => {
  await postJson({ ...message, message: 'first' });
  await postJson({ ...message, message: 'second' });
  const page = await listed();
  expect(page.indexOf('second')).toBeLessThan(page.indexOf('first'));
});

test('hostile content is shown as text', async () => {
  await postJson({
    ...message,
    name: '<script>alert(1)</script>',
    message: '</pre><img onerror="x">',
  });
  const page = await listed();
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).toContain('&lt;/pre&gt;&lt;img onerror=&quot;x&quot;&gt;');
  expect(page).not.toMatch(/<script|<img/);
});

test.each([
  ['a missing field', { name: 'Ana', email: 'ana@plant.example' }, 422],
  ['an empty field', { ...message, name: ' ' }, 422],
  ['a field that is not a text', { ...message, name: 7 }, 422],
  ['a bad address', { ...message, email: 'not an address' }, 422],
  ['JSON that is not JSON', '{"name":', 400],
  ['JSON that is not an object', '7', 400],
  ['a body over 64 KiB', { ...message, message: 'x'.repeat(64 * 1024) }, 413],
])('%s is refused, and nothing is kept', async (_, body, status) => {
  const response = await postJson(body);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ error: expect.any(String) });
  expect(await listed()).toContain('No message has arrived yet.');
});

test('another type of body is refused', async () => {
  const response = await fetch(url, { method: 'POST', body: 'hello' });
  expect(response.status).toBe(415);
});

test('a method it does not know is answered with 405 and the ones it does', async () => {
  const response = await fetch(url, { method: 'DELETE' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD, POST');
});
