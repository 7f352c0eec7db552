/** Builds the site as `npm run preview` does, with an empty inbox of its own, and serves it. */
import { rm } from 'node:fs/promises';
import { BuildError } from '../../../scripts/buildSite';
import { failWith } from '../../../scripts/failWith';
import { startPreview } from '../../../scripts/startPreview';
import { inboxPath } from '../../../server/inbox';
import { PortError } from '../../../server/port';
import { testSite } from './testSite';

async function main() {
  const { port, outDir, inboxFile } = testSite;
  await rm(inboxFile, { force: true });
  await startPreview({ formUrl: inboxPath, outDir, port, inboxFile });
}

main().catch(failWith(BuildError, PortError));
