/** The scripts of living languages that are read from right to left (ISO 15924). */
const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

/**
 * The `dir` of what is in a language; undefined where it runs from left to right, as it does
 * without one. By its script, as not every Node that builds the site has `getTextInfo`.
 */
export const directionOf = (language: string) =>
  rightToLeft.includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : undefined;
