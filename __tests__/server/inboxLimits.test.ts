import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request as ask, createServer, type Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { createInbox } from '../../server/inbox';

let folder: string;
let server: Server;
let port: number;
const file = () => path.join(folder, 'messages.jsonl');

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'inbox-'));
  const handle = createInbox(file());
  server = createServer((request, response) => void handle(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  port = address.port;
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const message = { name: 'Ana', email: 'ana@plant.example', message: 'The labeller drifts.' };
const post = (headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}/inbox`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(message),
  });

test('messages of other origins are refused', async () => {
  expect((await post({ Origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await post({ Origin: 'null' })).status).toBe(403);
  expect((await post({ Origin: `http://127.0.0.1:${port}` })).status).toBe(200);
});

test('its file is for its owner alone', async () => {
  await post();
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test('the last 500 messages are kept', async () => {
  const former = JSON.stringify({ ...message, name: 'Former' });
  writeFileSync(
    file(),
    `${JSON.stringify({ ...message, name: 'First' })}\n${`${former}\n`.repeat(499)}`,
  );
  await post();
  const lines = readFileSync(file(), 'utf8').trim().split('\n');
  expect(lines).toHaveLength(500);
  expect(lines.at(-1)).toContain('Ana');
  expect(lines.join()).not.toContain('First');
});

test('a body without an end is answered, and not read any further', async () => {
  const request = ask({
    host: '127.0.0.1',
    port,
    path: '/inbox',
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
  });
  const chunk = Buffer.alloc(16 * 1024, 'a');
  for (let sent = 0; sent <= 64 * 1024; sent += chunk.length) request.write(chunk);
  const [response] = await once(request, 'response');
  expect(response.statusCode).toBe(413);
  expect(response.headers.connection).toBe('close');
  request.on('error', () => {}).destroy();
});
