import { readSite, siteFolder } from '../../../src/build/site';
import { testSite } from '../../browser/support/testSite';

/** Where the build of the site lies, and where it is served and its form posts to. */
export const siteUnderTest = {
  ...testSite,
  folder: siteFolder(),
  outDir: process.env.REUSE_DIST ? 'dist' : '.build/site-under-test',
  inboxFile: '.build/site-inbox.jsonl',
};

/** The site in the folder that `SITE` names, or the project's own, as the build reads it. */
export const { content, modules, routes, notFound, allRoutes } = readSite(siteUnderTest.folder);
