import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { editorPath } from '../../src/build/editor/settings';
import { isAllowedHost, isLoopback } from '../allowedHost';
import { isOfOwnPage } from '../ownPage';
import { loopback } from '../port';

/**
 * Why a request may not reach the editor, whoever sends it; undefined where it may. Whoever can make this
 * server write can put a page on the company's site: what writes comes from the editor's own page.
 */
export function whyNotAllowed(request: IncomingMessage): string | undefined {
  const { method, headers, socket } = request;
  if (!isLoopback(socket.remoteAddress)) return 'The editor answers to this machine alone.';
  if (!isAllowedHost(headers.host)) return 'The editor answers at localhost alone.';
  const isReading = method === 'GET' || method === 'HEAD';
  const { origin, 'sec-fetch-site': site = 'none', 'sec-fetch-mode': mode } = headers;
  // Its address may be typed, or followed from anywhere.
  const isOpened = isReading && !origin && (site === 'none' || mode === 'navigate');
  if (!isOpened && !isOfOwnPage(request, loopback))
    return 'The editor answers to its own page alone.';
  if (!isReading && !/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? ''))
    return 'The editor is asked in JSON alone.';
  return undefined;
}

const hashed = (text: string) => createHash('sha256').update(text).digest();

/** Compared in a time that tells nothing of where the two differ. */
const isToken = (given: string, token: string) => timingSafeEqual(hashed(given), hashed(token));

/** Browsers tell hosts apart by name and not by port: two sites would sign each other out. */
const cookieOf = ({ socket }: IncomingMessage): string => `edit-${socket.localPort}`;

/** Whether a request brings the token of this start: every account of the machine can reach this port. */
export const isSignedIn = (request: IncomingMessage, token: string): boolean =>
  (request.headers.cookie ?? '').split('; ').some((pair) => {
    const [name, value = ''] = pair.split('=');
    return name === cookieOf(request) && isToken(value, token);
  });

/** The cookie that signs in whoever opens the address with the token in it; undefined for any other. */
export function signingIn(request: IncomingMessage, token: string): string | undefined {
  const given = new URL(request.url ?? '/', 'http://localhost').searchParams.get('token');
  return given !== null && isToken(given, token)
    ? `${cookieOf(request)}=${token}; HttpOnly; SameSite=Strict; Path=${editorPath}`
    : undefined;
}

/** What is said to whoever has not come by the address that the terminal shows. */
export const howToSignIn =
  'Open the address that the terminal shows: it ends with /edit/?token=… and is another each time that npm run edit begins.';
