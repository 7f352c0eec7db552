import { type Browser, PredefinedNetworkConditions } from 'puppeteer-core';
import { deviceWith } from '../../__tests__/browser/support/deviceWith';
import { familyNames } from '../../src/generator/brand/deviceFamilies';
import { isInstalled } from '../deviceFonts';
import { firstFlightBytes } from '../firstFlight';
import { loadRows } from './budgets';
import { inChromium, inFlow } from './phone';
import { add } from './table';

/** Marks when React has taken over the header and heading, and when the hero's Swiper runs. */
function markMoments() {
  const mark = (name: string, happened: () => boolean): unknown =>
    happened() ? performance.mark(name) : requestAnimationFrame(() => mark(name, happened));
  const taken = (place: string) =>
    Object.keys(document.querySelector(place) ?? {}).some((key) => key.startsWith('__reactProps'));
  mark('react', () => taken('main h1') && taken('header a'));
  mark('swiper', () => document.querySelector('main .swiper-initialized') !== null);
}

/** Adds the figures of a load over slow 4G, with the CPU at a quarter. */
async function addLoad(browser: Browser, column: string, url: string) {
  const flags = { throttlingMethod: 'devtools', disableFullPageScreenshot: true } as const;
  const steps = await inFlow(browser, { flags }, async (page, flow) => {
    // Nothing plays: Lighthouse waits until the page is at rest.
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.evaluateOnNewDocument(markMoments);
    await flow.navigate(url);
  });
  for (const { lhr } of steps)
    for (const { name, read } of loadRows) if (read) add(name, column, read(lhr));
}

/** Adds how far a page moves when its own font comes, after the first paint. */
async function addShift(browser: Browser, column: string, url: string, width: number) {
  const page = await browser.newPage();
  await page.setCacheEnabled(false);
  await page.setViewport({ width, height: 900, isMobile: width < 1000 });
  await page.emulateNetworkConditions(PredefinedNetworkConditions['Slow 4G']);
  await page.goto(url, { waitUntil: 'networkidle0' });
  const shifts = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().map((entry) => Number(Reflect.get(entry, 'value')));
  });
  const moved = shifts.reduce((sum, shift) => sum + shift, 0);
  add(`layout shift, ${width} px`, column, moved);
  await page.close();
}

/** Loads every page `runs` times, in rounds that begin and end with the references. */
export async function measureLoads(pages: [string, string][], references: string, runs: number) {
  const empty = ['the empty page', `${references}/empty`] as const;
  const react = ['React alone', `${references}/react`] as const;
  for (const [id, url] of pages) add('first view, KB', id, (await firstFlightBytes(url)) / 1000);
  await inChromium(async (browser) => {
    for (let run = 0; run < runs; run += 1)
      for (const [column, url] of [empty, react, ...pages, react, empty])
        await addLoad(browser, column, url);
  });
  // On devices with one other font each; all pages at once, as moving is no matter of time.
  for (const family of familyNames.filter(isInstalled)) {
    const fonts = await deviceWith(family, `.build/bench/${family}`);
    await inChromium(async (browser) => {
      for (const width of [360, 412, 1440])
        await Promise.all(pages.map(([id, url]) => addShift(browser, id, url, width)));
    }, fonts);
  }
}
