/** Builds the site under test, unless `REUSE_DIST` asks for what `npm run built` has left in `dist/`. */
import { BuildError, buildSite } from '../../../scripts/buildSite';
import { failWith } from '../../../scripts/failWith';
import { testSite } from '../../browser/support/testSite';

async function main() {
  if (!process.env.REUSE_DIST) await buildSite(testSite);
}

main().catch(failWith(BuildError));
