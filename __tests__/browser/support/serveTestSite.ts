/** Builds the site as `npm run preview` does, with an empty inbox of its own, and serves it. */
import { rm } from 'node:fs/promises';
import { startPreview } from '../../../scripts/startPreview';
import { inboxPath } from '../../../server/inbox';
import { testSite } from './testSite';

async function main() {
  await rm(testSite.inboxFile, { force: true });
  await startPreview({
    formUrl: inboxPath,
    port: testSite.port,
    inboxFile: testSite.inboxFile,
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
