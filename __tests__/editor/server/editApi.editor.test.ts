import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { isLoopback } from '../../../server/edit/fromThisMachine';
import { editedCompany } from '../support/editedCompany';

const company = editedCompany();

/** Sends something to the editor's server, with headers of the test's own. */
async function send(headers: Record<string, string>, { method = 'POST', body = '{}' } = {}) {
  const sent = request({
    host: '127.0.0.1',
    port: company().port,
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
const refused = { error: expect.any(String) };

const savingBody = () => {
  const before = company().text(file);
  const raw = before.replace(/"name": "[^"]*"/, '"name": "Another company"');
  const params = { dataFiles: [{ path: file, raw }], bases: { [file]: before } };
  return JSON.stringify({ action: 'persistEntry', params });
};

test.each([
  ['127.0.0.1', { Host: '127.0.0.1:1234' }],
  ['[::1]', { Host: '[::1]:1234' }],
  ['the editor’s own page', { Host: 'localhost:1234', Origin: 'http://localhost:1234' }],
  ['a page that says it is of the same origin', { 'Sec-Fetch-Site': 'same-origin' }],
])('%s may edit', async (_, headers) => {
  expect((await send(headers, { body: '{"action":"getMedia"}' })).status).toBe(200);
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
  ['something like JSON', { 'Content-Type': 'application/json-patch' }],
  ['no type', { 'Content-Type': '' }],
])('%s may not, and nothing is written', async (_, headers) => {
  const before = company().everything();
  expect(await send(headers, { body: savingBody() })).toEqual({ status: 403, body: refused });
  expect(company().everything()).toEqual(before);
});

test('nothing is done by another method', async () => {
  expect((await send({}, { method: 'PUT', body: savingBody() })).status).toBe(403);
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
  ['127.9.8.7', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['192.168.1.5', false],
  ['::ffff:192.168.1.5', false],
  ['127.evil.example', false],
  ['1127.0.0.1', false],
  [undefined, false],
])('%s is this machine: %s', (address, is) => {
  expect(isLoopback(address)).toBe(is);
});

test.each([
  ['nothing', ''],
  ['no JSON', '{"action":'],
  ['null', 'null'],
  ['a name of every object', '{"action":"constructor"}'],
  ['an action without what it needs', '{"action":"getEntry"}'],
  ['nothing to save', '{"action":"persistEntry","params":{"dataFiles":[]}}'],
  [
    'a picture that is no base64',
    '{"action":"persistEntry","params":{"dataFiles":[],"assets":[{"path":"pictures/x.jpg","content":"*","encoding":"base64"}]}}',
  ],
  [
    'a file twice',
    '{"action":"persistEntry","params":{"dataFiles":[{"path":"content/about.json","raw":"{}"},{"path":"content/about.json","raw":"{}"}]}}',
  ],
])('%s is answered with 400 and a sentence', async (_, body) => {
  expect(await send({}, { body })).toEqual({ status: 400, body: refused });
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
  const { body: taken } = await company().save(gone, 'x', 'was there');
  expect(taken.conflict).toEqual({ path: gone, text: null });
  const { body: made } = await company().save(file, '{}', null);
  expect(made.conflict).toEqual({ path: file, text: company().text(file) });
});

test('a new picture takes no place of another, unless it is to replace it', async () => {
  const path = 'pictures/heroes/plc.jpg';
  const content = readFileSync(company().at(path)).toString('base64');
  const save = (bases: object) =>
    company().ask('persistEntry', {
      dataFiles: [],
      assets: [{ path, content, encoding: 'base64' }],
      bases,
    });
  expect((await save({ [path]: null })).status).toBe(409);
  expect((await save({})).status).toBe(200);
});

test('of saves at once one is made, and the others are told', async () => {
  const began = company().text(file);
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map((name) =>
      company().save(file, began.replace(/"name": "[^"]*"/, `"name": "${name}"`), began),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});
