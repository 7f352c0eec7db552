/**
 * `npm run preview`: builds the site with its form pointed at the embedded inbox (or at
 * `CONTACT_FORM_URL`) and serves it as production does, on http://localhost:4173 or `PORT`.
 */
import { inboxPath } from '../server/inbox';
import { inboxFile } from '../server/inboxFile';
import { BuildError } from './buildSite';
import { failWith } from './failWith';
import { startPreview } from './startPreview';

const usualPort = 4173;

function port(): number {
  const value = process.env.PORT;
  if (!value) return usualPort;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > 65_535) {
    throw new BuildError(`PORT is not a port number: "${value}"`);
  }
  return number;
}

async function main() {
  const { url } = await startPreview({
    formUrl: process.env.CONTACT_FORM_URL || inboxPath,
    port: port(),
    inboxFile,
  });
  console.log(`The site is at ${url}, the form inbox at ${url}${inboxPath}. Ctrl+C stops both.`);
}

main().catch(failWith(BuildError));
