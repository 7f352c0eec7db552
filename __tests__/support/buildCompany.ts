/**
 * Makes the pictures of the tests' company and builds it into a folder of its own, once for all
 * tests; with `REUSE_DIST` only if it is not there yet. `tsx __tests__/support/buildCompany.ts`
 */
import { existsSync } from 'node:fs';
import { BuildError, buildSite } from '../../scripts/buildSite';
import { failWith } from '../../scripts/failWith';
import { testSite } from '../browser/support/testSite';
import { makePictures } from './makePictures';

async function main() {
  await makePictures(testSite.folder);
  if (process.env.REUSE_DIST && existsSync(testSite.outDir)) return;
  await buildSite(testSite);
}

main().catch(failWith(BuildError));
