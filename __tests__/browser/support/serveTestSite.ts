/**
 * Serves the site under test, with an empty inbox of its own: a new build, or with `REUSE_DIST`
 * what `npm run built` has just left in `dist/`.
 */
import { rm } from 'node:fs/promises';
import { BuildError } from '../../../scripts/buildSite';
import { failWith } from '../../../scripts/failWith';
import { startPreview } from '../../../scripts/startPreview';
import { PortError } from '../../../server/port';
import { serveBuild } from '../../../server/serveBuild';
import { testSite } from './testSite';

async function main() {
  await rm(testSite.inboxFile, { force: true });
  if (process.env.REUSE_DIST) await serveBuild('dist', testSite);
  else await startPreview(testSite);
}

main().catch(failWith(BuildError, PortError));
