/**
 * `npm run preview`: builds the site with its form pointed at the embedded inbox (or at
 * `CONTACT_FORM_URL`) and serves it as production does, on http://localhost:4173 or `PORT`.
 */
import { inboxPath } from '../server/inbox';
import { inboxFile } from '../server/inboxFile';
import { BuildError } from './buildSite';
import { failWith } from './failWith';
import { expectFreePort, PortError, portFromEnvironment } from './port';
import { startPreview } from './startPreview';

async function main() {
  const port = portFromEnvironment(4173);
  await expectFreePort(port);
  const formUrl = process.env.CONTACT_FORM_URL || inboxPath;
  const { url } = await startPreview({ formUrl, port, inboxFile });
  console.log(`The site is at ${url}, the form inbox at ${url}${inboxPath}. Ctrl+C stops both.`);
}

main().catch(failWith(BuildError, PortError));
