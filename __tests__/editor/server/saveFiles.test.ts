import fs, {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { saveFiles } from '../../../server/edit/saveFiles';

let folder = '';

const at = (name: string) => path.join(folder, name);
const company = 'content/company.json';
const home = 'content/home.json';
const picture = 'pictures/new.jpg';

/** Every name in the folder and what the files hold, hidden ones too. */
const everything = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true }).map((entry) => {
    const place = path.join(entry.parentPath, entry.name);
    return [place, entry.isFile() && readFileSync(place, 'utf8')];
  });

const changes = [
  { path: home, data: null, base: 'before' },
  { path: company, data: Buffer.from('after'), base: 'before' },
  { path: picture, data: Buffer.from('picture'), base: null },
];

beforeEach(() => {
  folder = fs.realpathSync(mkdtempSync(path.join(os.tmpdir(), 'save-')));
  for (const name of ['content', 'pictures']) mkdirSync(at(name));
  for (const name of [company, home]) writeFileSync(at(name), 'before', { mode: 0o640 });
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('files are written, made and taken away, nothing else is there then, and who may read them stays', () => {
  saveFiles(folder, changes);
  expect(readdirSync(at('content'))).toEqual(['company.json']);
  expect(readdirSync(at('pictures'))).toEqual(['new.jpg']);
  expect(readFileSync(at(company), 'utf8')).toBe('after');
  expect(fs.statSync(at(company)).mode & 0o777).toBe(0o640);
});

test.each([
  ['the disk is full', 'fsyncSync', 'ENOSPC', 'The disk is full: nothing was saved.'],
  [
    'a folder cannot be written to',
    'openSync',
    'EACCES',
    `${picture} cannot be written: this account is not allowed to write there. Nothing was saved.`,
  ],
  [
    'the last cannot be taken away',
    'rmSync',
    'EBUSY',
    `${home} cannot be written: another program is using it. Nothing was saved.`,
  ],
] as const)('where %s, everything is as it was, and it is said', (_, name, code, message) => {
  const before = everything();
  const real = fs[name];
  jest.spyOn(fs, name).mockImplementation((...given: unknown[]) => {
    // What is only read can be, and what lies beside it can be taken away.
    const isMeant = { fsyncSync: true, openSync: given[1] === 'wx', rmSync: given[0] === at(home) };
    if (!isMeant[name]) return Reflect.apply(real, fs, given);
    throw Object.assign(new Error('from the system'), { code });
  });
  expect(() => saveFiles(folder, changes)).toThrow(message);
  jest.restoreAllMocks();
  expect(everything()).toEqual(before);
});
