/**
 * Builds the site in the folder that `SITE` names, or the project's own, and serves it the way
 * production does; with `REUSE_DIST` it serves what `npm run built` has just built.
 */
import { BuildError, buildSite } from '../../../scripts/buildSite';
import { failWith } from '../../../scripts/failWith';
import { PortError } from '../../../server/port';
import { serveBuild } from '../../../server/serveBuild';
import { siteUnderTest } from './siteUnderTest';

async function main() {
  if (!process.env.REUSE_DIST) await buildSite(siteUnderTest);
  await serveBuild(siteUnderTest.outDir, siteUnderTest);
}

main().catch(failWith(BuildError, PortError));
