/** A list in a file; empty where there is no such list. */
function listAt(value: unknown, key: string): unknown[] {
  const list: unknown = Reflect.get(Object(value), key);
  return Array.isArray(list) ? list : [];
}

/** What texts may say the number of: `{count.partners}`. `file` gives what is in a file of the content. */
export const countsOf = (file: (name: string) => unknown): Record<string, number> => ({
  partners: listAt(file('partners'), 'partners').length,
  services: listAt(file('services'), 'services').length,
  // Those of every maker, each time one is listed.
  models: listAt(file('technologies'), 'technologies')
    .flatMap((category) => listAt(category, 'brands'))
    .flatMap((brand) => listAt(brand, 'models')).length,
});
