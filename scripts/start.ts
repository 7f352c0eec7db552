/**
 * `npm start`: `parcel serve` with hot reload on http://localhost:1234 or `PORT`, only for this
 * machine unless `HOST` says otherwise.
 */
import { hostFromEnvironment, PortError, portFromEnvironment } from '../server/port';
import { BuildError } from '../src/generator/site';
import { failWith } from './failWith';
import { serveSite } from './serveSite';

async function main() {
  await serveSite({ port: portFromEnvironment(1234), host: hostFromEnvironment() });
}

main().catch(failWith(BuildError, PortError));
