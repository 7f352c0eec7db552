import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { editedCompany } from '../../support/editedCompany';

const company = editedCompany();

const outside = [
  '',
  '.',
  '/',
  'content',
  'content/',
  'content/.json',
  'content//company.json',
  'content/./company.json',
  'content/../package.json',
  'content/../../secret.json',
  '../content/company.json',
  '/etc/passwd',
  '/etc/hosts.json',
  'C:/content/company.json',
  'content\\company.json',
  'content/..\\..\\secret.json',
  'content/company.json\0.md',
  'content/com\npany.json',
  'content/%2e%2e/secret.json',
  'content/company%2ejson',
  'content/company.json:stream.json',
  'content/company.json.',
  'content/company.json ',
  'content/labels./shared.json',
  'content/.hidden/company.json',
  'content/.company.json',
  'content/company.js',
  'content/company.JSON',
  'content/downloads/test-sheet.pdf',
  'content/heroes/plc.jpg',
  'Content/company.json',
  'CONTENT/company.json',
  'content/Company.json',
  'content/Labels/shared.json',
  'content/company.json/more.json',
  `content/${'x'.repeat(300)}.json`,
  'brand/brand.json',
  'package.json',
  'server/edit/editApi.ts',
  '.git/config',
  '__proto__/company.json',
  'constructor/company.json',
];

test.each(outside)('%j is neither written nor read nor taken away as a text', async (file) => {
  const before = company().everything();
  for (const [action, params] of [
    [
      'persistEntry',
      { dataFiles: [{ path: file, raw: '{}' }], assets: [], bases: { [file]: null } },
    ],
    ['getEntry', { path: file }],
    ['entriesByFiles', { files: [{ path: file }] }],
    ['deleteFiles', { paths: [file], bases: {} }],
  ] as const) {
    const { status, body } = await company().ask(action, params);
    expect([action, status, body]).toEqual([action, 400, { error: expect.any(String) }]);
  }
  expect(company().everything()).toEqual(before);
});

const noPictures = [
  'pictures',
  'pictures/.encoded/plc.jpg',
  'pictures/.ENCODED/plc.jpg',
  'pictures/heroes/.plc.jpg',
  'pictures/heroes/plc',
  'pictures/heroes/plc.gif',
  'pictures/heroes/plc.json',
  'pictures/heroes/plc.jpg.exe',
  'pictures/heroes/plc.html',
  'pictures/../content/company.jpg',
  'pictures/../../secret.jpg',
  'pictures/%2e%2e/%2e%2e/secret.jpg',
  'Pictures/heroes/plc.jpg',
  'pictures/Heroes/plc.jpg',
  'content/company.json',
  'static/plc.jpg',
];

test.each(noPictures)('%j is not written as a picture', async (file) => {
  const before = company().everything();
  const assets = [{ path: file, content: 'AAAA', encoding: 'base64' }];
  const answer = await company().ask('persistEntry', { dataFiles: [], assets });
  expect(answer).toEqual({ status: 400, body: { error: expect.any(String) } });
  expect(company().everything()).toEqual(before);
});

test.each(['', '.', '..', '/', 'content/..', 'brand', '.git', 'content/.hidden', 'Content'])(
  'the folder %j is not listed',
  async (folder) => {
    const asked = { folder, extension: 'json', depth: 5 };
    expect((await company().ask('entriesByFolder', asked)).status).toBe(400);
  },
);

describe('links that lead elsewhere', () => {
  const elsewhere = () => path.join(company().folder, 'elsewhere');

  beforeEach(() => {
    mkdirSync(elsewhere());
    writeFileSync(path.join(elsewhere(), 'secret.md'), 'secret');
    symlinkSync(elsewhere(), company().at('content/linked'));
    symlinkSync(elsewhere(), company().at('pictures/linked'));
    symlinkSync(path.join(elsewhere(), 'secret.md'), company().at('content/pages/secret.md'));
    symlinkSync(path.join(elsewhere(), 'none.md'), company().at('content/pages/none.md'));
  });

  test.each([
    'content/linked/secret.md',
    'content/linked/new.md',
    'content/pages/secret.md',
    'content/pages/none.md',
  ])('%s is neither written through, nor read, nor taken away', async (file) => {
    const before = company().everything();
    expect((await company().save(file, 'changed', 'secret')).status).toBe(400);
    expect((await company().save(file, 'changed', null)).status).toBe(400);
    expect((await company().ask('getEntry', { path: file })).status).toBe(400);
    const taken = await company().ask('deleteFiles', {
      paths: [file],
      bases: { [file]: 'secret' },
    });
    expect(taken.status).toBe(400);
    expect(company().everything()).toEqual(before);
  });

  test('a picture is not written through a linked folder', async () => {
    const assets = [{ path: 'pictures/linked/plc.jpg', content: 'AAAA', encoding: 'base64' }];
    const answer = await company().ask('persistEntry', { dataFiles: [], assets });
    expect(answer.status).toBe(400);
  });

  test('a list of texts leaves them out', async () => {
    const { body } = await company().ask('entriesByFolder', {
      folder: 'content',
      extension: 'md',
      depth: 3,
    });
    expect(JSON.stringify(body)).not.toContain('secret');
  });
});
