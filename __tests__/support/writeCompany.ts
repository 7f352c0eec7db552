import { writeModules } from '../../src/build/content/writeModules';
import { pictureModules, readPictures } from '../../src/build/pictures/readPictures';
import { companyFolder, content, modules } from './company';

/** Writes the content of the tests' company where unit tests find it (`imports` in package.json). */
export default async function writeCompany(): Promise<void> {
  const { pictures } = await readPictures(companyFolder, content);
  writeModules('.build/content/unit', { ...modules, ...pictureModules(pictures) });
}
