/**
 * `npm run docs`: writes `docs/content.md`, the fields of the content, from the schema; with
 * `-- --pictures` it takes the pictures of `docs/editing.md` instead.
 */
import { writeFileSync } from 'node:fs';
import { companyFolder } from '../__tests__/support/companyFolder';
import { makePictures } from '../__tests__/support/makePictures';
import { fieldDocs } from '../src/build/content/fieldDocs';
import { ensure, MissingError } from './ensure';
import { failWith } from './failWith';

async function main() {
  if (!process.argv.includes('--pictures')) return writeFileSync('docs/content.md', fieldDocs());
  ensure('chromium');
  await makePictures(companyFolder);
  // Only now: it reads the tests' company, which wants its pictures.
  const { takePictures } = await import('./editingPictures');
  await takePictures();
}

main().catch(failWith(MissingError));
