import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createEditorPages } from '../../../server/edit/editorPages';
import { companyFolder } from '../../support/companyFolder';

let server: Server;
let url = '';

beforeAll(async () => {
  const pages = createEditorPages(companyFolder);
  server = createServer((request, response) =>
    pages(request, response, () => response.writeHead(404).end()),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  url = `http://127.0.0.1:${address.port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  ['', 200],
  ['settings.json', 200],
  ['source/pictures/partners/harbour-brewing.svg', 200],
  ['api', 404],
])(
  'no page of another site can show /edit/%s in a frame, or guess its type',
  async (name, status) => {
    const response = await fetch(`${url}/edit/${name}`, { method: 'HEAD' });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test('a drawing that is opened by itself runs no script as the editor’s own', async () => {
  const { headers } = await fetch(`${url}/edit/source/pictures/partners/harbour-brewing.svg`);
  expect(headers.get('content-type')).toMatch('image/svg+xml');
  expect(headers.get('content-security-policy')).toMatch(/(^|; )sandbox(;|$)/);
});
