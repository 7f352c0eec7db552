import type { Browser } from '@playwright/test';
import type { DescribedRoute } from '../../src/build/content/routes';
import { readSite, siteFolder } from '../../src/build/site';
import { blockingOf } from './blocking';
import { firstFlightBytes } from './firstFlight';
import { type LighthouseRun, runLighthouse } from './lighthouse';
import { type Kind, type Load, loadOf } from './loads';
import { referencePaths } from './references';

/** Where what is measured is served; `young` and `wordy` are over a link of young connections. */
type Addresses = { site: string; references: string; young: string; wordy: string };

/** What was measured of a page; blocking in ms, and how many bytes are sent until its first view is there. */
export type PageLoads = {
  route: DescribedRoute;
  loads: Load[];
  blocking: number[];
  firstFlight: number;
  lighthouse: LighthouseRun;
};

/** What was measured of all loads: React alone's blocking in ms, `wordy` is home with more words. */
export type Paint = {
  empty: Load[];
  react: number[];
  pages: PageLoads[];
  young: Load[];
  wordy: Load[];
};

/** How often each is loaded in a round: what others are judged by has to be the most certain. */
const loadsEach = { blocking: 3, empty: 2, reactAlone: 5, wordy: 5 };

async function times(count: number, load: () => Promise<unknown>): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await load();
}

/**
 * Loads everything `runs` times, in rounds that begin and end with the references: what the machine
 * does meanwhile happens to all of them.
 */
export async function measurePaint(
  browser: Browser,
  debuggingPort: number,
  { site, references, young, wordy }: Addresses,
  runs: number,
): Promise<Paint> {
  console.error('Loads: Lighthouse');
  const paint: Paint = { empty: [], react: [], pages: [], young: [], wordy: [] };
  for (const route of readSite(siteFolder()).routes) {
    const url = site + route.path;
    const lighthouse = await runLighthouse(url, debuggingPort);
    const firstFlight = await firstFlightBytes(url);
    paint.pages.push({ route, loads: [], blocking: [], firstFlight, lighthouse });
  }
  const loadReferences = async () => {
    const { empty, react } = referencePaths;
    await times(loadsEach.empty, async () =>
      paint.empty.push(await loadOf(browser, references + empty, 'plain')),
    );
    await times(loadsEach.reactAlone, async () =>
      paint.react.push(await blockingOf(browser, references + react, 'react')),
    );
  };
  for (let run = 0; run < runs; run += 1) {
    console.error(`Loads: round ${run + 1} of ${runs}`);
    await loadReferences();
    for (const { route, loads, blocking } of paint.pages) {
      const url = site + route.path;
      const kind: Kind = route.id === 'home' ? 'hero' : 'react';
      loads.push(await loadOf(browser, url, kind));
      await times(loadsEach.blocking, async () =>
        blocking.push(await blockingOf(browser, url, kind)),
      );
    }
    await times(loadsEach.wordy, async () => {
      paint.young.push(await loadOf(browser, young, 'react', { slow4G: false }));
      paint.wordy.push(await loadOf(browser, wordy, 'react', { slow4G: false }));
    });
    await loadReferences();
  }
  return paint;
}
