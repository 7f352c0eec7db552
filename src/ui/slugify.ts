/** The id of a heading or panel: `PLCs & Controllers` becomes `plcs-controllers`. */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
