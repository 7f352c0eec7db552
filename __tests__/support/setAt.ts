/** Sets a value within others, at a path such as `sections[0].title` or `sections.0.title`. */
export function setAt(root: unknown, place: string, value: unknown): void {
  const keys = place.match(/[^.[\]]+/g) ?? [];
  const last = keys.pop() ?? '';
  const parent = keys.reduce((part, key) => Reflect.get(Object(part), key), root);
  Reflect.set(Object(parent), last, value);
}
