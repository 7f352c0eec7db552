/**
 * `npm start`: `parcel serve` with hot reload on http://localhost:1234 or `PORT`, for this
 * machine alone or on `HOST`.
 */
import { once } from 'node:events';
import { watchContent } from '../server/contentWatch';
import {
  expectFreePort,
  hostFromEnvironment,
  loopback,
  PortError,
  portFromEnvironment,
} from '../server/port';
import { siteFolder } from '../src/build/site';
import { failWith } from './failWith';
import { spawnParcel } from './spawnParcel';

async function main() {
  const port = portFromEnvironment(1234);
  const host = hostFromEnvironment();
  await expectFreePort(port, host);
  // A form service set for deployment must not get what is typed here: `.env.development` rules.
  const { CONTACT_FORM_URL: _, ...env } = process.env;
  // Read by `src/build/written/frontMatter.ts`, here and in Parcel's process.
  process.env.DRAFTS = '1';
  const parcel = spawnParcel(
    [
      'serve',
      '--config',
      './server/parcel/serve.parcelrc',
      '--target',
      'site',
      '--dist-dir',
      '.build/serve',
      // Else any page that a developer visits could read the site and its inbox.
      '--no-cors',
      '--host',
      host,
      // The page is at this name, and asks its own origin alone.
      '--hmr-host',
      host === loopback ? 'localhost' : host,
      '--port',
      String(port),
    ],
    { ...env, DRAFTS: '1', CONTENT_MODULES: await watchContent(siteFolder()) },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => parcel.kill(signal));
  const [status, signal]: unknown[] = await once(parcel, 'exit');
  const stopped = signal === 'SIGINT' || signal === 'SIGTERM';
  // On Linux the watchers of folders keep Node running.
  process.exit(typeof status === 'number' ? status : Number(!stopped));
}

main().catch(failWith(PortError));
