/**
 * How many characters of a model's name only repeat its maker's: of Red Hat OpenShift "Red Hat ".
 * If all models begin with the first word of a maker such as "SINAMICS drives", that word counts.
 */
export function repeatedLength(maker: string, model: string, models: readonly string[]): number {
  const repeats = (name: string, begun: string) =>
    name.startsWith(`${begun} `) && name.length > begun.length + 1;
  if (repeats(model, maker)) return maker.length + 1;
  const [family = ''] = maker.split(' ');
  return models.every((name) => repeats(name, family)) ? family.length + 1 : 0;
}
