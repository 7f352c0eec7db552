import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isOfOwnPage } from '../../../server/ownPage';
import { loopback } from '../../../server/port';
import { editorPath } from '../settings';

const hashed = (text: string) => createHash('sha256').update(text).digest('hex');

/** The address at which the editor's server proves what it is, and its answer for a token. */
export const proofPath = `${editorPath}proof`;
export const proofOf = (token: string): string => hashed(`The editor of ${token}`);

/**
 * The end of an address that has the token of this start in it: `api/save` of
 * `/edit/TOKEN/api/save`; undefined for any other. Every account of the machine reaches the port,
 * and a cookie would be sent to the programs at all other ports too. Compares hashes, so that the
 * time it takes does not reveal the first difference.
 */
export function endOf(address: string, token: string): string | undefined {
  const [given = '', ...parts] = address.slice(editorPath.length).split('/');
  return hashed(given) === hashed(token) ? parts.join('/') : undefined;
}

/**
 * Whether a request may come from where it does. One that writes, and so can put a page on the
 * company's site, has to come from the editor's own page.
 */
export function mayAsk(request: IncomingMessage): boolean {
  const { origin, 'sec-fetch-site': site = 'none', 'sec-fetch-mode': mode } = request.headers;
  // Its address may be typed, or be a link anywhere.
  const isFollowed = !origin && (site === 'none' || mode === 'navigate');
  return (request.method === 'GET' && isFollowed) || isOfOwnPage(request, loopback);
}
