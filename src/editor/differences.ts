import type { z } from 'zod';
import { isSame } from './changedText';
import { readable } from './entryText';
import { nameOf } from './form/blank';
import type { Path } from './form/fieldProps';
import { placeInWords } from './form/placeInWords';

/** A place at which two versions of a file differ, with what each says there. */
export type Difference = { place: string; theirs: string; mine: string };

/** A value in the words of its form. */
function inWords(value: unknown): string {
  if (value === undefined || value === null) return '–';
  if (Array.isArray(value)) return value.map((each) => nameOf(each) ?? '–').join(', ') || '–';
  if (typeof value === 'object') return nameOf(value) ?? '–';
  return value === true ? 'yes' : String(value);
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Where two versions of a JSON file or of a page differ, place by place; as a whole where one cannot be read. */
export function differences(
  { file, schema }: { file: string; schema: z.core.$ZodType },
  theirs: string,
  mine: string,
): Difference[] {
  const [their, my] = [readable(file, theirs), readable(file, mine)];
  if (!their || !my) return [{ place: 'The whole file', theirs, mine }];
  const [theirValue, myValue]: unknown[] = [JSON.parse(their.entry), JSON.parse(my.entry)];
  const found: Difference[] = [];
  const compare = (one: unknown, other: unknown, path: Path) => {
    if (isSame(one, other)) return;
    const sameLength = !Array.isArray(one) || !Array.isArray(other) || one.length === other.length;
    if (isBranch(one) && isBranch(other) && sameLength) {
      for (const key of new Set([...Object.keys(one), ...Object.keys(other)]))
        compare(Reflect.get(one, key), Reflect.get(other, key), [
          ...path,
          Array.isArray(one) ? Number(key) : key,
        ]);
      return;
    }
    const place = placeInWords(schema, other === undefined ? theirValue : myValue, path);
    found.push({ place, theirs: inWords(one), mine: inWords(other) });
  };
  compare(theirValue, myValue, []);
  if (their.body !== my.body)
    found.push({ place: 'Text', theirs: their.body ?? '', mine: my.body ?? '' });
  return found;
}
