import { readSite, siteFolder } from '../../../src/build/site';

/** The site that was built: the project's own, or the one in `SITE`. */
export const site = readSite(siteFolder());

/** Where it was built. */
export const dist = process.env.DIST ?? 'dist';
