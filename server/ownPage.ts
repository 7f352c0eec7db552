import { type IncomingHttpHeaders, type IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { isAllowedHost } from './allowedHost';
import { loopback } from './port';

/** Whether the page that asks is of the server that it asks, by its `Origin` header. */
export const isOwnOrigin = ({ origin, host }: IncomingHttpHeaders): boolean =>
  origin?.replace(/^https?:\/\//, '') === host;

/** Whether a request comes from a page of this server: browsers say so, and no page can pretend to. */
export function isOfOwnPage({ headers }: IncomingMessage, listensOn: string): boolean {
  if (!isAllowedHost(headers.host, listensOn)) return false;
  if (headers.origin !== undefined) return isOwnOrigin(headers);
  return headers['sec-fetch-site'] === 'same-origin';
}

/**
 * Has the servers of this process refuse websockets to pages of others: Parcel's tells whoever connects of
 * each text that was changed, and asks for nothing.
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

/** What Parcel answers besides the site, some of which opens files and shows sources of the project. */
const ofParcel = '/__parcel_';
const ofTheMachine = /^\/__parcel_(launch_editor|source_root)/;

/** Whether a request may be answered: what is Parcel's own is for the page itself, and parts of it for no other machine. */
export function mayBeAnswered(request: IncomingMessage, listensOn: string): boolean {
  if (!isAllowedHost(request.headers.host, listensOn)) return false;
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (!pathname.startsWith(ofParcel)) return true;
  if (ofTheMachine.test(pathname) && listensOn !== loopback && listensOn !== 'localhost')
    return false;
  return isOfOwnPage(request, listensOn);
}
