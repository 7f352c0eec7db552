export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as JSON, with the keys of objects in one order. */
const ordered = (value: unknown): string =>
  JSON.stringify(value, (_, part) => {
    if (!isObject(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([one], [two]) => (one < two ? -1 : 1)));
  });

/** Whether two values are the same in JSON; the order of keys has no meaning. */
export const isSame = (one: unknown, other: unknown): boolean => ordered(one) === ordered(other);
