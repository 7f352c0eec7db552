import { type IncomingHttpHeaders, type IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { isAllowedHost } from './allowedHost';
import { loopback } from './port';

/** Whether the page that asks is of the server that it asks, by its `Origin` header. */
export const isOwnOrigin = ({ origin, host }: IncomingHttpHeaders): boolean =>
  origin?.replace(/^https?:\/\//, '') === host;

/** Whether a request comes from a page of this server, by headers that no page can forge. */
export function isOfOwnPage({ headers }: IncomingMessage, listensOn: string): boolean {
  if (!isAllowedHost(headers.host, listensOn)) return false;
  if (headers.origin !== undefined) return isOwnOrigin(headers);
  return headers['sec-fetch-site'] === 'same-origin';
}

/**
 * Has the servers of this process refuse websockets to other sites' pages: Parcel's sends each
 * changed text to every page that connects.
 */
export function guardWebsockets(listensOn: string): void {
  const { emit } = Server.prototype;
  Server.prototype.emit = function guarded(
    this: Server,
    event: string | symbol,
    ...values: unknown[]
  ) {
    const [request, socket] = values as [IncomingMessage, Duplex];
    if (event !== 'upgrade' || isOfOwnPage(request, listensOn))
      return Reflect.apply(emit, this, [event, ...values]);
    socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
    return true;
  };
}

/** Parcel's own addresses; some of them open files and show sources of the project. */
const ofParcel = '/__parcel_';
const ofTheMachine = /^\/__parcel_(launch_editor|source_root)/;

/** Whether a request may be answered: Parcel's addresses are only for the server's own page. */
export function mayBeAnswered(request: IncomingMessage, listensOn: string): boolean {
  if (!isAllowedHost(request.headers.host, listensOn)) return false;
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (!pathname.startsWith(ofParcel)) return true;
  if (ofTheMachine.test(pathname) && listensOn !== loopback && listensOn !== 'localhost')
    return false;
  return isOfOwnPage(request, listensOn);
}
