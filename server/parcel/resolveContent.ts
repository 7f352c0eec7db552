import path from 'node:path';
import { Resolver } from '@parcel/plugin';

const prefix = '#content/';

/**
 * Finds `#content/NAME` in the folder of modules that `CONTENT_MODULES` names. Addresses below
 * `/brand/` stay: the server makes these files.
 */
export default new Resolver({
  resolve({ specifier, options }) {
    if (specifier.startsWith('/brand/')) return { isExcluded: true };
    if (!specifier.startsWith(prefix)) return null;
    const folder = options.env.CONTENT_MODULES;
    if (!folder) throw new Error('CONTENT_MODULES is not set: build with npm run build.');
    return {
      filePath: path.join(folder, `${specifier.slice(prefix.length)}.json`),
      // Parcel's cache outlives the site that it was filled for.
      invalidateOnEnvChange: ['CONTENT_MODULES'],
    };
  },
});
