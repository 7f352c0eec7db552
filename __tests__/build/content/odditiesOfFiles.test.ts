import { cpSync, readFileSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readBrand } from '../../../src/build/brand/readBrand';
import { readContent } from '../../../src/build/content/readContent';
import { readPictures } from '../../../src/build/pictures/readPictures';
import { companyCopy } from '../../support/companyCopy';
import { folderWith } from '../brand/support';

const folder = companyCopy();
const at = (file: string) => path.join(folder(), file);
const article = 'content/articles/what-a-test-is-for.md';

const change = (file: string, to: (text: string) => string) =>
  writeFileSync(at(file), to(readFileSync(at(file), 'utf8')));

test('a byte order mark before a file is read as if it were not there', () => {
  for (const file of ['content/company.json', 'content/labels/panels.json', article])
    change(file, (text) => `\uFEFF${text}`);
  expect(readContent(folder()).problems).toEqual([]);
  const brand = readFileSync('__tests__/fixtures/company/brand/brand.json', 'utf8');
  const marked = folderWith(undefined, { 'brand/brand.json': `\uFEFF${brand}` });
  expect(() => readBrand(marked)).not.toThrow();
});

test.each([
  ['\u000b', 'U+000B'],
  ['\uFFFE', 'U+FFFE'],
])('a sign that XML has no place for is named with its file and line: %j', (sign, name) => {
  change(article, (text) => `${text}\nOne${sign}word.`);
  const lines = readFileSync(at(article), 'utf8').split('\n').length;
  expect(readContent(folder()).problems).toEqual([
    `${article}: line ${lines} has the character ${name}, which cannot be shown.`,
  ]);
});

test('it is named in a title as well', () => {
  change(article, (text) => text.replace(/^title:.*/m, 'title: "One\\uFFFEword"'));
  expect(readContent(folder()).problems).toEqual([
    `${article}: title has the character U+FFFE, which cannot be shown.`,
  ]);
});

test('a picture that is a link to elsewhere is not shown', async () => {
  const { content } = readContent(folder());
  unlinkSync(at('pictures'));
  cpSync(path.resolve('__tests__/fixtures/company/pictures'), at('pictures'), {
    recursive: true,
  });
  const [slide] = content.slides.slides;
  const picture = `pictures/${slide?.img}.jpg`;
  unlinkSync(at(picture));
  symlinkSync(path.resolve('__tests__/fixtures/company', 'pictures/services/plc.jpg'), at(picture));
  const { problems } = await readPictures(folder(), content);
  expect(problems.join('\n')).toContain(`names ${picture}, which is a link: put the file there`);
});
