import { once } from 'node:events';
import fs, { readFileSync, statSync, writeFileSync } from 'node:fs';
import { request as ask, createServer, type Server } from 'node:http';
import path from 'node:path';
import { createInbox } from '../../server/inbox';
import { listen } from '../../server/port';
import type { FormField } from '../../src/features/contact-form/content';
import { temporaryFolder } from '../support/temporaryFolder';

const own: FormField[] = [
  { name: 'plant', kind: 'text', label: 'Plant' },
  { name: 'parts', kind: 'choices', label: 'Parts', required: true, choices: ['A', 'B', 'C'] },
];
const ofGerman: FormField[] = [
  { name: 'parts', kind: 'choices', label: 'Teile', required: true, choices: ['Eins', 'Zwei'] },
];
const folder = temporaryFolder();
let server: Server;
let url: string;
const file = () => path.join(folder(), 'messages.jsonl');

beforeEach(async () => {
  const handle = createInbox(file(), (page) => (page === '/de/contact' ? ofGerman : own));
  server = createServer((request, response) => void handle(request, response));
  url = `http://127.0.0.1:${await listen(server, 0)}/inbox`;
});

afterEach(() => void server.close());

const message = {
  name: 'Ana',
  email: 'ana@plant.example',
  message: 'The labeller drifts.',
  parts: ['A', 'C'],
};
const json = { 'Content-Type': 'application/json', Accept: 'application/json' };

const postJson = (body: unknown, headers = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const listed = async () => (await fetch(url)).text();

test('the fields of the company are those of the language in which a message was written', async () => {
  const german = { ...message, parts: ['Zwei'] };
  const statusFrom = async (page: string) =>
    (await postJson(german, { Referer: `http://localhost${page}` })).status;
  expect([await statusFrom('/contact'), await statusFrom('/de/contact')]).toEqual([422, 200]);
});

test('a message is answered with 200 and JSON, and is listed, from an address without a dot too', async () => {
  const response = await postJson({ ...message, email: 'jo@plant' });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: true });
  expect(await listed()).toContain('jo@plant');
});

test('a form that posts itself is taken as well, and answered with a page', async () => {
  const { parts, ...texts } = message;
  const body = new URLSearchParams({ ...texts, plant: '' });
  for (const part of parts) body.append('parts', part);
  const response = await fetch(url, { method: 'POST', body });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(await listed()).toContain('The labeller drifts.');
  expect(await listed()).toContain('parts: A, C');
});

test('hostile content is shown as text', async () => {
  await postJson({ ...message, name: '<script>alert(1)</script>', message: '</pre><img alt="x">' });
  const page = await listed();
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).toContain('&lt;/pre&gt;&lt;img alt=&quot;x&quot;&gt;');
  expect(page).not.toMatch(/<script|<img/);
});

test.each<[string, unknown, number, Record<string, string>?]>([
  ['a missing field', { name: 'Ana', email: 'ana@plant.example' }, 422],
  ['a field that is not a text', { ...message, name: 7 }, 422],
  ['a missing field of the company’s own', { ...message, parts: [] }, 422],
  ['what cannot be chosen', { ...message, parts: ['A', 'D'] }, 422],
  ['a bad address', { ...message, email: 'not an address' }, 422],
  ['JSON that is not JSON', '{"name":', 400],
  ['another type of body', 'hello', 415, { 'Content-Type': 'text/plain' }],
  ['a message of another origin', message, 403, { Origin: 'https://elsewhere.example' }],
  ['a message of an undisclosed origin', message, 403, { Origin: 'null' }],
])('%s is refused, and nothing is kept', async (_, body, status, headers = {}) => {
  const response = await postJson(body, headers);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ error: expect.any(String) });
  expect(await listed()).toContain('No message has arrived yet.');
});

test('a method it does not know is answered with 405 and the ones it does', async () => {
  const response = await fetch(url, { method: 'DELETE' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD, POST');
});

test('its file is readable only for its owner, and keeps the last 500 messages', async () => {
  expect((await postJson(message, { Origin: new URL(url).origin })).status).toBe(200);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  const former = (name: string) => `${JSON.stringify({ ...message, name })}\n`;
  writeFileSync(file(), former('First') + former('Former').repeat(499));
  await postJson(message);
  const lines = readFileSync(file(), 'utf8').trim().split('\n');
  expect(lines).toHaveLength(500);
  expect(lines.at(-1)).toContain('Ana');
  expect(lines.join()).not.toContain('First');
});

test('a body without an end is answered, and not read any further', async () => {
  const request = ask(url, { method: 'POST', headers: json });
  const chunk = Buffer.alloc(16 * 1024, 'a');
  for (let sent = 0; sent <= 64 * 1024; sent += chunk.length) request.write(chunk);
  const [response] = await once(request, 'response');
  expect(response.statusCode).toBe(413);
  expect(response.headers.connection).toBe('close');
  request.on('error', () => {}).destroy();
});

// Other systems do not say whose a connection is.
(process.platform === 'linux' ? test : test.skip)(
  'no other account reads the messages',
  async () => {
    await postJson(message);
    const read = fs.readFileSync;
    const spy = jest.spyOn(fs, 'readFileSync').mockImplementation((file, how) => {
      const text = read(file, how);
      // The list of connections, as if all were of one account that is neither this nor root.
      if (!String(file).startsWith('/proc/net/')) return text;
      return `${text}`.replace(/( 01(?: +\S+){3} +)\d+/g, '$14321');
    });
    const { status } = await fetch(url);
    spy.mockRestore();
    expect([status, (await fetch(url)).status]).toEqual([403, 200]);
  },
);
