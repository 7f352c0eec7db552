/**
 * How much of a model's name only repeats its maker's, in characters: below "Red Hat", Red Hat
 * OpenShift is OpenShift. Where the maker is a family whose name goes on, such as "SINAMICS drives",
 * the word before that, as long as all of its models begin with it.
 */
export function repeatedLength(maker: string, model: string, models: readonly string[]): number {
  const repeats = (name: string, begun: string) =>
    name.startsWith(`${begun} `) && name.length > begun.length + 1;
  if (repeats(model, maker)) return maker.length + 1;
  const [family = ''] = maker.split(' ');
  return models.every((each) => repeats(each, family)) ? family.length + 1 : 0;
}
