const printableAscii = Array.from({ length: 0x7f - 0x20 }, (_, index) =>
  String.fromCharCode(0x20 + index),
).join('');

/**
 * The characters in the site's two font files. The macrons of te reo Māori are a file of their own,
 * which browsers fetch only on a page that has one (`unicode-range` in `styles/fonts.css`).
 */
export const fontCharacters = {
  latin: `${printableAscii}\u00a0©°·×Ééöü–—‘’“”…`,
  macrons: 'ĀāĒēĪīŌōŪū',
};
