import path from 'node:path';
import { Transformer } from '@parcel/plugin';

/** The file beside the modules of the content that says what is wrong with it. */
export const problemsFile = 'problems.json';

/**
 * Parcel validates what it has built anew. This leaves a module as it is, but has it built whenever
 * the content was checked again, and at every start, where Parcel's cache may hold all modules already.
 */
export default new Transformer({
  transform({ asset, options }) {
    asset.invalidateOnFileChange(path.join(options.env.CONTENT_MODULES ?? '', problemsFile));
    asset.invalidateOnStartup();
    return [asset];
  },
});
