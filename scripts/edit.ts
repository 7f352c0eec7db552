/**
 * `npm run edit`: `npm start` with the editor, on http://127.0.0.1:1234/edit/ or `PORT`. Only this
 * machine can open it, at the address that it prints.
 */
import { randomBytes } from 'node:crypto';
import {
  addressOf,
  hostFromEnvironment,
  loopback,
  PortError,
  portFromEnvironment,
} from '../server/port';
import { proofOf, proofPath } from '../src/editor/server/access';
import { BuildError } from '../src/generator/site';
import { failWith } from './failWith';
import { serveSite } from './serveSite';

/** A request that cannot be met; its message says what to do. */
class EditError extends Error {}

/** Throws an `EditError` for an address at which others on the network could change the site. */
function expectThisMachine(): void {
  const host = hostFromEnvironment();
  if (![loopback, '::1', 'localhost'].includes(host))
    throw new EditError(
      `HOST is ${host}, but the editor is only at localhost, where others on the network cannot change the site. Leave HOST out.`,
    );
}

async function main() {
  expectThisMachine();
  const port = portFromEnvironment(1234);
  // New at each start, and never an argument: every account of the machine could read it.
  const token = randomBytes(16).toString('hex');
  // Under the name localhost a browser may ask ::1 first, where another account may listen.
  const url = `http://${loopback}:${port}/edit/${token}/`;
  await serveSite({
    port,
    host: loopback,
    env: { EDIT_TOKEN: token },
    proof: { path: proofPath, text: proofOf(token) },
    onReady: () =>
      console.log(`The editor is at ${url} and the site at ${addressOf(loopback, port)}/`),
  });
}

main().catch(failWith(BuildError, EditError, PortError));
