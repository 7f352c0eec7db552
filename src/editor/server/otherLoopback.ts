import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { pipeline } from 'node:stream';
import { isOfAnotherAccount } from '../../../server/account';
import { loopback, PortError } from '../../../server/port';

/** A browser may try this address first for `localhost`. */
const other = '::1';

/**
 * Takes a port at the machine's other loopback address too, if it has one, and passes connections
 * on to the server at the first: browsers would take another program that listened there for the
 * editor. Throws a `PortError` if a program listens already.
 */
export async function holdOtherLoopback(port: number): Promise<void> {
  const server = createServer((socket) => {
    // The first server would take its connection for one of this account.
    if (isOfAnotherAccount(socket)) return void socket.destroy();
    pipeline(socket, connect(port, loopback), socket, () => {});
  });
  // It must not keep the process alive.
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
