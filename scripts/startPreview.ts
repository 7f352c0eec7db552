import { expectFreePort, listen } from '../server/port';
import { createSiteServer } from '../server/siteServer';
import { buildSite } from './buildSite';

type PreviewOptions = { formUrl: string; outDir: string; port: number; inboxFile: string };

/**
 * Builds the site into a folder and serves it until the process ends. Throws a `BuildError` or a
 * `PortError`.
 */
export async function startPreview({ formUrl, outDir, port, inboxFile }: PreviewOptions) {
  await expectFreePort(port);
  const serving = await buildSite({ formUrl, outDir });
  const server = createSiteServer({ root: outDir, serving, inboxFile });
  return { server, url: `http://localhost:${await listen(server, port)}` };
}
