import { baseOf } from '../../../src/generator/belowBase';
import { readSite, siteFolder } from '../../../src/generator/site';
import { siteUnderTest } from '../../browser/support/testSite';

/** The site that was built: the project's own, or the one in `SITE`. */
export const site = readSite(siteFolder());

/** The folder that it was built into. */
export const { outDir: dist } = siteUnderTest;

const base = baseOf(site.content);

/** An address in a page, as the site knows it; what is outside of its folder is no file. */
export const within = (address: string): string =>
  `${address}/`.startsWith(`${base}/`) ? address.slice(base.length) : `outside: ${address}`;
