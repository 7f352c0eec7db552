import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { createEditApi } from '../../../server/edit/editApi';
import { isLoopback } from '../../../server/edit/fromThisMachine';
import { editedCompany } from '../../support/editedCompany';

const company = editedCompany();

/** Sends a save with headers of the test's own; `undefined` takes one away. */
async function send(
  headers: Record<string, string>,
  { method = 'POST', socketPath = '', body = savingBody() } = {},
) {
  const sent = request({
    ...(socketPath ? { socketPath } : { host: '127.0.0.1', port: company().port }),
    method,
    path: '/edit/api',
    headers: {
      Host: `localhost:${company().port}`,
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      ...headers,
    },
    agent: false,
  });
  sent.end(body);
  const [response] = await once(sent, 'response');
  return { status: response.statusCode, body: JSON.parse(await text(response)) };
}

const file = 'content/company.json';

const savingBody = () => {
  const before = company().text(file);
  const raw = before.replace(/"name": "[^"]*"/, '"name": "Another company"');
  return JSON.stringify({
    action: 'persistEntry',
    params: { dataFiles: [{ path: file, raw }], assets: [], bases: { [file]: before } },
  });
};

describe('who may edit', () => {
  test.each([
    ['localhost', {}],
    ['127.0.0.1', { Host: '127.0.0.1:1234' }],
    ['[::1]', { Host: '[::1]:1234' }],
    ['the editor’s own page', { Host: 'localhost:1234', Origin: 'http://localhost:1234' }],
    ['a page that says it is of the same origin', { 'Sec-Fetch-Site': 'same-origin' }],
    ['JSON with its encoding', { 'Content-Type': 'application/json; charset=utf-8' }],
  ])('%s may', async (_, headers) => {
    expect(await send(headers)).toEqual({ status: 200, body: { saved: [file] } });
    expect(company().text(file)).toContain('Another company');
  });

  test.each([
    ['another name of this machine', { Host: 'evil.example:1234' }],
    ['an address in the network', { Host: '192.168.1.5:1234' }],
    ['a name that begins alike', { Host: 'localhost.evil.example' }],
    ['a page of another site', { Origin: 'https://evil.example' }],
    ['a page of another port', { Host: 'localhost:1234', Origin: 'http://localhost:4173' }],
    ['a page by https', { Host: 'localhost:1234', Origin: 'https://localhost:1234' }],
    ['a page without an origin', { Origin: 'null' }],
    ['a link or a form of another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['another port, by its own word', { 'Sec-Fetch-Site': 'same-site' }],
    ['an address that was typed', { 'Sec-Fetch-Site': 'none' }],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['plain text', { 'Content-Type': 'text/plain' }],
    ['something like JSON', { 'Content-Type': 'application/json-patch' }],
    ['no type', { 'Content-Type': '' }],
  ])('%s may not, and nothing is written', async (_, headers) => {
    const before = company().everything();
    expect(await send(headers)).toEqual({ status: 403, body: { error: expect.any(String) } });
    expect(company().everything()).toEqual(before);
  });

  test.each(['PUT', 'DELETE', 'PATCH'])('%s is refused', async (method) => {
    const before = company().everything();
    expect((await send({}, { method })).status).toBe(403);
    expect(company().everything()).toEqual(before);
  });

  test('HOST, which lets others look at the site, lets nobody edit it', async () => {
    process.env.HOST = '192.168.1.5';
    try {
      expect((await send({ Host: '192.168.1.5:1234' })).status).toBe(403);
    } finally {
      delete process.env.HOST;
    }
  });

  test.each([
    ['127.0.0.1', true],
    ['127.9.8.7', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['192.168.1.5', false],
    ['::ffff:192.168.1.5', false],
    ['fe80::1', false],
    ['127.evil.example', false],
    ['1127.0.0.1', false],
    [undefined, false],
  ])('%s is this machine: %s', (address, is) => {
    expect(isLoopback(address)).toBe(is);
  });

  test('what comes from no address of this machine is refused whatever it says', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'socket-'));
    const socketPath = path.join(folder, 'edit.sock');
    const handle = createEditApi(company().folder, { commit: false });
    const server = createServer((asked, response) => void handle(asked, response)).listen(
      socketPath,
    );
    await once(server, 'listening');
    const before = company().everything();
    expect((await send({}, { socketPath })).status).toBe(403);
    expect(company().everything()).toEqual(before);
    server.close();
    rmSync(folder, { recursive: true });
  });
});

