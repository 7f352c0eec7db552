import { writeModules } from '../../src/generator/content/writeModules';
import { pictureModules, readPictures } from '../../src/generator/pictures/readPictures';
import { companyFolder } from './companyFolder';
import { makePictures } from './makePictures';

/**
 * Writes the content of the tests' company where unit tests find it (`imports` in package.json), with its
 * types. Run by itself (`tsx __tests__/support/writeCompany.ts`), it does so for the compiler.
 */
export default async function writeCompany(): Promise<void> {
  await makePictures(companyFolder);
  // Read only now: content that names a picture which is not there cannot be read.
  const { content, modules } = await import('./company');
  const { pictures } = await readPictures(companyFolder, content);
  writeModules('.build/content/unit', { ...modules, ...pictureModules(pictures) });
}

if (require.main === module) writeCompany();
