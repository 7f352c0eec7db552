/**
 * `npm run edit`: `npm start` with the editor, on http://localhost:1234/edit/ or `PORT`, for this machine
 * alone. With `-- --commit` each save is a commit.
 */
import { isLoopback } from '../server/edit/fromThisMachine';
import { addressOf, hostFromEnvironment, PortError, portFromEnvironment } from '../server/port';
import { BuildError } from '../src/build/site';
import { failWith } from './failWith';
import { serveSite } from './serveSite';

/** Something that was asked for and cannot be had; its message says what to do. */
class EditError extends Error {}

/** Whether each save is to be a commit. Throws an `EditError` for any other option. */
function commitFrom(options: readonly string[]): boolean {
  const unknown = options.find((option) => option !== '--commit');
  if (unknown !== undefined)
    throw new EditError(
      `npm run edit does not know “${unknown}”. It knows one option: npm run edit -- --commit makes each save a commit.`,
    );
  return options.length > 0;
}

/** Throws an `EditError` for an address that others on the network could write to. */
function hostForThisMachine(): string {
  const host = hostFromEnvironment();
  if (host === 'localhost' || isLoopback(host)) return host;
  throw new EditError(
    `HOST is ${host}, but the editor is for this machine alone: everybody on the network could change the site. Leave HOST out.`,
  );
}

async function main() {
  const commit = commitFrom(process.argv.slice(2));
  const host = hostForThisMachine();
  const port = portFromEnvironment(1234);
  const url = addressOf(host, port);
  await serveSite({
    port,
    host,
    env: { EDIT: '1', EDIT_COMMIT: commit ? '1' : '' },
    onReady: () => console.log(`The editor is at ${url}/edit/ and the site at ${url}/`),
  });
}

main().catch(failWith(BuildError, EditError, PortError));
