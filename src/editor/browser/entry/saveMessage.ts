import type { z } from 'zod';
import { insideOf } from '../../../content/schema/inside';
import { nameOf } from '../form/blank';
import { isObject, isSame } from '../jsonValues';
import { labelOf, nameIn, schemaOf } from './contentFiles';
import { type Draft, draftOf, titleOf } from './draft';

/** The number of changes that are named; the rest are counted. */
const mostNamed = 3;

/** The name of a file in the history: “Company”, “Project “A faster filler””. */
export function fileInWords(file: string, value: unknown): string {
  const title = file.endsWith('.md') && titleOf(value);
  return title ? `${labelOf(file)} “${title}”` : labelOf(file);
}

/** Says what saving a draft does, in a line for the history: “Company: Telephone”. */
export function saveMessage({ file, base, value, body, pictures }: Draft): string {
  const name = fileInWords(file, value);
  if (base === null && file.endsWith('.md')) return `${name}: new`;
  const before = draftOf(file, base);
  const schema = schemaOf(file);
  const changes = schema && before ? changesIn(schema, before.value, value) : [];
  if (before && before.body !== body) changes.push('text');
  if (changes.length === 0 && Object.keys(pictures).length > 0) changes.push('pictures');
  const named = [...new Set(changes)];
  const rest = named.length - mostNamed;
  const words = named.slice(0, mostNamed).join(', ');
  return `${name}: ${words || 'changed'}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** Names the differences of two values, by the label of a field or the name of an entry. */
function changesIn(schema: z.core.$ZodType, before: unknown, after: unknown): string[] {
  if (isSame(before, after)) return [];
  const label = nameIn(schema) ?? '';
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(label, before, after);
  if (!isObject(before) || !isObject(after)) return [label];
  return insideOf(schema).flatMap(([key, child]) => changesIn(child, before[key], after[key]));
}

function listChanges(label: string, before: readonly unknown[], after: readonly unknown[]) {
  const byName = (entries: readonly unknown[]) =>
    new Map(entries.map((entry) => [nameOf(entry) ?? label, entry]));
  const [old, now] = [byName(before), byName(after)];
  const changes = [...new Set([...now.keys(), ...old.keys()])].flatMap((name) => {
    if (!old.has(name)) return `add ${name}`;
    if (!now.has(name)) return `take away ${name}`;
    return isSame(old.get(name), now.get(name)) ? [] : name;
  });
  return changes.length > 0 ? changes : [`order of ${label}`];
}
