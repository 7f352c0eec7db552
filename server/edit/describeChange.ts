import path from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { insideOf, unwrapped } from '../../src/build/content/visitFields';
import { frontMatterOf } from '../../src/build/written/frontMatter';
import { collectionSchemas, fields } from '../../src/content/schema';
import { jsonSchemas } from '../../src/content/schema/jsonSchemas';
import { isPicture } from './editPaths';

type Schema = z.core.$ZodType;

/** A file before and after a change; undefined where there was none, or is none any more. */
export type Edited = { path: string; before: Buffer | undefined; after: Buffer | undefined };

/** In characters: a value that is longer says less in a line than the name of its field. */
const longestValue = 60;

/**
 * What a change is in words, for a history that people read: one line, or where it is several changes,
 * a line that has the first of them, and one for each. Fields and files are called what their schemas call them.
 */
export function describeChange(files: readonly Edited[]): string {
  const described = files.map(describeFile);
  const changes = described.flat();
  // A picture goes along with what shows it.
  const main = files.flatMap(({ path: file }, index) =>
    isAlong(file) ? [] : (described[index] ?? []),
  );
  const [only] = main.length > 0 ? main : changes;
  const others = changes.filter((change) => change !== only);
  if (only !== undefined && (main.length === 1 || changes.length === 1))
    return [only, ...(others.length > 0 ? ['', ...others] : []), ''].join('\n');
  const [first = 'Change nothing'] = main.length > 0 ? main : changes;
  return [`${first}, and ${changes.length - 1} more`, '', ...changes, ''].join('\n');
}

/** Whether a file goes along with others: a picture, or what stays in view of pictures. */
const isAlong = (file: string) => isPicture(file) || file === 'content/pictures.json';

/** What became of a file, which is called as a person would: a sentence each. */
function describeFile({ path: file, before, after }: Edited): string[] {
  if (isPicture(file)) {
    const name = `the picture ${file.replace(/^pictures\//, '').replace(/\.[^.]+$/, '')}`;
    return [ofWhole(name, before, after) ?? `Change ${name}`];
  }
  const [old, now] = [before?.toString(), after?.toString()];
  return file.endsWith('.md') ? describeWritten(file, old, now) : describeJson(file, old, now);
}

/** What became of a file that was not there before, or is not any more. */
function ofWhole(name: string, before: unknown, after: unknown): string | undefined {
  if (before === undefined) return `Add ${name}`;
  return after === undefined ? `Take ${name} away` : undefined;
}

const labelOf = (schema: Schema): string | undefined => fields.get(unwrapped(schema).inner)?.label;

