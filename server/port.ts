import { once } from 'node:events';
import { createServer, isIPv6, type Server } from 'node:net';

/** The address that servers of this project listen on by default: only this machine gets in. */
export const loopback = '127.0.0.1';

/** A port or an address that cannot be used; its message says which and what to do. */
export class PortError extends Error {}

/** The port from the environment, or the usual one. Throws a `PortError` for what is no port. */
export function portFromEnvironment(usual: number): number {
  const value = process.env.PORT;
  if (!value) return usual;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new PortError(`PORT is not a port number: "${value}"`);
  return port;
}

/** The address to listen on: `HOST` from the environment, or this machine's own. */
export const hostFromEnvironment = () => process.env.HOST || loopback;

/** The URL by which a person on this machine reaches a server. */
export function addressOf(host: string, port: number): string {
  if ([loopback, '0.0.0.0', '::', '::1'].includes(host)) return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

const reasons: Record<string, string> = {
  EADDRINUSE: 'is in use',
  EACCES: 'is not allowed to you',
};

/**
 * Makes a server listen and returns its port; for port 0 the system chooses a free one. Throws a
 * `PortError` if the port or the address cannot be used.
 */
export async function listen(server: Server, port: number, host = loopback): Promise<number> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = String(Object(error).code);
    if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code))
      throw new PortError(`HOST is no address of this machine: "${host}"`);
    const reason = reasons[code];
    throw reason ? new PortError(`Port ${port} ${reason}. Set PORT to another one.`) : error;
  }
  const address = server.address();
  return address && typeof address === 'object' ? address.port : port;
}

/**
 * A port that no server listens on: the wanted one, or one that the system chooses. Throws a
 * `PortError` for one that is taken, before a person waits for a build.
 */
export async function freePort(wanted = 0, host = loopback): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, wanted, host);
  probe.close();
  await once(probe, 'close');
  return port;
}
