/**
 * How many characters of a model's name only repeat its maker's: below "Red Hat", Red Hat OpenShift
 * is OpenShift. Of a family's longer name, such as "SINAMICS drives", the first word counts, if all
 * of its models begin with it.
 */
export function repeatedLength(maker: string, model: string, models: readonly string[]): number {
  const repeats = (name: string, begun: string) =>
    name.startsWith(`${begun} `) && name.length > begun.length + 1;
  if (repeats(model, maker)) return maker.length + 1;
  const [family = ''] = maker.split(' ');
  return models.every((name) => repeats(name, family)) ? family.length + 1 : 0;
}
