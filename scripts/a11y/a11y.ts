/**
 * `npm run a11y`: walks the production build as a reviewer would and writes what was seen to
 * `reports/accessibility/index.html`, with what falls short on top. Exit status 1 if anything does.
 */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { inboxPath } from '../../server/inbox';
import { freePort } from '../../server/port';
import { pathOf } from '../../src/routes';
import { BuildError } from '../buildSite';
import { failWith } from '../failWith';
import { hydrated } from '../hydrated';
import { inBrowser } from '../inBrowser';
import { startPreview } from '../startPreview';
import { MissingError } from '../systemPackages';
import { measureHeadlines } from './headlines';
import { type HeadlineContrast, type ReviewOf, writeReport } from './report';
import { enoughForText, reach, review } from './review';
import { type ColourScheme, colourSchemes, furtherStates, pages, viewports } from './siteStates';

const folder = path.join('reports', 'accessibility');

/** As many pages are looked at side by side. */
const workers = availableParallelism();

async function reviewSite(browser: Browser, url: string): Promise<void> {
  const openPage = async (viewport: (typeof viewports)[number], colorScheme: ColourScheme) => {
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
    // tsx gives inner functions their names by a helper that does not travel to the page.
    await page.addInitScript('globalThis.__name = (value) => value');
    return page;
  };
  // In the order of the states, whichever worker is done first.
  const reviews: ReviewOf[] = [];
  const jobs = colourSchemes.flatMap((colourScheme) =>
    [...pages, ...furtherStates].flatMap((state) =>
      viewports.map((viewport) => ({ state, viewport, colourScheme })),
    ),
  );
  const queue = jobs.entries();
  const work = async () => {
    for (const [place, { state, viewport, colourScheme }] of queue) {
      const page = await openPage(viewport, colourScheme);
      await reach(page, url, state);
      const seen = await review(page);
      await page.close();
      reviews[place] = { ...seen, state, viewport, colourScheme };
      console.log(
        `${state.title}, ${viewport.width} px, ${colourScheme}: ${seen.shortfalls.length} fall short`,
      );
      for (const { criterion, what } of seen.shortfalls) console.log(`  ${criterion} ${what}`);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));

  const headlines: HeadlineContrast[] = [];
  for (const colourScheme of colourSchemes) {
    for (const viewport of viewports) {
      const page = await openPage(viewport, colourScheme);
      await page.goto(url + pathOf('home'));
      await hydrated(page);
      for (const { headline, ratio } of await measureHeadlines(page)) {
        headlines.push({ headline, ratio, width: viewport.width, colourScheme });
      }
      await page.close();
    }
  }

  await writeReport(folder, reviews, headlines);
  const short =
    reviews.flatMap(({ shortfalls }) => shortfalls).length +
    headlines.filter(({ ratio }) => ratio < enoughForText).length;
  console.log(`${short} fall short. The report: ${path.join(folder, 'index.html')}`);
  if (short > 0) process.exitCode = 1;
}

async function main() {
  const port = await freePort();
  await inBrowser({
    serve: () =>
      startPreview({
        formUrl: inboxPath,
        outDir: '.build/a11y-site',
        port,
        inboxFile: '.build/a11y-inbox.jsonl',
      }),
    use: reviewSite,
  });
}

main().catch(failWith(MissingError, BuildError));
