import type { UserFlow } from 'lighthouse';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { browserFlags, findChromium } from '../chromium';

/** The window of the phone that Lighthouse measures on. */
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Uses a browser with this environment, and closes it however that goes. */
export async function inChromium(use: (browser: Browser) => Promise<void>, env = {}) {
  const options = { executablePath: findChromium() ?? '', defaultViewport: phone };
  const environment = { env: { ...process.env, ...env }, args: browserFlags };
  const browser = await puppeteer.launch({ ...options, ...environment });
  await use(browser).finally(() => browser.close());
}

type Use = (page: Page, flow: UserFlow) => Promise<void>;

/** Uses a page with an empty cache in a flow of Lighthouse's, and returns the flow's steps. */
export async function inFlow(browser: Browser, options: UserFlow.Options, use: Use) {
  // Published as an ES module only.
  const { startFlow } = await import('lighthouse');
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  // tsx gives inner functions their names by a helper that does not travel to the page.
  await page.evaluateOnNewDocument('globalThis.__name = (value) => value');
  const flow = await startFlow(page, options);
  await use(page, flow).finally(() => context.close());
  return (await flow.createFlowResult()).steps;
}
