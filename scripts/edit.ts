/**
 * `npm run edit`: `npm start` with the editor, on http://localhost:1234/edit/ or `PORT`, for whoever opens
 * the address that it prints, on this machine alone.
 */
import { randomBytes } from 'node:crypto';
import {
  addressOf,
  freePort,
  hostFromEnvironment,
  loopback,
  PortError,
  portFromEnvironment,
} from '../server/port';
import { holdOtherLoopback } from '../src/editor/server/otherLoopback';
import { BuildError } from '../src/generator/site';
import { failWith } from './failWith';
import { serveSite } from './serveSite';

/** Something that was asked for and cannot be had; its message says what to do. */
class EditError extends Error {}

/** Throws an `EditError` for any option. */
function expectNoOptions([option]: readonly string[]): void {
  if (option !== undefined)
    throw new EditError(`npm run edit does not know “${option}”. It knows no options.`);
}

/** Throws an `EditError` for an address that others on the network could write to. */
function expectThisMachine(): void {
  const host = hostFromEnvironment();
  if (![loopback, '::1', 'localhost'].includes(host))
    throw new EditError(
      `HOST is ${host}, but the editor is at localhost alone, where nobody else on the network can change the site. Leave HOST out.`,
    );
}

async function main() {
  expectNoOptions(process.argv.slice(2));
  expectThisMachine();
  const port = portFromEnvironment(1234);
  await freePort(port);
  await holdOtherLoopback(port);
  // Another with each start, and in no argument, which every account of the machine could read.
  const token = randomBytes(16).toString('hex');
  const url = addressOf(loopback, port);
  await serveSite({
    port,
    host: loopback,
    env: { EDIT_TOKEN: token },
    onReady: () =>
      console.log(`The editor is at ${url}/edit/?token=${token} and the site at ${url}/`),
  });
}

main().catch(failWith(BuildError, EditError, PortError));
