import { once } from 'node:events';
import { createServer } from 'node:net';

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

/** Throws a `PortError` where something listens already, before anybody waits for a build. */
export async function expectFreePort(port: number): Promise<void> {
  const probe = createServer().listen(port);
  try {
    await once(probe, 'listening');
  } catch (error) {
    const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw inUse ? new PortError(`Port ${port} is in use. Set PORT to another one.`) : error;
  }
  probe.close();
  await once(probe, 'close');
}

/** A port that nothing listens on now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (!address || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}
