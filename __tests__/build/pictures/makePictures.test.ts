import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readContent } from '../../../src/build/content/readContent';
import { readPictures } from '../../../src/build/pictures/readPictures';
import { companyFolder } from '../../support/company';
import { makePictures } from '../../support/makePictures';
import { add, pictureFolder } from './pictureFolder';

const folder = pictureFolder();

test('a site whose pictures are made up can be built; those that are there stay', async () => {
  cpSync(path.join(companyFolder, 'content'), path.join(folder, 'content'), { recursive: true });
  await add(folder, 'heroes/plc.jpg', 'mine');
  await makePictures(folder);
  const { content, problems: ofContent } = readContent(folder);
  expect(ofContent).toEqual([]);
  const { problems } = await readPictures(folder, content);
  expect(problems).toEqual([expect.stringContaining('pictures/heroes/plc.jpg')]);
  const files = readdirSync(path.join(folder, 'pictures'), { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(expect.arrayContaining(['line/model.jpg', 'line/model.tall.jpg']));
});
