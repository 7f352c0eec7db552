import type { Browser, Page } from '@playwright/test';
import { hydrated } from '../hydrated';
import { onPhone, painted } from './phone';

/** Whether React takes a page over, and starts its hero's Swiper. */
export type Kind = 'plain' | 'react' | 'hero';

/** Waits until a page is at rest. */
export async function atRest(page: Page, kind: Kind): Promise<void> {
  await page.waitForLoadState('networkidle');
  if (kind !== 'plain') await hydrated(page);
  if (kind === 'hero') await page.locator('main .swiper-initialized').first().waitFor();
}

/** What the browser has noted of a page so far. */
export async function seenOn(page: Page) {
  await painted(page);
  return page.evaluate(() => {
    const entries = (type: string) => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type, buffered: true });
      return observer.takeRecords();
    };
    const shifts = entries('layout-shift').filter((entry) => !Reflect.get(entry, 'hadRecentInput'));
    const [firstPaint] = performance.getEntriesByName('first-contentful-paint');
    return {
      firstPaint: firstPaint?.startTime ?? Number.NaN,
      largestPaint: entries('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
      shift: shifts.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0),
    };
  });
}

/** When React has taken over the header and the page's heading. */
const takenOver = () =>
  ['main h1', 'header a'].every((place) =>
    Object.keys(document.querySelector(place) ?? {}).some((key) => /^__reactProps/.test(key)),
  ) && performance.now();

const swiperRuns = () =>
  document.querySelector('main .swiper-initialized') !== null && performance.now();

/** The frame, in ms, in which something first holds in the page. */
async function frameOf(page: Page, when: () => number | false): Promise<number> {
  const time = await page.waitForFunction(when);
  return Number(await time.jsonValue());
}

/** Loads a page on a phone with the CPU at a quarter; times are in ms, NaN for what there is not. */
export const loadOf = (browser: Browser, url: string, kind: Kind, { slow4G = true } = {}) =>
  onPhone(browser, { slowdown: 4, slow4G }, async (page) => {
    await page.goto(url, { waitUntil: 'commit' });
    const [react, swiper] = await Promise.all([
      kind === 'plain' ? Number.NaN : frameOf(page, takenOver),
      kind === 'hero' ? frameOf(page, swiperRuns) : Number.NaN,
    ]);
    await atRest(page, kind);
    return { takenOver: react, swiper, ...(await seenOn(page)) };
  });

export type Load = Awaited<ReturnType<typeof loadOf>>;