describe('what is asked', () => {
  test.each([
    ['nothing', ''],
    ['no JSON', '{"action":'],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no action', '{}'],
    ['an unknown action', '{"action":"unpublishedEntries"}'],
    ['a name of every object', '{"action":"constructor"}'],
    ['an action without what it needs', '{"action":"getEntry"}'],
    ['another type of path', '{"action":"getEntry","params":{"path":7}}'],
    ['nothing to save', '{"action":"persistEntry","params":{"dataFiles":[]}}'],
    ['nothing to take away', '{"action":"deleteFiles","params":{"paths":[]}}'],
    [
      'a picture that is no base64',
      '{"action":"persistEntry","params":{"dataFiles":[],"assets":[{"path":"pictures/x.jpg","content":"*","encoding":"base64"}]}}',
    ],
    [
      'a file twice',
      '{"action":"persistEntry","params":{"dataFiles":[{"path":"content/about.json","raw":"{}"},{"path":"content/about.json","raw":"{}"}]}}',
    ],
  ])('%s is answered with 400 and a sentence', async (_, body) => {
    expect(await send({}, { body })).toEqual({ status: 400, body: { error: expect.any(String) } });
  });

  test('more than 64 MB is answered with 413', async () => {
    const body = `{"action":"getMedia","params":{"x":"${'x'.repeat(64 * 1024 * 1024)}"}}`;
    expect((await send({}, { body })).status).toBe(413);
  });

  test('a save that breaks off is none, and the next one is answered', async () => {
    const before = company().everything();
    const sent = request({
      host: '127.0.0.1',
      port: company().port,
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': 1000 },
      agent: false,
    });
    const closed = new Promise((resolve) => sent.on('close', resolve).on('error', () => {}));
    sent.write(savingBody().slice(0, 500), () => sent.destroy());
    await closed;
    expect((await company().ask('getMedia', {})).status).toBe(200);
    expect(company().everything()).toEqual(before);
  });

  test('texts of a folder are given with their paths, as deep as it is asked', async () => {
    const list = async (depth: number) => {
      const asked = { folder: 'content', extension: 'json', depth };
      return (await company().ask('entriesByFolder', asked)).body;
    };
    const first = await list(1);
    expect(first).toContainEqual({ data: company().text(file), file: { path: file, id: file } });
    expect(JSON.stringify(first)).not.toContain('content/labels/shared.json');
    expect(JSON.stringify(await list(2))).toContain('"path":"content/labels/shared.json"');
  });

  test('a folder that is not there has no texts', async () => {
    const asked = { folder: 'content/none', extension: 'md', depth: 1 };
    expect(await company().ask('entriesByFolder', asked)).toEqual({ status: 200, body: [] });
  });

  test('of texts by their names, those that are missing are left out', async () => {
    const asked = { files: [{ path: file, label: 'Company' }, { path: 'content/none.json' }] };
    const entry = { data: company().text(file), file: { path: file, id: file } };
    expect((await company().ask('entriesByFiles', asked)).body).toEqual([entry]);
    expect((await company().ask('getEntry', { path: file })).body).toEqual(entry);
    expect((await company().ask('getEntry', { path: 'content/none.json' })).status).toBe(404);
  });

  test('a picture is added as it is, and is in no list', async () => {
    const data = await sharp({ create: { width: 9, height: 6, channels: 3, background: '#456' } })
      .png()
      .toBuffer();
    const asset = {
      path: 'pictures/new/hall.PNG',
      content: data.toString('base64'),
      encoding: 'base64',
    };
    const asked = { dataFiles: [], assets: [asset] };
    expect((await company().ask('persistEntry', asked)).body).toEqual({ saved: [asset.path] });
    expect(readFileSync(company().at(asset.path))).toEqual(data);
    expect((await company().ask('getMedia', { mediaFolder: 'pictures' })).body).toEqual([]);
  });
});

describe('two who edit', () => {
  const saved = (answer: { status: number }) => answer.status === 200;

  test('whoever began with another text is told what is there now, and nothing is written', async () => {
    const began = company().text(file);
    await company().replace(file, '"kind":', '"kind" :');
    const now = company().text(file);
    const { status, body } = await company().save(file, began.replace('"name"', '"name" '), began);
    expect([status, body.conflict]).toEqual([409, { path: file, text: now }]);
    expect(company().text(file)).toBe(now);
  });

  test('a file that was taken away meanwhile, and one that was made, are such a conflict', async () => {
    const gone = 'content/pages/gone.md';
    expect((await company().save(gone, 'x', 'was there')).body.conflict).toEqual({
      path: gone,
      text: null,
    });
    const { status, body } = await company().save(file, '{}', null);
    expect([status, body.conflict]).toEqual([409, { path: file, text: company().text(file) }]);
  });

  test('a text without a base must not exist', async () => {
    const asked = { dataFiles: [{ path: file, raw: '{}' }], assets: [] };
    expect((await company().ask('persistEntry', asked)).status).toBe(409);
  });

  test('a new picture takes no place of another, unless it is to replace it', async () => {
    const taken = 'pictures/heroes/plc.jpg';
    const content = readFileSync(company().at(taken)).toString('base64');
    const asked = (bases: object) => ({
      dataFiles: [],
      assets: [{ path: taken, content, encoding: 'base64' }],
      bases,
    });
    const refused = await company().ask('persistEntry', asked({ [taken]: null }));
    expect([refused.status, refused.body.conflict]).toEqual([409, { path: taken, text: null }]);
    expect((await company().ask('persistEntry', asked({}))).status).toBe(200);
  });

  test('of two saves at once, one is made and the other told', async () => {
    const began = company().text(file);
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((name) =>
        company().save(file, began.replace(/"name": "[^"]*"/, `"name": "${name}"`), began),
      ),
    );
    expect(answers.filter(saved)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  });

  test('a file whose text is not wholly UTF-8 can be saved all the same', async () => {
    const odd = 'content/pages/terms.md';
    const raw = `${company().text(odd)}\nA half \ud83d character.\n`;
    expect(saved(await company().save(odd, raw))).toBe(true);
    expect(saved(await company().save(odd, `${raw}More.\n`, raw))).toBe(true);
  });
});

test('a file can be taken away', async () => {
  const draft = 'content/articles/not-finished.md';
  const bases = { [draft]: company().text(draft) };
  const taken = await company().ask('deleteFiles', { paths: [draft], bases });
  expect(taken).toEqual({ status: 200, body: { saved: [draft] } });
  expect(company().textOrNull(draft)).toBeNull();
});

test('a site whose folder is given by a link is edited as any other', async () => {
  const link = `${company().folder}-link`;
  symlinkSync(company().folder, link);
  const handle = createEditApi(link, { commit: false });
  const server = createServer((asked, response) => void handle(asked, response)).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  const response = await fetch(`http://127.0.0.1:${address.port}/edit/api`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: savingBody(),
  });
  expect(response.status).toBe(200);
  expect(company().text(file)).toContain('Another company');
  server.closeAllConnections();
  server.close();
  rmSync(link);
});
