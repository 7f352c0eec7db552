import type { Browser, Page } from '@playwright/test';
import { type Route, routes } from '../../src/routes';
import { hydrated } from '../hydrated';
import { type Measure, type PageRun, type ScoreName, scoreNames } from './lighthouse';
import { onPhone } from './phone';
import { referencePaths } from './references';
import { blockingTime, mainThreadTasks, traced, traceOf, withWholeTrace } from './trace';

/** What a load costs: Lighthouse's runs, and the blocking time of loads of their own, in ms. */
export type Load = { runs: PageRun[]; blocking: number[] };

/** The loads of the references, of every page, and of a peer where there is one. */
export type Loads = {
  empty: Load;
  /** Only its blocking time is a reference. */
  react: Load;
  pages: { route: Route; load: Load }[];
  peer: Load;
};

/** The CPU is slowed down by this factor, as Lighthouse's mobile preset does it. */
const slowdown = 4;

/** So many loads for blocking time to each of Lighthouse's: they are quicker, and differ more. */
const loadsEach = 2;

/** Lets a page come to rest: nothing is fetched any more, and nothing waits to be run. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((idle) => void requestIdleCallback(() => idle())));
}

/**
 * How long the main thread of a slow phone is blocked by a load, in ms, from the start of the
 * navigation until the page has come to rest. `settled` waits for what a page does after that.
 */
const blockingOf = (browser: Browser, url: string, settled: (page: Page) => Promise<void>) =>
  withWholeTrace(() =>
    onPhone(
      browser,
      async ({ page }) => {
        const events = await traced(browser, page, traceOf.tasks, async () => {
          await page.goto(url, { waitUntil: 'networkidle' });
          await settled(page);
        });
        return blockingTime(mainThreadTasks(events, url));
      },
      slowdown,
    ),
  );

type Addresses = { site: string; references: string; against: string | undefined };

/**
 * Loads everything `runs` times, in rounds that begin and end with the references: what the machine
 * does meanwhile happens to all of them.
 */
export async function measureLoads(
  browser: Browser,
  measure: Measure,
  { site, references, against }: Addresses,
  runs: number,
): Promise<Loads> {
  const nothing = (): Load => ({ runs: [], blocking: [] });
  const [empty, react, peer] = [nothing(), nothing(), nothing()];
  const pages = routes.map((route) => ({ route, load: nothing() }));
  const block = async (load: Load, url: string, settled = hydrated) => {
    for (let turn = 0; turn < loadsEach; turn += 1) {
      load.blocking.push(await blockingOf(browser, url, settled));
    }
  };
  const measureReferences = async () => {
    const url = references + referencePaths.empty;
    empty.runs.push(await measure(url, ['performance']));
    await block(empty, url, rest);
    await block(react, references + referencePaths.react);
  };
  for (let run = 0; run < runs; run += 1) {
    await measureReferences();
    // What the other categories look at is the same in every run.
    const categories: ScoreName[] = run === 0 ? [...scoreNames] : ['performance'];
    for (const { route, load } of pages) {
      load.runs.push(await measure(site + route.path, categories));
      await block(load, site + route.path);
    }
    if (against) {
      peer.runs.push(await measure(against, ['performance']));
      await block(peer, against, rest);
    }
    await measureReferences();
  }
  return { empty, react, pages, peer };
}
