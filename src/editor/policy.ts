/**
 * The Content-Security-Policy of the editor's page, which its preview inherits: a frame without an address.
 * `connect` names the origins that it reads from and saves to besides its own.
 */
export const editorPolicy = (connect: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    // The preview has those of the site's pages in it, and a form says by them where a picture's point is.
    "style-src 'self' 'unsafe-inline'",
    // Pictures that somebody has chosen are shown before they are anywhere.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "frame-src 'self' blob: data:",
    // The preview names the site's address as its own.
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
