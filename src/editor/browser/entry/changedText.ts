import { applyEdits, type JSONPath, modify } from 'jsonc-parser';
import { parseDocument } from 'yaml';
import { withoutMark } from '../../../generator/readText';
import { isObject, isSame } from '../jsonValues';

/** A JSON text with a value put at a place; undefined takes away the one that is there. */
function put(text: string, path: JSONPath, value: unknown, isArrayInsertion = false): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  return applyEdits(text, modify(text, path, value, { formattingOptions, isArrayInsertion }));
}

/** A JSON text in which the value at a place becomes another: equal parts of the two stay. */
function changedAt(path: JSONPath, text: string, before: unknown, after: unknown): string {
  if (isSame(before, after)) return text;
  if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].reduce((now, key) => {
      const place = [...path, key];
      const isInBoth = key in before && key in after;
      return isInBoth
        ? changedAt(place, now, before[key], after[key])
        : put(now, place, after[key]);
    }, text);
  }
  // An empty list has no line of its own for an entry.
  if (Array.isArray(before) && Array.isArray(after) && before.length > 0 && after.length > 0)
    return changedListAt(path, text, before, after);
  return put(text, path, after);
}

/** Equal entries at the end stay; those before them are changed, taken away or put in. */
function changedListAt(path: JSONPath, text: string, before: unknown[], after: unknown[]): string {
  const shorter = Math.min(before.length, after.length);
  let same = 0;
  while (same < shorter && isSame(before.at(-1 - same), after.at(-1 - same))) same += 1;
  const changed = shorter - same;
  let now = text;
  for (let index = 0; index < changed; index += 1)
    now = changedAt([...path, index], now, before[index], after[index]);
  for (let index = before.length - same - 1; index >= changed; index -= 1)
    now = put(now, [...path, index], undefined);
  for (let index = changed; index < after.length - same; index += 1)
    now = put(now, [...path, index], after[index], true);
  return now;
}

/** The text of a JSON file for another value: only the places whose value differs change. */
export function changedJson(base: string | null, value: unknown): string {
  const text = withoutMark(base ?? '');
  return text
    ? changedAt([], text, JSON.parse(text), value)
    : `${JSON.stringify(value, null, 2)}\n`;
}

/** The text of a front matter for another value: only the fields whose value differs change. */
export function changedYaml(text: string, value: Record<string, unknown>): string {
  const document = parseDocument(text);
  const before: Record<string, unknown> = document.toJS() ?? {};
  for (const key of Object.keys(before)) if (!(key in value)) document.delete(key);
  // A text or a number replaces the one before, and so keeps the comment behind it.
  for (const [key, after] of Object.entries(value))
    if (!isSame(before[key], after))
      document.set(
        key,
        isObject(after) || Array.isArray(after) ? document.createNode(after) : after,
      );
  // A long text stays on its line, as it was written.
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
