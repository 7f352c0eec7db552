/**
 * Builds the site in the folder that `SITE` names, or the project's own, for the tests: never into
 * `dist/`, as its form posts to a test's service and might be deployed. With `REUSE_DIST` only if
 * it is not there yet. `tsx __tests__/site/support/buildSiteUnderTest.ts`
 */
import { existsSync } from 'node:fs';
import { BuildError, buildSite } from '../../../scripts/buildSite';
import { failWith } from '../../../scripts/failWith';
import { siteUnderTest } from '../../browser/support/testSite';

async function main() {
  if (process.env.REUSE_DIST && existsSync(siteUnderTest.outDir)) return;
  await buildSite(siteUnderTest);
}

main().catch(failWith(BuildError));
