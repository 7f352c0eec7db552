/**
 * `npm run preview`: builds the site with its form pointed at the embedded inbox (or at
 * `CONTACT_FORM_URL`) and serves it as production does, on http://localhost:4173 or `PORT`, for
 * this machine alone or on `HOST`.
 */
import { inboxPath } from '../server/inbox';
import { inboxFile } from '../server/inboxFile';
import { hostFromEnvironment, PortError, portFromEnvironment } from '../server/port';
import { BuildError } from './buildSite';
import { failWith } from './failWith';
import { formUrlFromEnvironment } from './formUrl';
import { startPreview } from './startPreview';

async function main() {
  const { url } = await startPreview({
    formUrl: formUrlFromEnvironment() ?? inboxPath,
    // Never dist/: a build whose form goes to the inbox must not be deployed.
    outDir: '.build/preview',
    port: portFromEnvironment(4173),
    host: hostFromEnvironment(),
    inboxFile,
  });
  console.log(`The site is at ${url}, the form inbox at ${url}${inboxPath}. Ctrl+C stops both.`);
}

main().catch(failWith(BuildError, PortError));
