import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { diskTrouble } from '../../../server/edit/refusal';
import { saveFiles } from '../../../server/edit/saveFiles';

let folder = '';

const at = (file: string) => path.join(folder, file);
const textAt = (file: string) => readFileSync(at(file), 'utf8');
const file = (name: string, text: string | null) => ({
  path: name,
  data: text === null ? null : Buffer.from(text),
});

/** Every name in the folder, hidden ones too. */
const names = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'save-'));
  mkdirSync(at('content/labels'), { recursive: true });
  for (const name of ['company', 'home', 'labels/shared'])
    writeFileSync(at(`content/${name}.json`), `${name} before`);
});

afterEach(() => rmSync(folder, { recursive: true }));

const company = 'content/company.json';
const home = 'content/home.json';

test('files are written, made and taken away, and nothing else is there then', async () => {
  const files = [
    file(company, 'company after'),
    file(home, null),
    file('pictures/new/deep/one.jpg', 'picture'),
  ];
  await saveFiles(folder, files, () => {});
  expect(textAt(company)).toBe('company after');
  expect(textAt('pictures/new/deep/one.jpg')).toBe('picture');
  expect(names()).toEqual([
    'content',
    company,
    'content/labels',
    'content/labels/shared.json',
    'pictures',
    'pictures/new',
    'pictures/new/deep',
    'pictures/new/deep/one.jpg',
  ]);
});

test('until the last check nothing is in its place, and what is there is hidden and no content', async () => {
  const before = names();
  const check = () => {
    expect(textAt(company)).toBe('company before');
    const added = names().filter((name) => !before.includes(name));
    expect(added).toHaveLength(2);
    for (const name of added) expect(path.basename(name)).toMatch(/^\.(?!.*\.(json|md)$)/);
    throw new Error('changed meanwhile');
  };
  const files = [file(company, 'after'), file('content/labels/shared.json', 'after')];
  await expect(saveFiles(folder, files, check)).rejects.toThrow('changed meanwhile');
  expect(names()).toEqual(before);
  expect(textAt(company)).toBe('company before');
});

test('where one in the middle cannot be put in its place, the others are as they were', async () => {
  mkdirSync(at('content/line.json'));
  const before = names();
  const files = [
    file('pictures/new/one.jpg', 'picture'),
    file(company, 'company after'),
    file('content/new.json', 'new'),
    file('content/line.json', 'line after'),
    file(home, 'home after'),
    file('content/labels/shared.json', null),
  ];
  await expect(saveFiles(folder, files, () => {})).rejects.toMatchObject({
    status: 500,
    message: expect.stringMatching(
      /^content\/line\.json cannot be written: .*Nothing was saved\.$/,
    ),
  });
  expect(names()).toEqual(before);
  expect(textAt(company)).toBe('company before');
  expect(textAt(home)).toBe('home before');
});

test('a file that is gone when it is to be taken away brings the others back', async () => {
  const files = [file(company, 'company after'), file(home, null)];
  const check = () => rmSync(at(home));
  await expect(saveFiles(folder, files, check)).rejects.toMatchObject({ status: 500 });
  expect(textAt(company)).toBe('company before');
});

test('who may read a file stays as it was', async () => {
  chmodSync(at(company), 0o640);
  await saveFiles(folder, [file(company, 'after')], () => {});
  expect(statSync(at(company)).mode & 0o777).toBe(0o640);
});

/** Runs the saving of a large file after a command of the shell, in which `$1` is the folder. */
function saveAfter(setup: string, { as = [] as string[], bytes = 0 }) {
  const script = path.resolve('__tests__/server/edit/support/saveLarge.ts');
  const save = `${setup} && exec "$2" --import tsx "$3" "$1" ${bytes}`;
  const [program = '', ...args] = [...as, 'sh', '-c', save, 'sh', folder, process.execPath, script];
  const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout);
}

const untouched = { files: ['company.json'], text: 'before' };

/** Whether this system lets anybody have a disk of their own to fill. */
const hasDisks =
  spawnSync('unshare', ['-rm', 'sh', '-c', 'mount -t tmpfs tmpfs /mnt']).status === 0;

(hasDisks ? test : test.skip)('on a full disk nothing is written, and it is said so', () => {
  const [setup, as] = ['mount -t tmpfs -o size=256k tmpfs "$1"', ['unshare', '-rm']];
  expect(saveAfter(setup, { as, bytes: 1e6 })).toEqual({
    status: 507,
    message: 'The disk is full: nothing was saved.',
    ...untouched,
  });
});

(process.platform === 'win32' ? test.skip : test)(
  'a file that is larger than the system allows is not written',
  () => {
    rmSync(at('content'), { recursive: true });
    expect(saveAfter('ulimit -f 2048', { bytes: 4e6 })).toEqual({
      status: 507,
      message:
        'content/home.json cannot be written: it is larger than a file may be here. Nothing was saved.',
      ...untouched,
    });
    expect(existsSync(at('content/home.json'))).toBe(false);
  },
);

test.each([
  ['ENOSPC', 507, 'The disk is full: nothing was saved.'],
  ['EDQUOT', 507, 'Your share of the disk is full: nothing was saved.'],
  [
    'EACCES',
    500,
    'content/company.json cannot be written: this account is not allowed to write there. Nothing was saved.',
  ],
  [
    'EROFS',
    500,
    'content/company.json cannot be written: the disk can only be read. Nothing was saved.',
  ],
  ['EUNKNOWN', 500, 'content/company.json cannot be written: EUNKNOWN. Nothing was saved.'],
])('%s is said in words', (code, status, message) => {
  const error = Object.assign(new Error('from the system'), { code });
  expect(diskTrouble(error, company)).toMatchObject({ status, message });
});
