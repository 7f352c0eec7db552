import { addressOf, expectFreePort, listen, loopback } from '../server/port';
import { createSiteServer } from '../server/siteServer';
import { buildSite } from './buildSite';

type PreviewOptions = {
  formUrl: string;
  outDir: string;
  port: number;
  /** The address to listen on; this machine alone where none is given. */
  host?: string;
  inboxFile: string;
};

/**
 * Builds the site into a folder and serves it until the process ends. Throws a `BuildError` or a
 * `PortError`.
 */
export async function startPreview({
  formUrl,
  outDir,
  port,
  host = loopback,
  inboxFile,
}: PreviewOptions) {
  await expectFreePort(port, host);
  const serving = await buildSite({ formUrl, outDir });
  const server = createSiteServer({ root: outDir, serving, inboxFile, host });
  return { server, url: addressOf(host, await listen(server, port, host)) };
}
