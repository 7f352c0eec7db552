import type { ServerResponse } from 'node:http';

/**
 * Has what somebody has put into the site's folder run no script on this origin, where it could read and
 * save as the editor does: a drawing of a client's may hold one. A PDF is left to the browser's viewer,
 * which does not begin where it is sandboxed, and whose scripts are of no site.
 */
export function asOwnersFile(response: ServerResponse, address: string): void {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (!/\.pdf$/i.test(address)) response.setHeader('Content-Security-Policy', 'sandbox');
}
