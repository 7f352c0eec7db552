import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { siteVersion } from '../../src/build/siteVersion';

let folder = '';

const write = (file: string, data: string | Buffer) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), data);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'version-'));
  write('content/company.json', '{\n}\n');
  write('pictures/one.jpg', Buffer.from([1, 0, 13, 10]));
});

afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['the lines of a text end as on Windows', 'content/company.json', '{\r\n}\r\n'],
  ['something hidden is beside it', 'pictures/.encoded/one.avif', 'encoded'],
  ['something is no part of it', 'static/robots.txt', 'other'],
])('a site is the same where %s', (_, file, data) => {
  const before = siteVersion(folder);
  write(file, data);
  expect(siteVersion(folder)).toBe(before);
});

test.each([
  ['a text', 'content/company.json', '{ }\n'],
  ['a picture', 'pictures/one.jpg', Buffer.from([1, 0, 10])],
  ['a new file, though it is empty,', 'brand/new.svg', ''],
])('a site is another where %s is', (_, file, data) => {
  const before = siteVersion(folder);
  write(file, data);
  expect(siteVersion(folder)).not.toBe(before);
});
