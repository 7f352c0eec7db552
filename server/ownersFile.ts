import type { ServerResponse } from 'node:http';

/**
 * Keeps a file of the site's folder from running scripts on this origin, where they could read and
 * save as the editor does: a client's drawing may hold one. A PDF is left to the browser's viewer,
 * which does not start in a sandbox and runs no script as a part of a site.
 */
export function asOwnersFile(response: ServerResponse, address: string): void {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (!/\.pdf$/i.test(address)) response.setHeader('Content-Security-Policy', 'sandbox');
}
