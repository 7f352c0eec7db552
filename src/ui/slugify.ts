/**
 * The id of a heading or panel: `PLCs & Controllers` becomes `plcs-controllers`, `Contrôle`
 * `controle`. Letters of other scripts stay, as fragments of addresses may have them (WHATWG URL).
 */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('đ', 'd')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
