import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { editorPath } from '../../src/build/editor/settings';
import { isAllowedHost } from '../allowedHost';

/** Whether an IP address is this machine's own, which nothing else can send from. */
export const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/i.test(address);

/**
 * Why a request may not reach the editor, whoever sends it; undefined where it may. Whoever can make this
 * server write can put a page on the company's site: what writes comes from the editor's own page, and
 * says so, as browsers do.
 */
export function whyNotAllowed({ method, headers, socket }: IncomingMessage): string | undefined {
  if (!isLoopback(socket.remoteAddress)) return 'The editor answers to this machine alone.';
  if (!isAllowedHost(headers.host)) return 'The editor answers at localhost alone.';
  const { origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
  const isOwn = (origin ?? `http://${headers.host}`) === `http://${headers.host}`;
  const isReading = method === 'GET' || method === 'HEAD';
  const isSame = site === 'same-origin' || (site === undefined && (isReading || origin));
  // Its address may be typed, or followed from anywhere.
  const isOpened = isReading && (site === 'none' || mode === 'navigate');
  if (!isOwn || !(isSame || isOpened)) return 'The editor answers to its own page alone.';
  if (!isReading && !/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? ''))
    return 'The editor is asked in JSON alone.';
  return undefined;
}

/** Compared as hashes, which are equally long, and in a time that tells nothing of where they differ. */
function isToken(given: string, token: string): boolean {
  const [one, other] = [given, token].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

/** Browsers tell hosts apart by name and not by port: two sites would sign each other out. */
const cookieOf = ({ socket }: IncomingMessage): string => `edit-${socket.localPort}`;

/**
 * Whether a request brings the token of this start, which only the terminal has shown: every account
 * of the machine can reach this port.
 */
export function isSignedIn(request: IncomingMessage, token: string): boolean {
  const cookies = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const beginning = `${cookieOf(request)}=`;
  return cookies.some(
    (pair) => pair.startsWith(beginning) && isToken(pair.slice(beginning.length), token),
  );
}

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
