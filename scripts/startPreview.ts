import { once } from 'node:events';
import { compressFolder } from '../server/compress';
import { createSiteServer } from '../server/siteServer';
import { buildSite } from './buildSite';

/** Where the previewed build lies: never in `dist/`, which must not hold a form that posts here. */
export const previewDir = '.build/preview';

type PreviewOptions = { formUrl: string; port: number; inboxFile: string };

/** Builds the site and serves it on a free port until the process ends. */
export async function startPreview({ formUrl, port, inboxFile }: PreviewOptions) {
  const serving = await buildSite({ formUrl, outDir: previewDir });
  await compressFolder(previewDir);
  const server = createSiteServer({ root: previewDir, serving, inboxFile });
  server.listen(port);
  await once(server, 'listening');
  return { server, url: `http://localhost:${port}` };
}
