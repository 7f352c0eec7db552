import { telephoneHref } from '../../features/contact-details/telephoneHref';

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

/**
 * A value with the placeholders of all its texts filled in; in a `href` as part of an address, in
 * the `body` of a written page a number as a link.
 */
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
      if (!name.endsWith('telephone')) return fact;
      // No line ends within a number to call.
      const number = fact.replaceAll(' ', '\u00a0');
      return path.at(-1) === 'body' ? `[${number}](${telephoneHref(fact)})` : number;
    });
  if (typeof value !== 'object' || !value) return value;
  const fill = (each: unknown, key: PropertyKey) =>
    fillFacts(each, facts, onUnknown, [...path, key]);
  return Array.isArray(value)
    ? value.map(fill)
    : Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fill(each, key)]));
}

/** How many there are of something, by the keys of the lists that lead to it. */
const countAt = (file: unknown, ...keys: readonly string[]): number =>
  keys.reduce<unknown[]>(
    (all, key) => all.flatMap((each): unknown => Reflect.get(Object(each), key) ?? []),
    [file],
  ).length;

/** The numbers that texts may give: `{count.partners}`. `file` reads a file of the content. */
export const countsOf = (file: (name: string) => unknown): Record<string, number> => ({
  partners: countAt(file('partners'), 'partners'),
  services: countAt(file('services'), 'services'),
  // Those of every maker, each time one is listed.
  models: countAt(file('technologies'), 'technologies', 'brands', 'models'),
});
