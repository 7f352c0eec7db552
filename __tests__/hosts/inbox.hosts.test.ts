import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

// Ten thousand requests, and the start of a process or two, take their time.
jest.setTimeout(120_000);

/** The inbox as a process of its own, that can be killed, and whose files can be kept short. */
let inbox: ChildProcess;
let port: number;
let folder: string;
let file: string;
const agent = new Agent({ keepAlive: true, maxSockets: 100 });

/** Starts it; no file of it gets longer than a number of KiB, as on a disk that is full. */
async function start(room: number | 'unlimited' = 'unlimited') {
  const parameters = ['--import', 'tsx', '__tests__/support/runInbox.ts', file];
  inbox = spawn(
    'bash',
    ['-c', `ulimit -f ${room}; exec "$@"`, '-', process.execPath, ...parameters],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  if (!inbox.stdout) throw new Error('no output');
  const [line] = await once(inbox.stdout, 'data');
  port = Number(String(line).trim());
}

async function kill() {
  const ended = once(inbox, 'exit');
  inbox.kill('SIGKILL');
  await ended;
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'inbox-'));
  file = path.join(folder, 'messages.jsonl');
  await start();
});

afterEach(async () => {
  if (inbox.exitCode === null && inbox.signalCode === null) await kill();
  await rm(folder, { recursive: true });
});

afterAll(() => agent.destroy());

/** Sends a message and returns the status of the answer; 0 where none came. */
async function send(message: string): Promise<number> {
  const sent = request({
    port,
    host: '127.0.0.1',
    path: '/inbox',
    method: 'POST',
    agent,
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
  }).end(JSON.stringify({ name: 'Ana', email: 'ana@plant.example', message }));
  try {
    const [response] = await once(sent, 'response');
    await text(response);
    return response.statusCode;
  } catch {
    return 0;
  }
}

/** Sends messages, 100 at a time, and returns those that were answered with 200. */
async function sendAll(messages: string[]): Promise<string[]> {
  const waiting = [...messages];
  const accepted: string[] = [];
  const worker = async () => {
    for (let message = waiting.pop(); message; message = waiting.pop()) {
      if ((await send(message)) === 200) accepted.push(message);
    }
  };
  await Promise.all(Array.from({ length: 100 }, worker));
  return accepted;
}

const listed = async () => (await fetch(`http://127.0.0.1:${port}/inbox`)).text();

/** The messages that the page lists. */
const shown = async () =>
  [...(await listed()).matchAll(/<pre>(.*?)<\/pre>/gs)].map((match) => match[1]);

const numbered = (count: number, rest = '') =>
  Array.from({ length: count }, (_, index) => `Message ${index}.${rest}`);

test('10,000 messages, 100 at a time, are all kept, and the page lists the newest', async () => {
  expect(await sendAll(numbered(10_000))).toHaveLength(10_000);
  const page = await listed();
  expect(page).toContain('The newest 500 of 10000 messages.');
  expect(page.split('<article>')).toHaveLength(501);
});

test('a message with the line separators of Unicode is kept whole', async () => {
  expect(await send('one\u2028two\u2029three\rfour')).toBe(200);
  expect(await shown()).toEqual(['one\u2028two\u2029three\rfour']);
});

test('a body that never ends is cut off, and others are served meanwhile', async () => {
  const socket = connect(port, '127.0.0.1');
  // What is written after the end is an error here.
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.write('POST /inbox HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n');
  socket.write('Content-Type: application/json\r\nAccept: application/json\r\n\r\n');
  const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
  socket.resume();
  const more = () => {
    while (!socket.destroyed && socket.writable && socket.write(chunk));
  };
  socket.on('drain', more);
  more();
  expect(await send('Meanwhile.')).toBe(200);
  await closed;
  expect(await shown()).toEqual(['Meanwhile.']);
});

test('on a full disk a message is refused, none that was accepted is harmed', async () => {
  await kill();
  await start(64);
  const accepted = await sendAll(numbered(60, 'x'.repeat(3000)));
  expect(accepted.length).toBeGreaterThan(10);
  expect(accepted.length).toBeLessThan(60);
  expect((await stat(file)).size).toBe(64 * 1024);
  expect(await send('No room.')).toBe(507);
  expect((await shown()).sort()).toEqual([...accepted].sort());

  await kill();
  await start();
  expect(await send('Room again.')).toBe(200);
  expect((await shown()).sort()).toEqual([...accepted, 'Room again.'].sort());
});

test('killed in the middle of writing, it has lost nothing that was accepted', async () => {
  const long = numbered(400, 'x'.repeat(50_000));
  const sending = sendAll(long);
  while (((await stat(file).catch(() => undefined))?.size ?? 0) < 2_000_000) {
    await new Promise((resolve) => setImmediate(resolve));
  }
  await kill();
  const accepted = await sending;
  expect(accepted.length).toBeLessThan(long.length);
  await start();
  const after = await shown();
  expect(after.filter((message) => !long.includes(message ?? ''))).toEqual([]);
  expect(accepted.filter((message) => !after.includes(message))).toEqual([]);
});
