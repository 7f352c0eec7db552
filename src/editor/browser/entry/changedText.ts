import { applyEdits, type JSONPath, modify } from 'jsonc-parser';
import { parseDocument } from 'yaml';
import { withoutMark } from '../../../generator/readText';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as JSON, in which the order of keys says nothing. */
const ordered = (value: unknown): string =>
  JSON.stringify(value, (_, own) => {
    if (!isObject(own)) return own;
    return Object.fromEntries(Object.entries(own).sort(([one], [two]) => (one < two ? -1 : 1)));
  });

/** Whether two values of JSON are the same. */
export const isSame = (one: unknown, other: unknown): boolean => ordered(one) === ordered(other);

type Edit = { path: JSONPath; value: unknown; inserts?: boolean };

/** What has to be done to make one value of JSON another, the last place of a list first. */
function editsBetween(before: unknown, after: unknown, path: JSONPath): Edit[] {
  if (isSame(before, after)) return [];
  if (isObject(before) && isObject(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) =>
      key in before && key in after
        ? editsBetween(before[key], after[key], [...path, key])
        : [{ path: [...path, key], value: after[key] }],
    );
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length > 0 && after.length > 0)
    return listEdits(before, after, path);
  return [{ path, value: after }];
}

function listEdits(before: unknown[], after: unknown[], path: JSONPath): Edit[] {
  if (before.length === after.length)
    return before.flatMap((value, index) => editsBetween(value, after[index], [...path, index]));
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const gone = before.slice(start, before.length - end);
  const come = after.slice(start, after.length - end);
  return [
    ...gone.map((_, index) => ({
      path: [...path, start + gone.length - 1 - index],
      value: undefined,
    })),
    ...come.map((value, index) => ({ path: [...path, start + index], value, inserts: true })),
  ];
}

/** The text of a JSON file for another value, changed only where the value is another; null where there was no file. */
export function changedJson(base: string | null, value: unknown): string {
  let changed = withoutMark(base ?? '');
  const edits = changed ? editsBetween(JSON.parse(changed), value, []) : [{ path: [], value }];
  for (const { path, value: own, inserts = false } of edits) {
    if (path.length === 0) return `${JSON.stringify(value, null, 2)}\n`;
    const formattingOptions = { insertSpaces: true, tabSize: 2 };
    const options = { formattingOptions, isArrayInsertion: inserts };
    changed = applyEdits(changed, modify(changed, path, own, options));
  }
  return changed;
}

/** The text of a front matter for another value, changed only in the fields whose value is another. */
export function changedYaml(text: string, value: Record<string, unknown>): string {
  const document = parseDocument(text);
  const before: Record<string, unknown> = document.toJS() ?? {};
  for (const key of Object.keys(before)) if (!(key in value)) document.delete(key);
  // A text or a number takes the place of the one before: a comment behind it stays.
  for (const [key, own] of Object.entries(value))
    if (!isSame(before[key], own))
      document.set(key, isObject(own) || Array.isArray(own) ? document.createNode(own) : own);
  // A long text stays on its line, as it was written.
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
