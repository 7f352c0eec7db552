import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Parcel } from '@parcel/core';
import { assetsPath, type Bundles } from '../src/generator/bundles';

/** Parcel opens a cache even if it is to use none, and a broken one ends it without a word. */
const cacheDir = '.build/parcel-cache';

/**
 * Has Parcel make the scripts, styles and fonts that browsers load, with this process's `NODE_ENV`
 * and `CONTACT_FORM_URL`, for a site with this `base` (`baseOf`). Rejects if Parcel fails, after it
 * has printed the reason.
 */
export async function bundleSite(base: string): Promise<Bundles> {
  await rm(cacheDir, { recursive: true, force: true });
  const parcel = new Parcel({
    // The target in package.json has a stylesheet for a second source. If all sources were HTML,
    // the addresses of chunks would be in an import map of Parcel's page, which no visitor gets.
    entries: [path.resolve('.')],
    defaultConfig: require.resolve('@parcel/config-default'),
    additionalReporters: [{ packageName: '@parcel/reporter-cli', resolveFrom: __filename }],
    mode: 'production',
    logLevel: 'warn',
    // It saves little here, and a cache of older sources can break a build.
    shouldDisableCache: true,
    cacheDir,
    shouldAutoInstall: false,
    defaultTargetOptions: { publicUrl: base + assetsPath, shouldScopeHoist: true },
    env: process.env,
  });
  const { bundleGraph } = await parcel.run();
  const bundles = bundleGraph.getBundles();
  return {
    scripts: bundles.filter(({ type }) => type === 'js').map(({ filePath }) => filePath),
    madeOf: (source) => {
      const made = bundles.find(
        (bundle) => bundle.getMainEntry()?.filePath === path.resolve(source),
      );
      if (!made) throw new Error(`Parcel has made nothing of ${source}.`);
      return made.filePath;
    },
  };
}
