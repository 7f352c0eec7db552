import { once } from 'node:events';
import { request as ask, createServer, type OutgoingHttpHeaders, type Server } from 'node:http';
import { connect } from 'node:net';
import { guardWebsockets, mayBeAnswered } from '../../server/ownPage';
import { listen } from '../../server/port';

/** Whether `npm start`, which listens on an address, answers a request. */
function isAnswered(url: string, headers: Record<string, string>, listensOn = '127.0.0.1') {
  const request = { url, headers: { host: 'localhost:1234', ...headers }, socket: {} };
  return mayBeAnswered(request as Parameters<typeof mayBeAnswered>[0], listensOn);
}

const ofThePage = { 'sec-fetch-site': 'same-origin' };

test.each(['/__parcel_launch_editor?file=a', '/__parcel_source_root/package.json'])(
  '%s answers only the page itself',
  (url) => {
    expect(isAnswered(url, ofThePage)).toBe(true);
    expect(isAnswered(url, {})).toBe(false);
    expect(isAnswered(url, { 'sec-fetch-site': 'cross-site' })).toBe(false);
    expect(isAnswered(url, { origin: 'https://elsewhere.example' })).toBe(false);
    expect(isAnswered(url, { ...ofThePage, host: 'elsewhere.example' })).toBe(false);
  },
);

test.each(['0.0.0.0', '192.168.1.20'])('on %s they answer no page', (listensOn) => {
  const headers = { ...ofThePage, host: '192.168.1.20:1234' };
  for (const name of ['launch_editor?file=a', 'source_root/a.json', 'source_map?a', 'code_frame'])
    expect([name, isAnswered(`/__parcel_${name}`, headers, listensOn)]).toEqual([name, false]);
  expect(isAnswered('/__parcel_hmr/a', headers, listensOn)).toBe(true);
  expect(isAnswered('/', headers, listensOn)).toBe(true);
});

test('a path that is read in more than one way is refused, whatever it leads to', () => {
  const read = [
    ...['/__parcel_launch_editor/..?file=a', '/__parcel_launch_editor/%2E%2e?file=a', '/./about'],
    ...['/__parcel_source_rootx/../package.json', '/a/..%2fpackage.json', '/a/%252e%252e/b'],
    ...['/a\\..\\b', '/%5c__parcel_launch_editor', '//__parcel_source_root/a', '/a//b', '/a%00.js'],
    ...['http://localhost/__parcel_source_rootx/../a', 'http://localhost/', '*', '/\\[', '/a b'],
  ];
  expect(read.filter((url) => isAnswered(url, ofThePage))).toEqual([]);
  const plain = [
    '/',
    '/about?a=../b',
    '/downloads/100%25%20%23%C3%A9.pdf',
    '/main.0a1b.js',
    '/%zz',
  ];
  expect(plain.filter((url) => !isAnswered(url, {}))).toEqual([]);
});

describe('a websocket', () => {
  const { emit } = (createServer() as Server).constructor.prototype;
  let server: Server;
  let port = 0;
  beforeEach(async () => {
    guardWebsockets('127.0.0.1');
    server = createServer().on('upgrade', (_request, socket) => {
      socket
        .on('end', () => socket.end())
        .on('data', () => {
          throw new Error('As Parcel ends at a message that is not well formed.');
        });
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
    });
    port = await listen(server, 0);
  });
  afterEach(() => {
    server.close();
    server.constructor.prototype.emit = emit;
  });

  /** The status with which a websocket is answered. */
  async function opened(headers: (host: string) => OutgoingHttpHeaders): Promise<number> {
    const upgrade = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      ...headers(`localhost:${port}`),
    };
    const request = ask({ host: '127.0.0.1', port, headers: upgrade }).end();
    return new Promise((resolve, reject) => {
      request.on('upgrade', ({ statusCode = 0 }, socket) => {
        socket.destroy();
        resolve(statusCode);
      });
      request.on('response', ({ statusCode = 0 }) => resolve(statusCode));
      request.on('error', reject);
    });
  }

  test('is for the page itself', async () => {
    expect(await opened((host) => ({ host, origin: `http://${host}` }))).toBe(101);
  });

  test.each<[string, (host: string) => OutgoingHttpHeaders]>([
    ['a page of others', (host) => ({ host, origin: 'https://elsewhere.example' })],
    ['a name led here', () => ({ host: 'evil.example', origin: 'http://evil.example' })],
    ['what tells no page', (host) => ({ host })],
  ])('is refused to %s', async (_, headers) => {
    expect(await opened(headers)).toBe(403);
  });

  test.each([
    ['closed roughly once it is refused', 'https://elsewhere.example'],
    ['used for what is no message', undefined],
  ])('that is %s does not end the server', async (_, other) => {
    const own = `http://localhost:${port}`;
    const lines = ['GET / HTTP/1.1', `Host: localhost:${port}`, `Origin: ${other ?? own}`];
    const socket = connect(port, '127.0.0.1');
    socket.write([...lines, 'Connection: Upgrade', 'Upgrade: websocket', '', ''].join('\r\n'));
    await once(socket, other ? 'ready' : 'data');
    if (other) socket.resetAndDestroy();
    else await once(socket.resume().end('not a message'), 'close');
    expect(await opened((host) => ({ host, origin: own }))).toBe(101);
  });
});
