import { createServer } from 'node:http';
import { listen } from '../../../server/port';
import { serveBuild } from '../../../server/serveBuild';
import { testSite } from '../../browser/support/testSite';

/** Serves the build under test (`playwright.engines.config.ts`) as production does, on a port of its own. */
export async function serveTestSite() {
  const { server: site } = await serveBuild(process.env.REUSE_DIST ? 'dist' : testSite.outDir);
  let fonts = Promise.resolve();
  const server = createServer(async (request, response) => {
    if (request.url?.endsWith('.woff2')) await fonts;
    site.emit('request', request, response);
  });
  const port = await listen(server, 0);
  return {
    url: `http://localhost:${port}`,
    /** Leaves every font without an answer until the function it returns is called. */
    holdFonts(): () => void {
      let release = () => {};
      fonts = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    close() {
      for (const each of [server, site]) {
        each.close();
        each.closeAllConnections();
      }
    },
  };
}

export type TestSite = Awaited<ReturnType<typeof serveTestSite>>;
