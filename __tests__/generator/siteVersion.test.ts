import path from 'node:path';
import { siteVersion } from '../../src/generator/siteVersion';
import { temporaryFolder, write } from '../support/temporaryFolder';

const folder = temporaryFolder();
const at = (file: string) => path.join(folder(), file);

beforeEach(() => {
  write(at('content/company.json'), '{\n}\n');
  write(at('pictures/one.jpg'), Buffer.from([1, 0, 13, 10]));
});

test.each([
  ['the lines of a text end as on Windows', 'content/company.json', '{\r\n}\r\n'],
  ['something hidden is beside it', 'pictures/.encoded/one.avif', 'encoded'],
])('a site is the same where %s', (_, file, data) => {
  const before = siteVersion(folder());
  write(at(file), data);
  expect(siteVersion(folder())).toBe(before);
});

test.each([
  ['a text', 'content/company.json', '{ }\n'],
  ['a picture', 'pictures/one.jpg', Buffer.from([1, 0, 10])],
  ['a new file, though it is empty,', 'brand/new.svg', ''],
])('a site is another where %s is', (_, file, data) => {
  const before = siteVersion(folder());
  write(at(file), data);
  expect(siteVersion(folder())).not.toBe(before);
});
