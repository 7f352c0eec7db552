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
  ['the same where the lines of a text end as on Windows', 'content/company.json', '{\r\n}\r\n'],
  ['the same where something hidden is beside it', 'pictures/.encoded/one.avif', 'encoded'],
  ['another where a text is', 'content/company.json', '{ }\n'],
  ['another where a picture is', 'pictures/one.jpg', Buffer.from([1, 0, 10])],
  ['another where a new file is, though it is empty', 'brand/new.svg', ''],
])('a site is %s', (what, file, data) => {
  const before = siteVersion(folder());
  write(at(file), data);
  expect(siteVersion(folder()) === before).toBe(what.startsWith('the same'));
});
