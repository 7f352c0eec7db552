/** What only programs are written with. Somebody who types it sees it in the system's font. */
const codeSigns = new Set('<[]{}\\^`|~');

const asciiOfTexts = Array.from({ length: 0x7f - 0x20 }, (_, index) =>
  String.fromCharCode(0x20 + index),
)
  .filter((character) => !codeSigns.has(character))
  .join('');

/**
 * The characters in the site's two font files. The macrons of te reo Māori are a file of their own,
 * which browsers fetch only on a page that has one (`unicode-range` in `styles/fonts.css`).
 */
export const fontCharacters = {
  latin: `${asciiOfTexts}\u00a0©°·×Ééöü–—‘’“”…`,
  macrons: 'ĀāĒēĪīŌōŪū',
};
