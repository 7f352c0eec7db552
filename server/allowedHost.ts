import { isIP } from 'node:net';
import { loopback } from './port';

/** Names of this machine, for itself alone. */
const own = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The addresses that stand for all of a machine's. */
const everyAddress = ['0.0.0.0', '::'];

/**
 * Whether a request is for a server by a name that is its own; `listensOn` is the address it listens on.
 * A page of another name, whose owner leads that name to this machine (DNS rebinding), is of the same
 * origin for the browser and could read everything. An IP address cannot be led elsewhere.
 */
export function isAllowedHost(host: string | undefined, listensOn: string = loopback): boolean {
  if (!host || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (own.test(hostname) || bare === listensOn) return true;
  return everyAddress.includes(listensOn) && isIP(bare) > 0;
}
