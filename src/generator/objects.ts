/** The keys of an object that has none besides those of its type. */
export function keysOf<Key extends string>(value: Readonly<Record<Key, unknown>>): Key[];
export function keysOf(value: object): string[] {
  return Object.keys(value);
}

/** An object with some of another's properties: those of them that it has. */
export function pick<Value extends object, Key extends keyof Value>(
  value: Value,
  keys: readonly Key[],
): Pick<Value, Key>;
export function pick(value: object, keys: readonly PropertyKey[]): object {
  return Object.fromEntries(
    keys.filter((key) => key in value).map((key) => [key, Reflect.get(value, key)]),
  );
}

/** Every text in a value, however deep. */
export function* textsIn(value: unknown): Iterable<string> {
  if (typeof value === 'string') yield value;
  else if (value && typeof value === 'object')
    for (const part of Object.values(value)) yield* textsIn(part);
}
