/** The one spelling of an address: without `index`, `index.html`, `.html` or slashes at its end. */
export function canonicalPath(pathname: string): string {
  const bare = pathname.replace(/^\/index$|(?:\/index)?\.html$/, '').replace(/\/+$/, '');
  return bare.replace(/^\/+/, '/') || '/';
}
