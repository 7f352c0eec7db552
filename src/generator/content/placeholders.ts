/** A fact in a text: `{company.name}`, `{count.partners}`. */
const placeholder = /\{((?:company|count)\.[\w.]+)\}/g;

/** The values of placeholders, by the part before the first dot. */
export type Facts = { company: unknown; count: Record<string, number> };

/** Called with the path of a text and the placeholder that stands for nothing. */
type OnUnknown = (path: readonly PropertyKey[], name: string) => void;

function factAt(facts: Facts, name: string): string | undefined {
  let value: unknown = facts;
  for (const key of name.split('.')) value = Reflect.get(Object(value), key);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** A value with the placeholders of all its texts filled in; in a `href` as part of an address. */
export function fillFacts(
  value: unknown,
  facts: Facts,
  onUnknown: OnUnknown,
  path: readonly PropertyKey[] = [],
): unknown {
  if (typeof value === 'string')
    return value.replace(placeholder, (whole, name: string) => {
      const fact = factAt(facts, name);
      if (fact === undefined) onUnknown(path, whole);
      if (fact === undefined) return whole;
      if (path.at(-1) === 'href') return encodeURIComponent(fact);
      // No line ends within a number to call.
      return name.endsWith('telephone') ? fact.replaceAll(' ', '\u00a0') : fact;
    });
  if (Array.isArray(value))
    return value.map((each, index) => fillFacts(each, facts, onUnknown, [...path, index]));
  if (typeof value === 'object' && value)
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [
        key,
        fillFacts(each, facts, onUnknown, [...path, key]),
      ]),
    );
  return value;
}

/** A list in a file; empty where there is no such list. */
function listAt(value: unknown, key: string): unknown[] {
  const list: unknown = Reflect.get(Object(value), key);
  return Array.isArray(list) ? list : [];
}

/** The numbers that texts may give: `{count.partners}`. `file` reads a file of the content. */
export const countsOf = (file: (name: string) => unknown): Record<string, number> => ({
  partners: listAt(file('partners'), 'partners').length,
  services: listAt(file('services'), 'services').length,
  // Those of every maker, each time one is listed.
  models: listAt(file('technologies'), 'technologies')
    .flatMap((category) => listAt(category, 'brands'))
    .flatMap((brand) => listAt(brand, 'models')).length,
});
