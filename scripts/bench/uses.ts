import type { Browser } from '@playwright/test';
import { type ButtonAnswers, measureButton } from './answers';
import { type Growth, measureGrowth } from './growth';
import { measureSiteAnswers, type SiteAnswers } from './interactions';

/** The CPU is slowed down by these factors: as Lighthouse's mobile preset does it, and as a cheap phone. */
export const slowdowns = [4, 6] as const;
export type Slowdown = (typeof slowdowns)[number];

/** What was measured at one speed: the plain button before and after each round of the site. */
export type Use = { slowdown: Slowdown; button: ButtonAnswers[]; site: SiteAnswers[] };

/** Taps on the plain button before each round, and as many after it: a frame is a third of such an answer. */
const tapsEach = 5;

/** Uses the site in `runs` rounds at each speed; each begins and ends with the plain button. */
export async function measureUses(
  browser: Browser,
  { site, references }: { site: string; references: string },
  runs: number,
): Promise<{ uses: Use[]; growth: Growth }> {
  const uses = slowdowns.map((slowdown): Use => ({ slowdown, button: [], site: [] }));
  for (let run = 0; run < runs; run += 1) {
    console.error(`In use: round ${run + 1} of ${runs}`);
    for (const use of uses) {
      const tapButton = async () => {
        for (let tap = 0; tap < tapsEach; tap += 1) {
          use.button.push(await measureButton(browser, references, use.slowdown));
        }
      };
      await tapButton();
      use.site.push(await measureSiteAnswers(browser, site, use.slowdown));
      await tapButton();
    }
  }
  return { uses, growth: await measureGrowth(browser, site) };
}
