import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { copyPictures, encodedFile, encodePictures } from '../../../src/generator/pictures/encode';
import { readPictures } from '../../../src/generator/pictures/readPictures';
import { add, type Named, naming, pictureFolder, plain, stripes } from './pictureFolder';

const folder = pictureFolder();

/** Encodes the pictures that a site names; returns them and the progress. */
async function encodeSite(named: Named) {
  const { pictures, problems } = await readPictures(folder, naming(named));
  expect(problems).toEqual([]);
  const progress: string[] = [];
  await encodePictures(folder, pictures, (done, of) => progress.push(`${done} of ${of}`));
  return { pictures, progress };
}

const encodedFiles = () =>
  readdirSync(path.join(folder, 'pictures', '.encoded'), { recursive: true, encoding: 'utf8' });

beforeAll(async () => {
  await add(folder, 'cards/one.jpg', plain(320, 200));
  await add(folder, 'cards/two.png', await stripes(320, 200, ['red', 'blue']).png().toBuffer());
  await add(folder, 'unnamed.jpg', plain(320, 200));
});

test('every file of a named picture is made once, and none of any other', async () => {
  const { pictures, progress } = await encodeSite({ card: ['cards/one', 'cards/two'] });
  expect(progress).toEqual(['1 of 2', '2 of 2']);
  for (const file of pictures.flatMap(({ files }) => files))
    expect(statSync(encodedFile(folder, file)).size).toBeGreaterThan(100);
  expect(encodedFiles().filter((name) => /unnamed|tmp/.test(name))).toEqual([]);
  expect((await encodeSite({ card: ['cards/one', 'cards/two'] })).progress).toEqual([]);
});

test('files of pictures that are not named at present are kept, and not shipped', async () => {
  const { pictures } = await encodeSite({ card: ['cards/one'] });
  expect(encodedFiles().some((name) => name.includes('two'))).toBe(true);
  const out = path.join(folder, 'dist');
  await copyPictures(folder, pictures, out);
  const shipped = readdirSync(path.join(out, 'pictures', 'cards'));
  expect(shipped.sort()).toEqual(
    pictures.flatMap(({ files }) => files.map(({ address }) => path.basename(address))).sort(),
  );
  expect(existsSync(path.join(out, 'pictures', '.encoded'))).toBe(false);
});
