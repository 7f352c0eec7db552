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
  /** What Parcel's process gets in its environment besides this one's. */
  env?: NodeJS.ProcessEnv;
  /** Called once the first page can be asked for. */
  onReady?: () => void;
};

/**
 * `parcel serve` with hot reload for the site's folder, until it ends or is told to, and this process
 * with it. Throws a `PortError` where the port or the address cannot be used, a `BuildError` where the
 * project's folder cannot.
 */
export async function serveSite({ port, host, env: own, onReady }: ServeOptions): Promise<void> {
  expectUsableFolder();
  await freePort(port, host);
  // A form service set for deployment must not get what is typed here: `.env.development` rules.
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
    {
      stdio: 'inherit',
      env: {
        ...env,
        ...own,
        DRAFTS: '1',
        CONTENT_MODULES: await watchContent(siteFolder()),
        NODE_OPTIONS: `${env.NODE_OPTIONS ?? ''} ${nodeOptions}`,
      },
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => parcel.kill(signal));
  // However this process ends: a Parcel that is left keeps the port.
  process.on('exit', () => parcel.kill());
  if (onReady) firstAnswer(addressOf(host, port)).then(onReady);
  const [status, signal]: unknown[] = await once(parcel, 'exit');
  const stopped = signal === 'SIGINT' || signal === 'SIGTERM';
  // On Linux the watchers of folders keep Node running.
  process.exit(typeof status === 'number' ? status : Number(!stopped));
}

/** Waits until an address answers, which Parcel does once it has bundled. Ends with the process at the latest. */
async function firstAnswer(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url, { method: 'HEAD' }).catch(() => undefined);
    if (answer) return;
    await setTimeout(200);
  }
}
