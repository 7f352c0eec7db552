import type { IncomingMessage } from 'node:http';
import { isAllowedHost } from '../allowedHost';

/** Whether an IP address is this machine's own, which nothing else can send from. */
export const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/i.test(address);

/**
 * Why a request may not edit; undefined where it may. Whoever can make this server write can put a page
 * on the company's site, so that besides the machine the page that asks has to be the editor's own: one
 * of another site that is open in the same browser is not.
 */
export function whyNotAllowed({ method, headers, socket }: IncomingMessage): string | undefined {
  if (!isLoopback(socket.remoteAddress)) return 'The editor answers to this machine alone.';
  if (!isAllowedHost(headers.host)) return 'The editor answers at localhost alone.';
  if (headers.origin !== undefined && headers.origin !== `http://${headers.host}`)
    return 'The editor answers to its own page alone.';
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin')
    return 'The editor answers to its own page alone.';
  if (method !== 'POST') return 'The editor is asked by POST alone.';
  // A page of another site cannot send this type without asking first, which nothing here allows.
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? ''))
    return 'The editor is asked in JSON alone.';
  return undefined;
}
