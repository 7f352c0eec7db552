/**
 * How long after the first paint the font may still take the fallback's place, in ms. By then a page
 * is being read: a font that comes later would wrap lines anew under the reader's eyes, so it waits
 * for the next page. On slow 4G (150 ms, 1.6 Mbit/s) its 16 KB take a quarter of a second by themselves.
 */
export const fontPatience = 1000;
