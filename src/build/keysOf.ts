/** The keys of an object that has none besides those of its type. */
export function keysOf<Key extends string>(value: Readonly<Record<Key, unknown>>): Key[];
export function keysOf(value: object): string[] {
  return Object.keys(value);
}
