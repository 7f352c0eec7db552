/** How many entries a list in a file has; 0 where there is no such list. */
function lengthAt(value: unknown, key: string): number {
  const list: unknown = Reflect.get(Object(value), key);
  return Array.isArray(list) ? list.length : 0;
}

/** The models of every maker in `content/technologies.json`, each time one is listed. */
function modelCount(technologies: unknown): number {
  const listIn = (value: unknown, key: string): unknown[] => {
    const list: unknown = Reflect.get(Object(value), key);
    return Array.isArray(list) ? list : [];
  };
  return listIn(technologies, 'technologies')
    .flatMap((category) => listIn(category, 'brands'))
    .reduce((sum: number, brand) => sum + lengthAt(brand, 'models'), 0);
}

/** What texts may say the number of: `{count.partners}`. `file` gives what is in a file of the content. */
export const countsOf = (file: (name: string) => unknown): Record<string, number> => ({
  partners: lengthAt(file('partners'), 'partners'),
  services: lengthAt(file('services'), 'services'),
  models: modelCount(file('technologies')),
});
