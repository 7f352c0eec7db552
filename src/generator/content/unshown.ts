/**
 * Characters that no page can show and no feed may have (XML 1.0, 2.2): controls but for lines and
 * tabs, which are spaces, code points that are no characters, and halves of pairs.
 */
const forbidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufdd0-\ufdef\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** The first such character of a text, as it is called: `U+000B`. */
export function unshown(text: string): string | undefined {
  const [found] = forbidden.exec(text) ?? [];
  return found && `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}
