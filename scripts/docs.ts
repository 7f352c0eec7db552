/** `npm run docs`: writes `docs/content.md`, the fields of the content, from the schema. */
import { writeFileSync } from 'node:fs';
import { fieldDocs } from '../src/generator/content/fieldDocs';

writeFileSync('docs/content.md', fieldDocs());
