import type { z } from 'zod';
import { insideOf, unwrapped } from '../../build/content/visitFields';
import { fields } from '../../content/schema';
import { nameOf } from '../form/blank';
import { isSame } from './changedText';
import { labelOf, schemaOf } from './contentFiles';
import { type Draft, readable, titleOf } from './draft';

type Schema = z.core.$ZodType;

/** So many changes are named; the rest are counted. */
const mostNamed = 3;

/** What a file is called in the history: “Company”, “Job “A faster filler””. */
export function fileInWords(file: string, value: unknown): string {
  const title = file.endsWith('.md') && titleOf(value);
  return title ? `${labelOf(file)} “${title}”` : labelOf(file);
}

/** What saving a draft does, in a line for the history: “Company: Telephone”. */
export function saveMessage(draft: Draft): string {
  const { file, base, value, body } = draft;
  const name = fileInWords(file, value);
  const before = readable(file, base);
  if (base === null && file.endsWith('.md')) return `${name}: new`;
  const schema = schemaOf(file);
  const changes = schema && before ? changesIn(schema, before.value, value) : [];
  if (before && before.body !== body) changes.push('text');
  if (draft.files.length > 0 && changes.length === 0) changes.push('pictures');
  const named = [...new Set(changes)];
  const rest = named.length - mostNamed;
  const words = named.slice(0, mostNamed).join(', ');
  return `${name}: ${words || 'changed'}${rest > 0 ? ` and ${rest} more` : ''}`;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What differs between two values of a schema, each by the label of its field or the name of its entry. */
function changesIn(schema: Schema, before: unknown, after: unknown): string[] {
  if (isSame(before, after)) return [];
  const label = fields.get(unwrapped(schema).inner)?.label ?? '';
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(label, before, after);
  if (!isObject(before) || !isObject(after)) return [label];
  return insideOf(schema).flatMap(([key, child]) =>
    changesIn(child, Reflect.get(before, key), Reflect.get(after, key)),
  );
}

function listChanges(label: string, before: readonly unknown[], after: readonly unknown[]) {
  const names = (entries: readonly unknown[]) => entries.map((entry) => nameOf(entry) ?? label);
  const [old, now] = [names(before), names(after)];
  const changed = after.filter((entry, index) => {
    const at = old.indexOf(now[index] ?? '');
    return at >= 0 && !isSame(before[at], entry);
  });
  const changes = [
    ...now.filter((name) => !old.includes(name)).map((name) => `add ${name}`),
    ...old.filter((name) => !now.includes(name)).map((name) => `take away ${name}`),
    ...names(changed),
  ];
  return changes.length > 0 ? changes : [`order of ${label}`];
}
