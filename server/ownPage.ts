import { type IncomingHttpHeaders, type IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { isOfAnotherAccount } from './account';
import { isAllowedHost } from './allowedHost';
import { loopback } from './port';
import { addressIn } from './requests';

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
    if (event !== 'upgrade') return Reflect.apply(emit, this, [event, ...values]);
    const [request, socket] = values as [IncomingMessage, Duplex];
    // One that is closed roughly must not end the server.
    socket.on('error', () => {});
    if (!isOfOwnPage(request, listensOn)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return true;
    }
    const isTaken = Reflect.apply(emit, this, [event, ...values]);
    // Parcel's page sends nothing, and Parcel would end at a message that is not well formed.
    socket.removeAllListeners('data').resume();
    return isTaken;
  };
}

/** Parcel's own addresses: all but those of changed modules open files or show their text. */
const ofParcel = /^\/__parcel_/;
const ofTheMachine = /^\/__parcel_(?!hmr\/)/;

/** Escapes, of any depth, that a path may be taken for another one by: controls, `.`, `/`, `\`. */
const escapes = /%(25)*([01][\da-f]|2e|2f|5c|7f)/i;

/** Whether all that read a path take it for the same one: Parcel's parts do so differently. */
function isPlain(path: string): boolean {
  if (!/^\/(?!.*\/\/)/.test(path) || escapes.test(path) || !URL.canParse(path, 'http://localhost'))
    return false;
  return new URL(path, 'http://localhost').pathname === path;
}

/** Whether a request may be answered: Parcel's addresses are only for the server's own page. */
export function mayBeAnswered(request: IncomingMessage, listensOn: string): boolean {
  const path = addressIn(request);
  if (!isAllowedHost(request.headers.host, listensOn) || !isPlain(path)) return false;
  if (!ofParcel.test(path)) return true;
  const isOnNetwork = listensOn !== loopback && listensOn !== 'localhost';
  if (ofTheMachine.test(path) && (isOnNetwork || isOfAnotherAccount(request.socket))) return false;
  return isOfOwnPage(request, listensOn);
}
