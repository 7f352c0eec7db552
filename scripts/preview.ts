/**
 * `npm run preview`: builds the site with its form pointed at the embedded inbox (or at
 * `CONTACT_FORM_URL`) and serves it as production does, on http://localhost:4173 or `PORT`, only
 * for this machine unless `HOST` says otherwise.
 */
import { inboxFile, inboxPath } from '../server/inbox';
import {
  addressOf,
  freePort,
  hostFromEnvironment,
  listen,
  PortError,
  portFromEnvironment,
} from '../server/port';
import { createSiteServer } from '../server/siteServer';
import { BuildError, buildSite } from './buildSite';
import { failWith } from './failWith';
import { formUrlFromEnvironment } from './formUrl';

/** Never dist/: a build whose form goes to the inbox must not be deployed. */
const outDir = '.build/preview';

async function main() {
  const formUrl = formUrlFromEnvironment() ?? inboxPath;
  const port = portFromEnvironment(4173);
  const host = hostFromEnvironment();
  await freePort(port, host);
  const serving = await buildSite({ formUrl, outDir });
  const server = createSiteServer({ root: outDir, serving, inboxFile, host });
  const url = addressOf(host, await listen(server, port, host));
  const home = serving.base && `${serving.base}/`;
  console.log(
    `The site is at ${url}${home}, the form inbox at ${url}${inboxPath}. Ctrl+C stops both.`,
  );
}

main().catch(failWith(BuildError, PortError));
