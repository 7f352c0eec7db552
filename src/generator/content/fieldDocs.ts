import type { z } from 'zod';
import { type Field, fields } from '../../content/schema';
import { brandSchema } from '../../content/schema/brand';
import { schemasIn, unwrapped } from '../../content/schema/inside';
import { brandFile } from '../brand/readBrand';
import { reserved } from '../written/checkWritten';
import { collectionSchemas, jsonSchemas } from './schemas';

/** A text in the cell of a table. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('{', '&#123;');

function sentenceOf({ label, hint, fits, reference, picture }: Field): string {
  return [
    `${label}.`,
    hint,
    reference ? `Names a ${reference}.` : '',
    picture ? 'Names a picture below `pictures/`.' : '',
    fits ? `More than ${fits} may not look right.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function section(file: string, schema: z.core.$ZodType): string {
  const { inner, optional: mayLack } = unwrapped(schema);
  const { label = file, hint = '' } = fields.get(inner) ?? {};
  const rows = [...schemasIn(schema)].flatMap(({ place, own }) => {
    const { inner, optional } = unwrapped(own);
    const field = place && !place.endsWith('[]') && fields.get(inner);
    return field ? `| \`${place}\` | ${cell(sentenceOf(field))} | ${optional ? 'yes' : ''} |` : [];
  });
  const whole = mayLack ? ' The whole file may be left out.' : '';
  const table = ['| Field | What it is | May be left out |', '|---|---|---|', ...rows];
  return `## \`${file}\`\n\n**${label}.** ${cell(hint)}${whole}\n\n${table.join('\n')}`;
}

/** `docs/content.md`: every field of content and brand, as their schemas describe it. */
export function fieldDocs(): string {
  return [
    '# The fields of content and brand',
    'Written by `npm run docs` from the `content.ts` and `fieldWords.en.json` of each feature; do not edit it here.',
    'In every text, `{company.…}` stands for what `content/company.json` says (`{company.name}`, `{company.address.city}`), and `{count.partners}`, `{count.projects}`, `{count.services}` and `{count.models}` for how many there are.',
    'A field that names a partner, a person, a card or a station holds its `id`.',
    '`npm run proofread` reads every text that is English: no sentence has more than 30 words, and every word is in the dictionary of the site’s English (American for `en-US`, British for `en-NZ`), among the names that the content says, or in `content/words.txt`, one a line.',
    `Addresses that are taken: ${reserved.map((name) => `\`/${name}\``).join(', ')} and the folder of each further language, which are the site’s own, with all below them; \`/projects\` and \`/articles\`, with all below them, and the address of each page (\`/about\` of \`content/about.json\`), unless \`page.path\` of the file gives another.`,
    ...[...jsonSchemas].map(([file, schema]) => section(file, schema)),
    ...Object.entries(collectionSchemas).map(([name, schema]) =>
      section(`content/${name}/NAME.md`, schema),
    ),
    `${section(brandFile, brandSchema)}\n`,
  ].join('\n\n');
}
