import path from 'node:path';
import { Resolver } from '@parcel/plugin';

const prefix = '#content/';

/**
 * Finds `#content/NAME` in the folder that `src/generator/site.ts` has written and named. What the server
 * makes of the brand, such as `/brand/fonts.css`, is no file of the project: its address stays.
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
