import { serveBuild } from '../../../server/serveBuild';
import { FormService } from '../../browser/support/formService';
import { testSite } from '../../browser/support/testSite';
import type { Browser } from './browsers';
import { ScreenReader } from './screenReader';

/** A reader with a browser, the site it visits, and the service that receives its form. */
export type Visit = Awaited<ReturnType<typeof startVisit>>;

/**
 * Serves the build under test to a browser that Orca reads. `name` is the transcript's in
 * `reports/spoken/`. The form service is the browser's proxy, and so answers at the address that
 * the build posts to.
 */
export async function startVisit(name: string, browser: Browser) {
  const service = new FormService();
  await service.start();
  const { server, url } = await serveBuild(testSite.outDir);
  const reader = new ScreenReader(`${name}-${browser.toLowerCase()}`);
  const stop = async () => {
    await reader.stop();
    server.close().closeAllConnections();
    service.stop();
  };
  try {
    await reader.start(browser, service.port);
  } catch (error) {
    await stop();
    throw error;
  }
  const open = (address: string, heard?: RegExp) => reader.open(url + address, heard);
  return { reader, service, open, stop };
}
