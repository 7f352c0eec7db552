import { connect } from 'node:net';
import { routes } from '../support/company';
import { randomNumbers } from '../support/randomNumbers';
import type { Host } from './support/servers';
import { hostNames, startHost } from './support/testSite';

// Ten thousand requests take seconds; a server that hangs is ended.
jest.setTimeout(180_000);

const requests = 10_000;
const atOnce = 40;

const segments = [
  ...routes.map(({ path }) => path.slice(1)),
  ...['assets', 'pictures', 'brand', 'jobs', 'inbox', 'index', '404', '_headers', '.well-known'],
  ...[
    '..',
    '.',
    '',
    '%2e%2e',
    '%2E',
    '%5Fheaders',
    '%2f',
    '%5c',
    '\\',
    '%00',
    '%',
    '%zz',
    '%c0%ae',
  ],
  ...[
    '%25%32%65',
    ';a=b',
    '~',
    '*',
    ':',
    '@',
    '"',
    "'",
    '<b>',
    '{x}',
    '|',
    '^',
    '`',
    '\u00e9',
    '%ff',
  ],
  ...['x'.repeat(300), '%41'.repeat(90), 'con', 'nul.html', 'vercel.json', 'main.js.br'],
];
const endings = [
  '',
  '',
  '.html',
  '%2Ehtml',
  '/',
  '//',
  '.br',
  '.gz',
  '.json',
  '?',
  '?q=%',
  '#a',
  '?a=b?c',
];
const methods = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'PATCH',
  'BREW',
  'get',
];
const headers = [
  'Range: bytes=0-10',
  'Range: bytes=10-0',
  'Range: bytes=-1,5-6,7-',
  'Range: lines=1-2',
  'If-None-Match: *',
  'If-None-Match: "a", W/"b"',
  'If-Modified-Since: yesterday',
  'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT',
  'If-Range: "x"',
  'Accept-Encoding: br;q=0, gzip;q=9, *;q=0',
  'Accept-Encoding: identity;q=0',
  'Accept-Encoding: ,;,',
  'Accept: text/plain',
  'Cookie: a=b; c',
  'Content-Length: 0',
  'Origin: null',
  'Referer: javascript:x',
  `X-Long: ${'y'.repeat(3000)}`,
];

function oddRequest(random: () => number): string {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const depth = 1 + Math.floor(random() * 4);
  const path = Array.from({ length: depth }, () => `/${pick(segments)}`).join('') + pick(endings);
  const own = Array.from({ length: Math.floor(random() * 3) }, () => pick(headers));
  return [
    `${pick(methods)} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: close',
    ...own,
    '',
    '',
  ].join('\r\n');
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
    expect(
      await statusOf(host.port, 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n'),
    ).toBe(200);
  });

  it.each([
    '/%5Fheaders',
    '/_headers',
    '/404%2Ehtml',
    '/404',
    '/%34%30%34.html',
    '/index%2Ehtml.br',
  ])('does not know %s', async (path) => {
    const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`;
    expect(await statusOf(host.port, request)).toBe(404);
  });
});
