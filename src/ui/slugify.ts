import { bare } from './bare';

/**
 * The id of a heading or panel: `PLCs & Controllers` becomes `plcs-controllers`, `Contrôle`
 * `controle`. Letters of other scripts stay, as fragments of addresses may have them (WHATWG URL).
 */
export const slugify = (text: string): string =>
  bare(text.toLowerCase())
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
