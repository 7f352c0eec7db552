import { existsSync, readFileSync } from 'node:fs';
import type { Socket } from 'node:net';

/** What Linux knows of connections; other systems have no such files. */
const lists = ['/proc/net/tcp', '/proc/net/tcp6'];

/**
 * Whether a connection comes from another account of this machine, as far as its system says that;
 * root reads everything anyway.
 */
export function isOfAnotherAccount({ remotePort = 0, localPort = 0 }: Socket): boolean {
  const endOf = (port: number) => `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const trusted = ['0', String(process.getuid?.())];
  return lists
    .filter(existsSync)
    .flatMap((list) => readFileSync(list, 'utf8').split('\n'))
    .some((line) => {
      const [, from = '', to = '', , , , , account = ''] = line.trim().split(/\s+/);
      const isThis = from.endsWith(endOf(remotePort)) && to.endsWith(endOf(localPort));
      return isThis && !trusted.includes(account);
    });
}
