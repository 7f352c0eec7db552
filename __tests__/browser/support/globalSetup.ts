import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { companyFolder } from '../../support/companyFolder';
import { makePictures } from '../../support/makePictures';

/** Exists while a site is built: two builds would write to the same folders. */
export const building = '.build/building';

/** Makes the pictures of the tests' company, whose content is read before any test runs. */
export default async () => {
  mkdirSync(path.dirname(building), { recursive: true });
  rmSync(building, { recursive: true, force: true });
  await makePictures(companyFolder);
};
