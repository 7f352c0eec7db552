import { proofOf } from '../../../src/editor/server/access';
import { editedCompany, fetchAsIs, message } from '../support/editedCompany';
import { localStore, pagePath, token } from '../support/editorServer';

const company = editedCompany();

/** Asks the editor's server, as any page or program may. Gives the status. */
async function send(method: string, address: string, headers: Record<string, string>) {
  const save = JSON.stringify({ changes: [company.founded(2016)], message });
  const how = { method, headers, body: method === 'POST' ? save : null };
  return (await fetchAsIs(company.url + address, how)).status;
}

test('the address in the terminal opens the editor, sets no cookie, and is told to no other site', async () => {
  const { status, headers } = await company.fetch(pagePath);
  expect([status, headers.get('set-cookie')]).toEqual([200, null]);
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(await (await company.fetch('/edit/proof')).text()).toBe(proofOf(token));
  const short = await company.fetch(pagePath.slice(0, -1));
  expect([short.status, short.headers.get('location')]).toEqual([303, pagePath]);
});

test('without the token of this start in the address nothing is read or saved, and a message says what to do', async () => {
  const drawing = 'source/pictures/partners/harbour-brewing.svg';
  for (const other of ['', `${token}0/`, `${token.slice(0, -1)}/`, `${token.replace('0', '1')}/`]) {
    for (const name of ['', 'editor.css', drawing, 'api/snapshot', 'api/history']) {
      const Cookie = `edit-${new URL(company.url).port}=${token}`;
      const answer = await company.fetch(`/edit/${other}${name}`, { headers: { Cookie } });
      expect([other, name, answer.status]).toEqual([other, name, 403]);
      expect(await answer.text()).toContain('Open the address that the terminal shows');
    }
    expect(await send('POST', `/edit/${other}api/save`, { Origin: company.url })).toBe(403);
  }
});

test('only the editor’s own page saves, and no page of another port reads', async () => {
  const asked: [headers: Record<string, string>, reads: number, saves: number][] = [
    [{ Origin: company.url }, 200, 200],
    [{ 'Sec-Fetch-Site': 'same-origin' }, 200, 200],
    // A request that does not say where it comes from.
    [{}, 200, 403],
    [{ Origin: 'http://localhost:4173' }, 403, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403, 403],
  ];
  for (const [headers, reads, saves] of asked) {
    const read = await send('GET', `${pagePath}api/history`, headers);
    const saved = await send('POST', `${pagePath}api/save`, headers);
    expect([headers, read, saved]).toEqual([headers, reads, saves]);
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
  expect((await company.fetch(`${pagePath}source/pictures/none.jpg`)).status).toBe(404);
  const outside = await company.fetch(`${pagePath}source/pictures/%2e%2e/brand/brand.json`);
  expect(await outside.text()).toContain('cannot be edited here');
});

test('the page runs no script but its own file, and failures are sentences', async () => {
  const { headers } = await company.fetch(`${pagePath}settings.json`);
  expect(headers.get('content-security-policy')).toContain("script-src 'self';");
  await expect(localStore.filesOf('--output=x')).rejects.toThrow('There is no such entry.');
});
