import { serveBuild } from '../../../server/serveBuild';
import { testSite } from '../../browser/support/testSite';

/** Serves the build under test (`playwright.engines.config.ts`) as production does, on a port of its own. */
export async function serveTestSite() {
  const { server, url } = await serveBuild(testSite.outDir);
  return {
    url,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

export type TestSite = Awaited<ReturnType<typeof serveTestSite>>;
