/**
 * `npm run docs`: writes `docs/content.md`, the fields of the content, from the schema, and the types of
 * what components import of it.
 */
import { writeFileSync } from 'node:fs';
import writeCompany from '../__tests__/support/writeCompany';
import { fieldDocs } from '../src/build/content/fieldDocs';

async function main() {
  // The types go with the modules.
  await writeCompany();
  writeFileSync('docs/content.md', fieldDocs());
}

main();
