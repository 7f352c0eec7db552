/** Makes the pictures of every company of the tests. `tsx __tests__/support/makeFixturePictures.ts` */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { makePictures } from './makePictures';

const fixtures = '__tests__/fixtures';

async function main() {
  for (const name of readdirSync(fixtures)) await makePictures(path.join(fixtures, name));
}

main();
