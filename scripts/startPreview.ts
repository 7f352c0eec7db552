import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { compressFolder } from '../server/compress';
import { createSiteServer } from '../server/siteServer';
import { BuildError, buildSite } from './buildSite';

/** Where the previewed build lies: never in `dist/`, which must not hold a form that posts here. */
export const previewDir = '.build/preview';

type PreviewOptions = { formUrl: string; port: number; inboxFile: string };

/** Builds and serves the site until the process ends. Throws a `BuildError` for a port in use. */
export async function startPreview({ formUrl, port, inboxFile }: PreviewOptions) {
  const serving = await buildSite({ formUrl, outDir: previewDir });
  await compressFolder(previewDir);
  const server = createSiteServer({ root: previewDir, serving, inboxFile });
  server.listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new BuildError(`Port ${port} is in use. Set PORT to another one.`);
    }
    throw error;
  }
  const address: AddressInfo | string | null = server.address();
  const bound = address && typeof address === 'object' ? address.port : port;
  return { server, url: `http://localhost:${bound}` };
}
