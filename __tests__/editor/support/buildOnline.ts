/**
 * Builds the site of a folder as it is published, and the files of hosts beside it in `OUT-hosts`.
 * `tsx __tests__/editor/support/buildOnline.ts FOLDER OUT`
 */
import { BuildError, buildSite } from '../../../scripts/buildSite';
import { failWith } from '../../../scripts/failWith';
import { testSite } from '../../browser/support/testSite';

async function main() {
  const [folder, outDir] = process.argv.slice(2);
  if (!folder || !outDir) throw new BuildError('Say which folder to build, and where to.');
  await buildSite({ folder, outDir, hostsDir: `${outDir}-hosts`, formUrl: testSite.formUrl });
}

main().catch(failWith(BuildError));
