import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { watchContent } from '../server/contentWatch';
import { addressOf, freePort, loopback } from '../server/port';
import { siteFolder } from '../src/generator/site';
import { expectUsableFolder } from './usableFolder';

/**
 * Node from 22.18 on reads `tailwind.config.ts` itself and warns that package.json names no module
 * type. With `"type": "module"` Parcel could no longer load `postcss.config.js` without a warning.
 */
const nodeOptions = '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON';

type ServeOptions = {
  port: number;
  host: string;
  /** Added to the environment of Parcel's process. */
  env?: NodeJS.ProcessEnv;
  /** Called when the server answers. */
  onReady?: () => void;
};

/**
 * Runs `parcel serve` with hot reload for the site's folder, and ends with it. Rejects with a
 * `PortError` or a `BuildError` if the port, the address or the project's folder cannot be used.
 */
export async function serveSite({ port, host, env: added, onReady }: ServeOptions): Promise<void> {
  expectUsableFolder();
  await freePort(port, host);
  // Messages typed here must not reach the form service of the deployed site: `.env.development`
  // counts.
  const { CONTACT_FORM_URL: _, ...env } = process.env;
  // Read by `src/generator/written/frontMatter.ts`, here and in Parcel's process.
  process.env.DRAFTS = '1';
  const parcel = spawn(
    process.execPath,
    [
      'node_modules/parcel/lib/bin.js',
      'serve',
      '--config',
      './server/parcel/serve.parcelrc',
      '--target',
      'site',
      '--dist-dir',
      '.build/serve',
      // Otherwise any page that a developer visits could read the site and its inbox.
      '--no-cors',
      '--host',
      host,
      // The page has this host name, and asks only its own origin.
      '--hmr-host',
      host === loopback ? 'localhost' : host,
      '--port',
      String(port),
    ],
    {
      stdio: 'inherit',
      env: {
        ...env,
        ...added,
        DRAFTS: '1',
        CONTENT_MODULES: await watchContent(siteFolder()),
        NODE_OPTIONS: `${env.NODE_OPTIONS ?? ''} ${nodeOptions}`,
      },
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => parcel.kill(signal));
  // A Parcel that outlives this process would keep the port.
  process.on('exit', () => parcel.kill());
  if (onReady) firstAnswer(addressOf(host, port)).then(onReady);
  const [status, signal]: unknown[] = await once(parcel, 'exit');
  const stopped = signal === 'SIGINT' || signal === 'SIGTERM';
  // On Linux the watchers of folders keep Node running.
  process.exit(typeof status === 'number' ? status : Number(!stopped));
}

/** Waits until an address answers: Parcel does so when it has bundled. */
async function firstAnswer(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url, { method: 'HEAD' }).catch(() => undefined);
    if (answer) return;
    await setTimeout(200);
  }
}
