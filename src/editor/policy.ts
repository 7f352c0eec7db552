/**
 * The Content-Security-Policy of the editor's page, which its preview, a frame without an address,
 * inherits. `connect` names the origins besides its own that it reads from and saves to.
 */
export const editorPolicy = (connect: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    // The preview has the styles of the site's pages, and a form places a picture's point by one.
    "style-src 'self' 'unsafe-inline'",
    // Pictures are shown as soon as they are chosen, before they are saved.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "frame-src 'self' blob: data:",
    // The preview names the site's address as its own.
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
