import { mkdirSync, readFileSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readBrand } from '../../../src/generator/brand/readBrand';
import { readContent } from '../../../src/generator/content/readContent';
import { readPictures } from '../../../src/generator/pictures/readPictures';
import { companyCopy } from '../../support/companyCopy';
import { companyFolder } from '../../support/companyFolder';
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
  const brand = readFileSync(`${companyFolder}/brand/brand.json`, 'utf8');
  const marked = folderWith(undefined, { 'brand/brand.json': `\uFEFF${brand}` });
  expect(() => readBrand(marked)).not.toThrow();
});

test('a sign that XML has no place for is named with its file and line, and in a title as well', () => {
  change(article, (text) =>
    `${text}\nOne\u000bword.`.replace(/^title:.*/m, 'title: "One\\uFFFEword"'),
  );
  const lines = readFileSync(at(article), 'utf8').split('\n').length;
  expect(readContent(folder()).problems).toEqual([
    `${article}: title has the character U+FFFE, which cannot be shown.`,
    `${article}: line ${lines} has the character U+000B, which cannot be shown.`,
  ]);
});

test('a picture that is a link to elsewhere is not shown', async () => {
  const { content } = readContent(folder());
  const [slide] = content.slides.slides;
  const picture = `pictures/${slide?.img}.jpg`;
  unlinkSync(at('pictures'));
  mkdirSync(path.dirname(at(picture)), { recursive: true });
  symlinkSync(path.resolve(companyFolder, 'pictures/services/plc.jpg'), at(picture));
  const { problems } = await readPictures(folder(), content);
  expect(problems.join('\n')).toContain(`names ${picture}, which is a link: put the file there`);
});
