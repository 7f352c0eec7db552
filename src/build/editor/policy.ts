/** The Content-Security-Policy of the editor's page, which may ask `connect` besides its own origin. */
export const editorPolicy = (connect: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    // The preview has the styles of the site's pages in it.
    "style-src 'self' 'unsafe-inline'",
    // Pictures that somebody has chosen are shown before they are anywhere.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "frame-src 'self' blob: data:",
    // The preview, which lies in a frame without an address, names the site's as its own.
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
