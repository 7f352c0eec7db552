import { readSite, siteFolder } from '../../../src/generator/site';
import { siteUnderTest } from '../../browser/support/testSite';

/** The site that was built: the project's own, or the one in `SITE`. */
export const site = readSite(siteFolder());

/** The folder that it was built into. */
export const { outDir: dist } = siteUnderTest;
