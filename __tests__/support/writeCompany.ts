import { writeModules } from '../../src/generator/content/writeModules';
import { indexOf, readPictures } from '../../src/generator/pictures/readPictures';
import { companyFolder } from './companyFolder';
import { makePictures } from './makePictures';

/**
 * Writes the content of the tests' company, with its types, for unit tests to find (`imports` in
 * package.json). `tsx __tests__/support/writeCompany.ts` does so for the compiler.
 */
export default async function writeCompany(): Promise<void> {
  await makePictures(companyFolder);
  // Only now: content cannot be read while a picture that it names is missing.
  const { content, modules } = await import('./company');
  const { pictures } = await readPictures(companyFolder, content);
  writeModules('.build/content/unit', { ...modules, ...indexOf(pictures) });
}

if (require.main === module) writeCompany();
