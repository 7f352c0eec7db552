import type { Browser } from '@playwright/test';
import { type Route, routes } from '../../src/routes';
import { hydrated } from '../hydrated';
import { painted } from './answers';
import { onPhone } from './phone';

const routeChanges = 200;
const warmUp = 100;

/** How much the heap and the number of nodes grow over many route changes, in %. */
export type Growth = { heap: number; nodes: number; routeChanges: number };

/** Goes from page to page of the main navigation, and counts before and after. */
export const measureGrowth = (browser: Browser, origin: string): Promise<Growth> =>
  onPhone(browser, async ({ page, session }) => {
    const pages: readonly Route[] = routes;
    const names = pages.flatMap(({ navLabel }) => navLabel ?? []);
    const nav = page.getByRole('navigation', { name: 'Main' });
    const visit = async (times: number) => {
      // The first of them is where the visit begins.
      for (let turn = 1; turn <= times; turn += 1) {
        const name = names[turn % names.length] ?? '';
        await nav.getByRole('link', { name }).evaluate((element: HTMLElement) => element.click());
        await nav.locator('[aria-current=page]', { hasText: name }).waitFor();
      }
    };
    const used = async () => {
      // What was left last is taken out of React once the next page is shown.
      await painted(page);
      for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      const { nodes } = await session.send('Memory.getDOMCounters');
      return { heap: usedSize, nodes };
    };
    await page.goto(origin);
    await hydrated(page);
    // Before the first look every page's code is loaded, and compiled by V8 as far as it will be:
    // machine code is most of what the heap gains at first, and none of it is left behind by a page.
    await visit(warmUp);
    const before = await used();
    await visit(routeChanges);
    const after = await used();
    const percent = (key: 'heap' | 'nodes') => (after[key] / before[key] - 1) * 100;
    return { heap: percent('heap'), nodes: percent('nodes'), routeChanges };
  });
