import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** A port that cannot be used; its message says which and what to do. */
export class PortError extends Error {}

/** The port from the environment, or the usual one. Throws a `PortError` for what is no port. */
export function portFromEnvironment(usual: number): number {
  const value = process.env.PORT;
  if (!value) return usual;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new PortError(`PORT is not a port number: "${value}"`);
  }
  return port;
}

const reasons: Record<string, string> = {
  EADDRINUSE: 'is in use',
  EACCES: 'is not allowed to you',
};

/**
 * Makes a server listen and returns its port; for port 0 the system chooses a free one. Throws a
 * `PortError` if the port cannot be used.
 */
export async function listen(server: Server, port: number): Promise<number> {
  server.listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = reasons[code];
    throw reason ? new PortError(`Port ${port} ${reason}. Set PORT to another one.`) : error;
  }
  const address = server.address();
  return address && typeof address === 'object' ? address.port : port;
}

/** Throws a `PortError` where something listens already, before anybody waits for a build. */
export async function expectFreePort(port: number): Promise<void> {
  const probe = createServer();
  await listen(probe, port);
  probe.close();
  await once(probe, 'close');
}

/** A port that nothing listens on now. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, 0);
  probe.close();
  await once(probe, 'close');
  return port;
}
