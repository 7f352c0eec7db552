import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { freePort } from '../../server/port';

const seconds = 1000;
const connections = 200;

let preview: ChildProcess;
let port: number;

async function answered(): Promise<number> {
  const started = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/about`);
  expect(response.status).toBe(200);
  await response.arrayBuffer();
  return performance.now() - started;
}

beforeAll(async () => {
  port = await freePort();
  preview = spawn(path.join('node_modules', '.bin', 'tsx'), ['scripts/preview.ts'], {
    env: { ...process.env, PORT: String(port), CONTACT_FORM_URL: '' },
  });
  for await (const text of preview.stdout ?? []) if (String(text).includes('Ctrl+C')) break;
}, 120 * seconds);

afterAll(() => {
  preview.kill('SIGKILL');
});

test(
  'the preview holds 200 idle half-open connections for 10 s and answers within 1 s',
  async () => {
    const sockets: Socket[] = [];
    for (let index = 0; index < connections; index += 1) {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      // Half a request: the server waits for the rest.
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
      sockets.push(socket);
    }
    const end = Date.now() + 10 * seconds;
    while (Date.now() < end) {
      expect(await answered()).toBeLessThan(1 * seconds);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    expect(sockets.filter((socket) => socket.closed)).toEqual([]);
  },
  60 * seconds,
);

test(
  'the preview stops within 2 s of SIGTERM, half-open connections or not',
  async () => {
    const stopped = once(preview, 'exit');
    const started = Date.now();
    preview.kill('SIGTERM');
    await stopped;
    expect(Date.now() - started).toBeLessThan(2 * seconds);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  },
  20 * seconds,
);
