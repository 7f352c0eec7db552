import { isIP } from 'node:net';
import { loopback } from './port';

/** Names of this machine that only it knows itself by. */
const localNames = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The addresses that stand for all of a machine's. */
const everyAddress = ['0.0.0.0', '::'];

/**
 * Whether a request names the server by a name of its own; `listensOn` is the address it listens
 * on. The owner of another name could lead it to this machine (DNS rebinding): for the browser
 * their page is then of the same origin and may read everything. An IP address cannot be led
 * elsewhere.
 */
export function isAllowedHost(host: string | undefined, listensOn: string = loopback): boolean {
  if (!host || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (localNames.test(hostname) || bare === listensOn) return true;
  return everyAddress.includes(listensOn) && isIP(bare) > 0;
}
