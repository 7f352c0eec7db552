/**
 * `npm run docs`: writes `docs/content.md`, the fields of the content, from the schema, and the types of
 * what components import of it; with `-- --pictures` it takes the pictures of `docs/editing.md` instead.
 */
import { writeFileSync } from 'node:fs';
import writeCompany from '../__tests__/support/writeCompany';
import { fieldDocs } from '../src/build/content/fieldDocs';
import { ensure, MissingError } from './ensure';
import { failWith } from './failWith';

async function main() {
  // The types go with the modules; and what takes pictures reads the tests' company, which wants its own.
  await writeCompany();
  if (!process.argv.includes('--pictures')) return writeFileSync('docs/content.md', fieldDocs());
  ensure('chromium');
  const { takePictures } = await import('./editingPictures');
  await takePictures();
}

main().catch(failWith(MissingError));
