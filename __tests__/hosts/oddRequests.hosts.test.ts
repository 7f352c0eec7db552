import { connect } from 'node:net';
import { routes } from '../support/company';
import { randomNumbers } from '../support/randomNumbers';
import type { Host } from './support/servers';
import { hostNames, startHost } from './support/testSite';

// Thousands of requests take seconds; a server that hangs is ended.
jest.setTimeout(60_000);

const requests = 3000;
const atOnce = 40;

const segments = [
  ...routes.map(({ path }) => path.slice(1)),
  ...'assets pictures jobs inbox index 404 _headers .well-known main.js.br'.split(' '),
  ...'.. . %2e%2e %5Fheaders %2f %5c \\ %00 % %zz %c0%ae %25%32%65 %ff \u00e9'.split(' '),
  ...';a=b ~ * : @ " \' <b> {x} | ^ ` con nul.html'.split(' '),
  ...['', 'x'.repeat(300), '%41'.repeat(90)],
];
const endings = ['', '', ...'.html %2Ehtml / // .br .gz .json ? ?q=% #a ?a=b?c'.split(' ')];
const methods = 'GET GET GET HEAD POST PUT DELETE OPTIONS PATCH BREW get'.split(' ');
const headers = [
  'Range: bytes=10-0',
  'Range: bytes=-1,5-6,7-',
  'Range: lines=1-2',
  'If-None-Match: "a", W/"b"',
  'If-Modified-Since: yesterday',
  'If-Range: "x"',
  'Accept-Encoding: br;q=0, gzip;q=9, *;q=0',
  'Accept-Encoding: ,;,',
  'Accept: text/plain',
  'Cookie: a=b; c',
  'Content-Length: 0',
  'Referer: javascript:x',
  `X-Long: ${'y'.repeat(3000)}`,
];

const requestOf = (method: string, path: string, ...own: string[]) =>
  [`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: close', ...own, '', ''].join(
    '\r\n',
  );

function oddRequest(random: () => number): string {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const some = (most: number) => Array.from({ length: Math.floor(random() * (most + 1)) });
  const path = ['', ...some(3)].map(() => `/${pick(segments)}`).join('') + pick(endings);
  return requestOf(pick(methods), path, ...some(2).map(() => pick(headers)));
}

/** The status of the answer to a request that is sent as it is. */
function statusOf(port: number, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request, 'latin1'));
    socket.on('data', (data) => {
      answer += data.toString('latin1');
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
      if (status) resolve(status);
      else reject(new Error(`No answer to ${JSON.stringify(request.slice(0, 200))}`));
    });
  });
}

describe.each(hostNames)('%s', (name) => {
  let host: Host;

  beforeAll(async () => {
    host = await startHost(name);
  });

  afterAll(() => host.stop());

  it(`answers ${requests} odd requests without a fault of its own, and goes on`, async () => {
    const random = randomNumbers(35);
    const faults: string[] = [];
    let sent = 0;
    const send = async () => {
      while (sent < requests) {
        sent += 1;
        const request = oddRequest(random);
        const status = await statusOf(host.port, request);
        if (status >= 500) faults.push(`${status}: ${JSON.stringify(request.slice(0, 200))}`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, send));
    expect(faults).toEqual([]);
    expect(await statusOf(host.port, requestOf('GET', '/'))).toBe(200);
  });
});
