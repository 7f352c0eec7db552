import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isOfOwnPage } from '../../../server/ownPage';
import { loopback } from '../../../server/port';
import { editorPath } from '../settings';

const hashed = (text: string) => createHash('sha256').update(text).digest('hex');

/** Compares hashes, so that the time it takes does not reveal the first difference. */
const isToken = (given: string, token: string): boolean => hashed(given) === hashed(token);

/** Cookies ignore ports: two sites on one machine would sign each other out. */
const cookieOf = ({ socket }: IncomingMessage): string => `edit-${socket.localPort}`;

/** Whether a request has the token of this start: every account of the machine reaches the port. */
export const isSignedIn = (request: IncomingMessage, token: string): boolean =>
  (request.headers.cookie ?? '')
    .split('; ')
    .some((pair) => isToken(pair, `${cookieOf(request)}=${token}`));

/** The cookie that signs a browser in; undefined where the token that it gave is not this one. */
export const signingIn = (request: IncomingMessage, given: string | null, token: string) =>
  given !== null && isToken(given, token)
    ? `${cookieOf(request)}=${token}; HttpOnly; SameSite=Strict; Path=${editorPath}`
    : undefined;

/**
 * Why a request may not reach the editor; undefined where it may. A request that writes, and so can
 * put a page on the company's site, has to come from the editor's own page.
 */
export function whyNotAllowed(request: IncomingMessage, token: string): string | undefined {
  const { origin, 'sec-fetch-site': site = 'none', 'sec-fetch-mode': mode } = request.headers;
  // Its address may be typed, or be a link anywhere.
  const isFollowed = !origin && (site === 'none' || mode === 'navigate');
  if (!(request.method === 'GET' && isFollowed) && !isOfOwnPage(request, loopback))
    return 'The editor answers only to its own page.';
  if (isSignedIn(request, token)) return undefined;
  return 'Open the address that the terminal shows: it ends with /edit/?token=… and changes each time npm run edit starts.';
}
