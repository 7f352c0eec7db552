/** Serves what `buildCompany.ts` has built the way production does, with an empty inbox of its own. */
import { rm } from 'node:fs/promises';
import { failWith } from '../../../scripts/failWith';
import { PortError } from '../../../server/port';
import { serveBuild } from '../../../server/serveBuild';
import { testSite } from './testSite';

async function main() {
  await rm(testSite.inboxFile, { force: true });
  await serveBuild(testSite.outDir, testSite);
}

main().catch(failWith(PortError));