function describeJson(file: string, before?: string, after?: string): string[] {
  const own = file.replace(/^content\//, '').replace(/\.json$/, '');
  const schema = jsonSchemas.get(file);
  const label = (schema && labelOf(schema)) ?? file;
  const name = own.startsWith('labels/') ? `the labels of ${label}` : label;
  const whole = ofWhole(name, before, after);
  if (whole) return [whole];
  const [old, now] = [before, after].map(jsonOf);
  const changes = schema ? differences(schema, old, now, { file: name, key: own, schema }) : [];
  return orElse(changes, name, old, now);
}

const jsonOf = (text = ''): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What is said where no field differs that the schema knows. */
function orElse(changes: readonly string[], name: string, old: unknown, now: unknown): string[] {
  if (changes.length > 0) return [...changes];
  return [isSame(old, now) ? `Change how ${name} is written` : `Change ${name}`];
}

function describeWritten(file: string, before?: string, after?: string): string[] {
  const collection = path.posix.basename(path.posix.dirname(file));
  const schema = Object.entries(collectionSchemas).find(([name]) => name === collection)?.[1];
  const [old, now] = [before, after].map(writtenOf);
  const title = [now?.front, old?.front]
    .map((front): unknown => Reflect.get(Object(front), 'title'))
    .find((each) => typeof each === 'string');
  const kind = ((schema && labelOf(schema)) ?? 'text').toLowerCase();
  const name = `the ${kind} ${shown(title ?? path.posix.basename(file, '.md'))}`;
  const whole = ofWhole(name, before, after);
  if (whole) return [whole];
  const changes = schema
    ? differences(schema, old?.front, now?.front, { file: name, key: '', schema })
    : [];
  if (old?.body !== now?.body) changes.push(`Change the text of ${name}`);
  return orElse(changes, name, old?.front, now?.front);
}

function writtenOf(text = ''): { front: unknown; body: string } {
  const found = frontMatterOf(text);
  try {
    return { front: found && parse(found.yaml), body: found?.body ?? text };
  } catch {
    return { front: undefined, body: text };
  }
}

/** Where in a file a comparison is. */
type Place = {
  /** What the file is called. */
  file: string;
  /** Its name without extension, which is that of its one list, where it is a list. */
  key: string;
  schema: Schema;
  /** The entry of a list that it is in. */
  entry?: string;
};

/** How two values of a schema differ, a sentence for each field. */
function differences(schema: Schema, before: unknown, after: unknown, place: Place): string[] {
  if (!isObject(before) || !isObject(after)) return [];
  return insideOf(schema).flatMap(([key, child]) => {
    const [old, now] = [Reflect.get(before, key), Reflect.get(after, key)];
    if (isSame(old, now)) return [];
    if (Array.isArray(old) && Array.isArray(now)) {
      const isWhole = key === place.key && place.entry === undefined;
      const name = isWhole ? place.file : fieldName(key, child, schema, place);
      return listDifferences(child, old, now, { ...place, list: name });
    }
    if (isObject(old) && isObject(now)) return differences(child, old, now, place);
    return [fieldDifference(fieldName(key, child, schema, place), old, now)];
  });
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function fieldDifference(name: string, old: unknown, now: unknown): string {
  if (now === undefined) return `Take ${name} away`;
  if (old === undefined) return `Add ${name}${isShort(now) ? `: ${plain(now)}` : ''}`;
  return `Change ${name}${isShort(old) && isShort(now) ? `: ${plain(old)} to ${plain(now)}` : ''}`;
}

/**
 * “Telephone in Company”; with what it belongs to where another field of the file is called the same:
 * “Telephone of Breakdowns in Company”.
 */
function fieldName(key: string, child: Schema, parent: Schema, place: Place): string {
  const label = labelOf(child) ?? key;
  const isFirst = firstCalled(label, place.schema) === unwrapped(child).inner;
  const owner = place.entry ?? (isFirst ? undefined : labelOf(parent));
  const isFile = unwrapped(parent).inner === unwrapped(place.schema).inner;
  return `${label}${owner && (place.entry || !isFile) ? ` of ${owner}` : ''} in ${place.file}`;
}

/** The first field with a label in a file, outside of its lists. */
function firstCalled(label: string, schema: Schema): Schema | undefined {
  for (const [key, child] of insideOf(schema)) {
    if (key === '[]') continue;
    const found = labelOf(child) === label ? unwrapped(child).inner : firstCalled(label, child);
    if (found) return found;
  }
  return undefined;
}

function listDifferences(
  schema: Schema,
  before: readonly unknown[],
  after: readonly unknown[],
  { list, ...place }: Place & { list: string },
): string[] {
  const [, element] = insideOf(schema)[0] ?? [];
  const pairs = after.map((entry) => ({ entry, old: counterpart(entry, before) }));
  const added = pairs.filter(({ old }) => old === undefined);
  const kept = pairs.flatMap(({ entry, old }) => (old === undefined ? [] : [{ entry, old }]));
  const gone = before.filter((entry) => !kept.some(({ old }) => old === entry));
  const order = kept.map(({ old }) => before.indexOf(old));
  const isMoved = order.some((index, at) => at > 0 && index < (order[at - 1] ?? 0));
  return [
    ...added.map(({ entry }) => `Add ${nameOf(entry, element)} to ${list}`),
    ...gone.map((entry) => `Take ${nameOf(entry, element)} away from ${list}`),
    ...kept.flatMap(({ entry, old }) =>
      element && !isSame(entry, old)
        ? differences(element, old, entry, { ...place, entry: nameOf(old, element) })
        : [],
    ),
    ...(isMoved ? [`Change the order of ${list}`] : []),
  ];
}

/** What names an entry of a list, the surest first. */
const naming = ['id', 'model', 'name', 'title', 'category', 'question', 'query', 'text', 'what'];

/** The entry of a list that an entry was before: the same one, or the one of the same id or name. */
function counterpart(entry: unknown, before: readonly unknown[]): unknown {
  const same = before.find((each) => isSame(each, entry));
  if (same !== undefined || !isObject(entry)) return same;
  const key = naming.find((each) => typeof Reflect.get(entry, each) === 'string');
  return key === undefined
    ? undefined
    : before.find((each) => isObject(each) && Reflect.get(each, key) === Reflect.get(entry, key));
}

/** An entry as people call it; an id is that only where there is nothing else. */
function nameOf(entry: unknown, element: Schema | undefined): string {
  if (!isObject(entry)) return shown(entry);
  const key = [...naming.slice(1), 'id'].find(
    (each) => typeof Reflect.get(entry, each) === 'string',
  );
  if (key !== undefined && ['name', 'title', 'model', 'category'].includes(key))
    return plain(Reflect.get(entry, key));
  const kind = ((element && labelOf(element)) ?? 'entry').toLowerCase();
  return key === undefined ? `a ${kind}` : `the ${kind} ${shown(Reflect.get(entry, key))}`;
}

const shown = (value: unknown) => `“${plain(value)}”`;

/** A value as it can stand in a line. */
function plain(value: unknown): string {
  if (value === true) return 'yes';
  const line = String(value)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const characters = [...line];
  return characters.length > longestValue
    ? `${characters.slice(0, longestValue - 1).join('')}…`
    : line;
}

const isShort = (value: unknown) =>
  ['string', 'number', 'boolean'].includes(typeof value) &&
  [...String(value)].length <= longestValue;
