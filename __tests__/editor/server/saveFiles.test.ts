import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import promises from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
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
  mkdirSync(at('content'));
  for (const name of ['company', 'home', 'shared'])
    writeFileSync(at(`content/${name}.json`), `${name} before`);
});

afterEach(() => rmSync(folder, { recursive: true }));

const company = 'content/company.json';
const home = 'content/home.json';
const shared = 'content/shared.json';

test('files are written, made and taken away, nothing else is there then, and who may read them stays', async () => {
  chmodSync(at(company), 0o640);
  const picture = 'pictures/new/one.jpg';
  const files = [file(company, 'after'), file(home, null), file(picture, 'picture')];
  await saveFiles(folder, files, () => {});
  expect(textAt(company)).toBe('after');
  expect(statSync(at(company)).mode & 0o777).toBe(0o640);
  expect(textAt(picture)).toBe('picture');
  expect(names()).toEqual(['content', company, shared, 'pictures', 'pictures/new', picture]);
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
  const files = [file(company, 'after'), file(shared, 'after')];
  await expect(saveFiles(folder, files, check)).rejects.toThrow('changed meanwhile');
  expect(names()).toEqual(before);
  expect(textAt(company)).toBe('company before');
});

test('where one in the middle cannot be put in its place, the others are as they were', async () => {
  const folderOfThatName = 'content/line.json';
  mkdirSync(at(folderOfThatName));
  const before = names();
  const files = [
    file('pictures/new/one.jpg', 'picture'),
    file(company, 'company after'),
    file('content/new.json', 'new'),
    file(folderOfThatName, 'line after'),
    file(home, 'home after'),
    file(shared, null),
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

test('where the disk is full in the middle, nothing is written', async () => {
  const before = names();
  const { open } = promises;
  const full = Object.assign(new Error('from the system'), { code: 'ENOSPC' });
  jest.spyOn(promises, 'open').mockImplementationOnce(open).mockRejectedValueOnce(full);
  const files = [file(company, 'company after'), file('content/new.json', 'new')];
  await expect(saveFiles(folder, files, () => {})).rejects.toMatchObject({
    status: 507,
    message: 'The disk is full: nothing was saved.',
  });
  expect(names()).toEqual(before);
  expect(textAt(company)).toBe('company before');
});
