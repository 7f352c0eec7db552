import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EditedCompany } from '../support/editedCompany';

let company: EditedCompany;
let before: Map<string, string>;

/** One for all: nothing may be written. */
beforeAll(async () => {
  company = await EditedCompany.start();
  const elsewhere = company.at('elsewhere');
  mkdirSync(elsewhere);
  writeFileSync(path.join(elsewhere, 'secret.md'), 'secret');
  symlinkSync(elsewhere, company.at('content/linked'));
  symlinkSync(elsewhere, company.at('pictures/linked'));
  symlinkSync(path.join(elsewhere, 'secret.md'), company.at('content/pages/secret.md'));
  symlinkSync(path.join(elsewhere, 'none.md'), company.at('content/pages/none.md'));
  before = company.everything();
});

afterEach(() => expect(company.everything()).toEqual(before));
afterAll(() => company.stop());

const refused = { status: 400, body: { error: expect.any(String) } };

test.each([
  ['nothing', ''],
  ['a folder', 'content'],
  ['a name of nothing but its ending', 'content/.json'],
  ['an empty name of a folder', 'content//company.json'],
  ['a way up', 'content/../../secret.json'],
  ['a way up from the start', '../content/company.json'],
  ['a place on the disk', '/etc/hosts.json'],
  ['a disk of Windows', 'C:/content/company.json'],
  ['a way up on Windows', 'content/..\\..\\secret.json'],
  ['a way up, escaped', 'content/%2e%2e/secret.json'],
  ['a sign that ends names', 'content/company.json\0.md'],
  ['a name of two lines', 'content/com\npany.json'],
  ['a stream of Windows', 'content/company.json:stream.json'],
  ['what Windows takes for another name', 'content/labels./shared.json'],
  ['a hidden file', 'content/.company.json'],
  ['a hidden folder', 'content/.hidden/company.json'],
  ['code', 'content/company.js'],
  ['a download', 'content/downloads/test-sheet.pdf'],
  ['a picture among texts', 'content/heroes/plc.jpg'],
  ['what many disks take for another file', 'content/Company.json'],
  ['what many disks take for another folder', 'CONTENT/company.json'],
  ['a file below a file', 'content/company.json/more.json'],
  ['a name that is too long', `content/${'x'.repeat(300)}.json`],
  ['the brand', 'brand/brand.json'],
  ['the repository', '.git/config'],
  ['a name of every object', '__proto__/company.json'],
  ['a file in a linked folder', 'content/linked/secret.md'],
  ['a new file in a linked folder', 'content/linked/new.md'],
  ['a link', 'content/pages/secret.md'],
  ['a link to nothing', 'content/pages/none.md'],
])('%s is neither written nor read nor taken away as a text: %j', async (_, file) => {
  for (const [action, params] of [
    ['persistEntry', { dataFiles: [{ path: file, raw: '{}' }], bases: { [file]: null } }],
    ['getEntry', { path: file }],
    ['entriesByFiles', { files: [{ path: file }] }],
    ['deleteFiles', { paths: [file], bases: { [file]: 'secret' } }],
  ] as const)
    expect([action, await company.ask(action, params)]).toEqual([action, refused]);
});

test.each([
  ['a folder', 'pictures'],
  ['an encoded picture', 'pictures/.encoded/plc.jpg'],
  ['a hidden file', 'pictures/heroes/.plc.jpg'],
  ['no kind of picture', 'pictures/heroes/plc.html'],
  ['a program', 'pictures/heroes/plc.jpg.exe'],
  ['a way up', 'pictures/../content/company.jpg'],
  ['what many disks take for another folder', 'pictures/Heroes/plc.jpg'],
  ['a text', 'content/company.json'],
  ['what lies elsewhere', 'static/plc.jpg'],
  ['a picture in a linked folder', 'pictures/linked/plc.jpg'],
])('%s is not written as a picture: %j', async (_, file) => {
  const assets = [{ path: file, content: 'AAAA', encoding: 'base64' }];
  expect(await company.ask('persistEntry', { dataFiles: [], assets })).toEqual(refused);
});

test.each(['', '.', '..', '/', 'content/..', 'brand', 'content/.hidden', 'Content'])(
  'the folder %j is not listed',
  async (folder) => {
    const asked = { folder, extension: 'json', depth: 5 };
    expect(await company.ask('entriesByFolder', asked)).toEqual(refused);
  },
);

test('a list of texts leaves links out', async () => {
  const asked = { folder: 'content', extension: 'md', depth: 3 };
  const { body } = await company.ask('entriesByFolder', asked);
  expect(JSON.stringify(body)).toContain('content/pages/terms.md');
  expect(JSON.stringify(body)).not.toContain('secret');
});
