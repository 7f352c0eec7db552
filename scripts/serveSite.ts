import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
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

/** Parcel's cache: one that is broken, or of another version, may end it without a word. */
const cacheDir = '.parcel-cache';

type ServeOptions = {
  port: number;
  host: string;
  /** Added to the environment of Parcel's process. */
  env?: NodeJS.ProcessEnv;
  /** What only this server answers at a path: another program may hold the port for a moment. */
  proof?: { path: string; text: string };
  /** Called when the server has answered so. */
  onReady?: () => void;
};

/**
 * Runs `parcel serve` with hot reload for the site's folder, and ends with it. Rejects with a
 * `PortError` or a `BuildError` if the port, the address or the project's folder cannot be used.
 */
export async function serveSite(options: ServeOptions): Promise<void> {
  const { port, host, env: added, proof, onReady } = options;
  expectUsableFolder();
  await freePort(port, host);
  // Messages typed here must not reach the form service of the deployed site: `.env.development`
  // counts.
  const { CONTACT_FORM_URL: _, ...env } = process.env;
  // Read by `src/generator/written/frontMatter.ts`, here and in Parcel's process.
  process.env.DRAFTS = '1';
  const content = await watchContent(siteFolder());
  const start = () =>
    spawn(process.execPath, parametersOf(host, port), {
      // By the channel it sees that this process has ended, also one that was killed.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: {
        ...env,
        ...added,
        // Otherwise Parcel would keep what the shell says, and not read `.env.development`.
        NODE_ENV: 'development',
        DRAFTS: '1',
        CONTENT_MODULES: content,
        NODE_OPTIONS: `${env.NODE_OPTIONS ?? ''} ${nodeOptions}`,
      },
    });
  let parcel: ChildProcess | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => parcel?.kill(signal));
  // A Parcel that outlives this process would keep the port.
  process.on('exit', () => parcel?.kill());
  if (proof) proven(addressOf(host, port) + proof.path, proof.text).then(onReady);
  for (const next of ['Its cache is thrown away, and it is started once more.', '']) {
    parcel = start();
    const [status, signal]: unknown[] = await once(parcel, 'exit');
    // On Linux the watchers of folders keep Node running.
    if (status === 0 || signal === 'SIGINT' || signal === 'SIGTERM') process.exit(0);
    console.error(`Parcel has ended by itself (${signal ?? `status ${status}`}). ${next}`);
    await rm(cacheDir, { recursive: true, force: true });
  }
  process.exit(1);
}

/** The command line of `parcel serve`. */
const parametersOf = (host: string, port: number) => [
  'node_modules/parcel/lib/bin.js',
  'serve',
  '--config',
  './server/parcel/serve.parcelrc',
  '--cache-dir',
  cacheDir,
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
];

/** Waits until an address answers with a text: Parcel does so when it has bundled. */
export async function proven(url: string, text: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url, { redirect: 'error' }).catch(() => undefined);
    if ((await answer?.text().catch(() => '')) === text) return;
    await setTimeout(200);
  }
}
