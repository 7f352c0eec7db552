/**
 * A needless escape, or that of a slash, as a regular expression that JavaScript, nginx and Caddy
 * share, in any case: another spelling of an address (RFC 3986, 6.2.2.2) that has no page.
 */
export const needlessEscape = '%(?:2[DEF]|3[0-9]|[46][1-9A-F]|[57][0-9A]|5F|7E)';

/** Whether an address is spelled with such an escape. */
export const isNeedlesslyEscaped = (pathname: string) =>
  new RegExp(needlessEscape, 'i').test(pathname);

/** The one spelling of an address, whose letters may be escaped. */
export const withoutNeedlessEscapes = (pathname: string) =>
  canonicalPath(pathname.replace(new RegExp(needlessEscape, 'gi'), decodeURIComponent));

/**
 * The one spelling of an address: without `index`, `index.html`, `.html`, slashes or the full
 * stop of a sentence at its end.
 */
export function canonicalPath(pathname: string): string {
  const bare = pathname.replace(/^\/index$|(?:\/index)?\.html$|\.$/i, '').replace(/\/+$/, '');
  return bare.replace(/^\/+/, '/') || '/';
}
