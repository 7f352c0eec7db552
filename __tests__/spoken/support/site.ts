import { rm } from 'node:fs/promises';
import { serveBuild } from '../../../server/serveBuild';
import { FormService } from '../../browser/support/formService';
import { testSite } from '../../browser/support/testSite';
import type { Browser } from './browsers';
import { ScreenReader } from './screenReader';

/** A reader with a browser, the site it visits, and the form service that the site's form posts to. */
export type Visit = {
  reader: ScreenReader;
  service: FormService;
  open: (path: string) => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Serves the build under test to a browser that Orca reads. `name` is that of the transcript in
 * `reports/spoken/`. The form service is the browser's proxy, and so has the name that the build
 * posts to.
 */
export async function startVisit(name: string, browser: Browser): Promise<Visit> {
  const service = new FormService();
  await service.start();
  const { inboxFile } = testSite;
  await rm(inboxFile, { force: true });
  const { server, url } = await serveBuild(testSite.outDir, { inboxFile });
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await service.stop();
  };
  const reader = await ScreenReader.start({
    browser,
    name: `${name}-${browser.toLowerCase()}`,
    proxyPort: service.port,
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    reader,
    service,
    open: (path) => reader.open(url + path),
    async stop() {
      await reader.stop();
      await stop();
    },
  };
}
