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
