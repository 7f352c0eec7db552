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

/**
 * So many loads for blocking time to each of Lighthouse's: they are quicker, and differ more. What all
 * are judged by has to be the most certain.
 */
const loadsEach = { page: 3, reference: 5 };

/** Waits until a page is at rest. */
type Rest = (page: Page) => Promise<void>;

/** One without React: nothing is fetched any more, and nothing waits to be run. */
const plainRest: Rest = async (page) => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise<void>((idle) => void requestIdleCallback(() => idle())));
};

const reactRest: Rest = async (page) => {
  await page.waitForLoadState('networkidle');
  await hydrated(page);
};

/** A peer's may never stop fetching: what it has done by then, in ms, is its load. */
const peerPatience = 10_000;

const peerRest: Rest = (page) =>
  page.waitForLoadState('networkidle', { timeout: peerPatience }).catch(() => {});

/**
 * How long the main thread of a slow phone is blocked by a load, in ms, from the start of the
 * navigation until the page is at rest.
 */
const blockingOf = (browser: Browser, url: string, rest: Rest) =>
  withWholeTrace(() =>
    onPhone(
      browser,
      async ({ page }) => {
        let address = url;
        const events = await traced(browser, page, traceOf.tasks, async () => {
          const response = await page.goto(url);
          // A peer may send its visitors on.
          address = response?.url() ?? url;
          await rest(page);
        });
        return blockingTime(mainThreadTasks(events, address));
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
  const block = async (load: Load, url: string, rest = reactRest, times = loadsEach.page) => {
    for (let turn = 0; turn < times; turn += 1) {
      load.blocking.push(await blockingOf(browser, url, rest));
    }
  };
  const measureReferences = async () => {
    const url = references + referencePaths.empty;
    empty.runs.push(await measure(url, ['performance']));
    await block(empty, url, plainRest);
    await block(react, references + referencePaths.react, reactRest, loadsEach.reference);
  };
  for (let run = 0; run < runs; run += 1) {
    console.error(`Loads: round ${run + 1} of ${runs}`);
    await measureReferences();
    // What the other categories look at is the same in every run.
    const categories: ScoreName[] = run === 0 ? [...scoreNames] : ['performance'];
    for (const { route, load } of pages) {
      load.runs.push(await measure(site + route.path, categories));
      await block(load, site + route.path);
    }
    if (against) {
      peer.runs.push(await measure(against, ['performance']));
      await block(peer, against, peerRest);
    }
    await measureReferences();
  }
  return { empty, react, pages, peer };
}
