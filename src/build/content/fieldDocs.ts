import type { z } from 'zod';
import { type Field, fields, fileSchemas, optionalFiles } from '../../content/schema';
import { labelSchemas } from '../../content/schema/labels';
import { insideOf, unwrapped } from './visitFields';

type Row = { place: string; field: Field; optional: boolean };

const optionalNames: readonly string[] = optionalFiles;

/** Every field within a schema, with its place: `slides[].img`. */
function rowsOf(schema: z.core.$ZodType, place: string): Row[] {
  return insideOf(schema).flatMap(([key, child]) => {
    const { inner, optional } = unwrapped(child);
    const own = key === '[]' ? `${place}[]` : [place, key].filter(Boolean).join('.');
    const field = fields.get(inner);
    const isEntry = key === '[]';
    return [...(field && !isEntry ? [{ place: own, field, optional }] : []), ...rowsOf(inner, own)];
  });
}

/** A text in the cell of a table. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('{', '&#123;');

function sentenceOf({ label, hint, fits, slots, reference, picture }: Field): string {
  return [
    `${label}.`,
    hint,
    slots?.length ? `May hold ${slots.map((slot) => `{${slot}}`).join(', ')}.` : '',
    reference ? `Names a ${reference}.` : '',
    picture ? 'Names a picture below `pictures/`.' : '',
    fits ? `More than ${fits} may not look right.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function section(name: string, schema: z.core.$ZodType): string {
  const { label = name, hint = '' } = fields.get(unwrapped(schema).inner) ?? {};
  const rows = rowsOf(schema, '').map(
    ({ place, field, optional }) =>
      `| \`${place}\` | ${cell(sentenceOf(field))} | ${optional ? 'yes' : ''} |`,
  );
  const whole = optionalNames.includes(name) ? ' The whole file may be left out.' : '';
  return [
    `## \`content/${name}.json\``,
    '',
    `**${label}.** ${cell(hint)}${whole}`,
    '',
    '| Field | What it is | May be left out |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** `docs/content.md`: every field of the content, as the schema describes it. */
export function fieldDocs(): string {
  return [
    '# The fields of the content',
    '',
    'Written by `npm run docs` from the schema in `src/content/schema/`; do not edit it here.',
    '',
    'In every text, `{company.…}` stands for what `content/company.json` says (`{company.name}`, `{company.address.city}`), and `{count.partners}`, `{count.jobs}`, `{count.services}` and `{count.models}` for how many there are.',
    '',
    ...Object.entries(fileSchemas).map(([name, schema]) => section(name, schema)),
    ...Object.entries(labelSchemas).map(([name, schema]) => section(`labels/${name}`, schema)),
  ].join('\n');
}
