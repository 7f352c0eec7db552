import { request as ask, createServer, type OutgoingHttpHeaders, type Server } from 'node:http';
import { guardWebsockets, mayBeAnswered } from '../../server/ownPage';
import { listen } from '../../server/port';

/** Whether `npm start`, which listens on an address, answers a request. */
function isAnswered(url: string, headers: Record<string, string>, listensOn = '127.0.0.1') {
  const request = { url, headers: { host: 'localhost:1234', ...headers } };
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
  expect(isAnswered('/__parcel_launch_editor?file=a', headers, listensOn)).toBe(false);
  expect(isAnswered('/__parcel_source_root/package.json', headers, listensOn)).toBe(false);
  expect(isAnswered('http://x/__parcel_source_root/a', headers, listensOn)).toBe(false);
  expect(isAnswered('/', headers, listensOn)).toBe(true);
});

describe('a websocket', () => {
  const { emit } = (createServer() as Server).constructor.prototype;
  let server: Server;
  let port = 0;
  beforeEach(async () => {
    guardWebsockets('127.0.0.1');
    server = createServer().on('upgrade', (_request, socket) =>
      socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
    );
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
      request.on('upgrade', ({ statusCode = 0 }) => resolve(statusCode));
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
});
