import { createServer } from 'node:http';
import { listen } from '../../../server/port';
import { localStore } from '../../../src/editor/browser/store/localStore';
import { holdOtherLoopback } from '../../../src/editor/server/otherLoopback';
import { editedCompany, fetchAsIs, message } from '../support/editedCompany';
import { token } from '../support/editorServer';

const company = editedCompany();

/** Asks the editor's server with the cookie, and headers over it. Gives the status. */
async function send(method: string, name: string, others: Record<string, string>) {
  const save = JSON.stringify({ changes: [company.founded(2016)], message });
  const headers = { Cookie: company.cookie, ...others };
  const how = { method, headers, body: method === 'POST' ? save : null };
  return (await fetchAsIs(`${company.url}/edit/api/${name}`, how)).status;
}

test('the address in the terminal signs in, by a cookie that no script and no other site gets, and leaves the token behind', async () => {
  const opened = await company.fetch(`/edit/?token=${token}`, { headers: { Cookie: '' } });
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/edit/']);
  const cookie = `${company.cookie}; HttpOnly; SameSite=Strict; Path=/edit/`;
  expect(opened.headers.get('set-cookie')).toBe(cookie);
  expect((await company.fetch('/edit')).status).toBe(303);
});

test('without the cookie of this start nothing is read or saved, and a message says what to do', async () => {
  const { cookie, url } = company;
  const drawing = 'source/pictures/partners/harbour-brewing.svg';
  const [ofOtherStart, ofOtherPort] = [cookie.replace('=0', '=1'), `edit-1=${token}`];
  for (const Cookie of ['', ofOtherStart, ofOtherPort, cookie.slice(0, -1)]) {
    for (const name of ['', 'editor.css', drawing, 'api/snapshot', 'api/history', '?token=x']) {
      const answer = await company.fetch(`/edit/${name}`, { headers: { Cookie } });
      expect([Cookie, name, answer.status]).toEqual([Cookie, name, 403]);
      expect(await answer.text()).toContain('Open the address that the terminal shows');
    }
    expect(await send('POST', 'save', { Cookie, Origin: url })).toBe(403);
  }
});

test('with the cookie only the editor’s own page saves, and no page of another port reads', async () => {
  const asked: [headers: Record<string, string>, reads: number, saves: number][] = [
    [{ Origin: company.url }, 200, 200],
    [{ 'Sec-Fetch-Site': 'same-origin' }, 200, 200],
    // A request that does not say where it comes from.
    [{}, 200, 403],
    [{ Origin: 'http://localhost:4173' }, 403, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403, 403],
  ];
  for (const [headers, reads, saves] of asked) {
    expect([headers, await send('GET', 'history', headers)]).toEqual([headers, reads]);
    expect([headers, await send('POST', 'save', headers)]).toEqual([headers, saves]);
  }
});

test('a picture is there as it is saved, and a drawing opened at its address runs no script', async () => {
  const snapshot = await localStore.load();
  const address = localStore.pictureUrl('pictures/partners/harbour-brewing.svg', snapshot) ?? '';
  const { status, headers } = await company.fetch(address);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(headers.get('content-security-policy')).toBe('sandbox');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(localStore.pictureUrl('pictures/none.jpg', snapshot)).toBeUndefined();
  expect((await company.fetch('/edit/source/pictures/none.jpg')).status).toBe(404);
  const outside = await company.fetch('/edit/source/pictures/%2e%2e/brand/brand.json');
  expect(await outside.text()).toContain('cannot be edited here');
});

test('the page runs no script but its own file; failures are sentences, and so is the lack of an answer', async () => {
  const { headers } = await company.fetch('/edit/settings.json');
  expect(headers.get('content-security-policy')).toContain("script-src 'self';");
  await expect(localStore.filesOf('--output=x')).rejects.toThrow('There is no such entry.');
  jest.mocked(globalThis.fetch).mockRejectedValueOnce(new TypeError('network'));
  await expect(localStore.load()).rejects.toThrow(/^npm run edit does not answer\. Start it again/);
});

test('the other loopback address leads to the same server, and is refused if another program has it', async () => {
  const server = createServer((_request, response) => response.end('the editor'));
  const port = await listen(server, 0);
  await holdOtherLoopback(port);
  expect(await (await fetchAsIs(`http://[::1]:${port}/`)).text()).toBe('the editor');
  await expect(holdOtherLoopback(port)).rejects.toThrow(`Port ${port} is in use at ::1`);
  server.closeAllConnections();
  server.close();
});
