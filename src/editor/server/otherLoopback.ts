import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { pipeline } from 'node:stream';
import { loopback, PortError } from '../../../server/port';

/** A browser may try this address first for `localhost`. */
const other = '::1';

/**
 * Holds a port at the machine's other loopback address too, and leads to the server at the first: else a
 * program of somebody else's could listen there, and be what browsers take for it. Where the machine has
 * no such address, nobody can. Throws a `PortError` where another program listens there already.
 */
export async function holdOtherLoopback(port: number): Promise<void> {
  const server = createServer((socket) => {
    pipeline(socket, connect(port, loopback), socket, () => {});
  });
  // Whatever it serves ends before it.
  server.unref().listen(port, other);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(Object(error).code)) return;
    throw new PortError(
      `Port ${port} is in use at ${other}: browsers would take that program for the editor. Set PORT to another one.`,
    );
  }
}
