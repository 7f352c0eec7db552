import type { z } from 'zod';
import { text } from '../../../content/schema/fields';
import { fieldsIn } from '../../../generator/content/fieldsIn';
import { keyIn, sameIn } from '../../../generator/content/overlay';

import type { Session } from '../session';
import { languageOf, schemaOf } from './contentFiles';
import { draftOf, type Entry } from './draft';

/** What the first language says, with its tag and its name. */
export type FirstLanguage = Partial<Entry> & { language: string; name: string };

/** What the first language says in a file of a further one; undefined for its own files. */
export function firstFor(
  file: string,
  { languages: [said], text }: Session,
): FirstLanguage | undefined {
  const { first, folder } = languageOf(file);
  return folder && said ? { ...said, ...draftOf(first, text(first)) } : undefined;
}

/** Whether a value says nothing. */
export const isEmpty = (value: unknown): boolean =>
  [value].flat().every((one) => one === undefined || one === '');

/** The value of one language for that at a place of another's: an entry goes by its name. */
export function counterpart(
  own: unknown,
  other: unknown,
  [key, ...rest]: readonly PropertyKey[],
): unknown {
  if (key === undefined) return other;
  const [here, there] = [own, other].map((value) => Reflect.get(Object(value), key));
  const isNamed = Array.isArray(own) && keyIn(here);
  return counterpart(here, isNamed ? sameIn(other, here) : there, rest);
}

/** How many texts of the first language's value a further language's lacks. */
export function missingTexts(schema: z.core.$ZodType, first: unknown, own: unknown): number {
  let count = 0;
  for (const { path, value, field } of fieldsIn(schema, first)) {
    // A list of texts may have fewer of them.
    const place = typeof path.at(-1) === 'number' ? path.slice(0, -1) : path;
    if (field?.isWords && value && isEmpty(counterpart(first, own, place))) count += 1;
  }
  return count;
}

/** The number of missing texts in words. */
export const textsMissing = (count: number): string =>
  count === 1 ? '1 text is missing' : `${count} texts are missing`;

const body = text();

/** How many texts a file of a further language lacks. */
export function missingIn(file: string, first: FirstLanguage, own: Entry): number {
  const schema = schemaOf(file);
  const inValue = schema ? missingTexts(schema, first.value, own.value) : 0;
  return inValue + missingTexts(body, first.body, own.body);
}
