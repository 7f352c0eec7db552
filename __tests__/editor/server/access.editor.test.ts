import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { isLoopback } from '../../../server/allowedHost';
import { holdOtherLoopback } from '../../../server/otherLoopback';
import { localStore } from '../../../src/editor/store/localStore';
import { editedCompany, portOf, token, whole } from '../support/editedCompany';

const company = editedCompany();

const everything = [
  '/edit/',
  '/edit/settings.json',
  '/edit/editor.css',
  '/edit/source/pictures/partners/harbour-brewing.svg',
  '/edit/api/snapshot',
  '/edit/api/history',
  '/edit/nothing',
];

/** Sends something to the editor's server with the cookie and headers of the test's own. Gives the status. */
async function send(
  [method, address]: readonly [string, string],
  headers: Record<string, string>,
  body = '{}',
): Promise<number | undefined> {
  const { port } = new URL(company().url);
  const sent = request({
    host: 'localhost',
    port,
    method,
    path: address,
    headers: { 'Content-Type': 'application/json', Cookie: company().cookie, ...headers },
    agent: false,
  });
  const [response] = await once(sent.end(method === 'POST' ? body : undefined), 'response');
  response.resume();
  return response.statusCode;
}

const saving = () => JSON.stringify({ changes: [company().founded(2016)], options: whole });

test('the address in the terminal signs in, by a cookie that no script and no other site gets, and leaves the token behind', async () => {
  const opened = await company().fetch(`/edit/?token=${token}`, { headers: { Cookie: '' } });
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/edit/']);
  expect(opened.headers.get('set-cookie')).toBe(
    `${company().cookie}; HttpOnly; SameSite=Strict; Path=/edit/`,
  );
  expect((await company().fetch('/edit')).status).toBe(303);
});

test.each([
  ['without the cookie', () => ''],
  ['with another token', () => company().cookie.replace('=0', '=1')],
  ['with the cookie of another port', () => `edit-1=${token}`],
  ['with a part of the token', () => company().cookie.slice(0, -1)],
])('%s nothing is read or saved, and it is said what to do', async (_, cookie) => {
  const before = company().text('content/company.json');
  for (const address of [...everything, '/edit/?token=', '/edit/?token=x']) {
    const answer = await company().fetch(address, { headers: { Cookie: cookie() } });
    expect([address, answer.status]).toEqual([address, 403]);
    expect(await answer.text()).toContain('Open the address that the terminal shows');
  }
  const headers = { Cookie: cookie(), Origin: company().url };
  expect(await send(['POST', '/edit/api/save'], headers, saving())).toBe(403);
  expect(company().text('content/company.json')).toBe(before);
});

test.each([
  ['another name of this machine', { Host: 'evil.example' }],
  ['a page of another site', { Origin: 'https://evil.example' }],
  ['a page of another port', { Origin: 'http://localhost:4173' }],
  ['a page by https', { Origin: 'https://localhost' }],
  ['a page without an origin', { Origin: 'null' }],
  ['a script of another site', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' }],
  ['a page of another port, by its own word', { 'Sec-Fetch-Site': 'same-site' }],
])('%s neither reads nor saves, with the cookie too', async (_, headers) => {
  expect(await send(['GET', '/edit/api/snapshot'], headers)).toBe(403);
  expect(await send(['POST', '/edit/api/save'], headers, saving())).toBe(403);
});

test.each([
  [200, 'the editor’s own page, by its origin', () => ({ Origin: company().url })],
  [200, 'the editor’s own page, by its own word', () => ({ 'Sec-Fetch-Site': 'same-origin' })],
  [403, 'what does not say whose it is', () => ({})],
  [403, 'an address that was typed', () => ({ 'Sec-Fetch-Site': 'none' })],
  [403, 'a form', () => ({ Origin: company().url, 'Content-Type': 'text/plain' })],
])('a save is answered with %i to %s', async (status, _, headers) => {
  expect(await send(['POST', '/edit/api/save'], headers(), saving())).toBe(status);
});

test('localStore says when it is signed out, and when nothing answers', async () => {
  const fetching = jest.mocked(globalThis.fetch);
  fetching.mockResolvedValueOnce(Response.json({ error: 'Open the address.' }, { status: 403 }));
  await expect(localStore.load()).rejects.toMatchObject({
    message: 'Open the address.',
    details: { isSignedOut: true },
  });
  fetching.mockRejectedValueOnce(new TypeError('network'));
  await expect(localStore.load()).rejects.toThrow(
    'npm run edit does not answer. Start it again; what you typed stays here.',
  );
});

test('the page runs no script but its own file, and is in no frame', async () => {
  const { status, headers } = await company().fetch('/edit/settings.json');
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  const policy = headers.get('content-security-policy')?.split('; ');
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"]),
  );
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('a picture is there as it is saved, and a drawing that is opened by itself runs no script', async () => {
  const snapshot = await localStore.load();
  const address = localStore.pictureUrl('pictures/partners/harbour-brewing.svg', snapshot) ?? '';
  const { status, headers } = await company().fetch(address);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(headers.get('content-security-policy')).toBe('sandbox');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(localStore.pictureUrl('pictures/none.jpg', snapshot)).toBeUndefined();
  for (const name of ['none.jpg', '%2e%2e/content/company.json', '..%2fcontent/company.json', ''])
    expect((await company().fetch(`/edit/source/pictures/${name}`)).status).toBe(404);
});

test.each([
  ['no JSON', 'POST', 'save', '{"changes":', 400],
  ['nothing to save', 'POST', 'save', '{"changes":[],"options":{}}', 400],
  ['another action', 'POST', 'constructor', '{}', 404],
  ['a save by GET', 'GET', 'save', undefined, 404],
  ['a commit that is none', 'GET', 'commits/--output=x', undefined, 404],
])('%s is answered with a sentence', async (_, method, name, body, status) => {
  const headers = { 'Content-Type': 'application/json' };
  const sent = { method, headers, ...(body && { body }) };
  const answer = await company().fetch(`/edit/api/${name}`, sent);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ error: expect.stringMatching(/^The/) });
});

test.each([
  ['127.9.8.7', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:192.168.1.5', false],
  ['127.evil.example', false],
  [undefined, false],
])('%s is this machine: %s', (address, is) => {
  expect(isLoopback(address)).toBe(is);
});

test('the other loopback address leads to the same server, and is refused where another program has it', async () => {
  const server = createServer((_request, response) => response.end('the editor'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const port = portOf(server);
  await holdOtherLoopback(port);
  expect(await (await globalThis.fetch(`http://[::1]:${port}/`)).text()).toBe('the editor');
  await expect(holdOtherLoopback(port)).rejects.toThrow(
    `Port ${port} is in use at ::1: browsers would take that program for the editor. Set PORT to another one.`,
  );
  server.closeAllConnections();
  server.close();
});
