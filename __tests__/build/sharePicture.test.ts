import sharp from 'sharp';
import { makeSharePictures, shareKey, shareSize } from '../../src/build/sharePicture';
import { company } from '../support/company';

test.each([
  ['one long word', 'Wasserkraftwerksgesellschaft'.repeat(3)],
  ['many words', 'What a line needs before it starts, '.repeat(12).trim()],
])('a title of %s is on its picture for shared links', async (_, title) => {
  const route = { ...company.notFound, title };
  const content = { ...company.content, written: { jobs: [], articles: [], pages: [] } };
  const pictures = await makeSharePictures({ ...company, content, allRoutes: [route] });
  const { width, height } = await sharp(pictures.get(shareKey(route))?.data).metadata();
  expect({ width, height }).toEqual(shareSize);
});
