import type { CDPSession, Page } from '@playwright/test';
import { carouselText } from '../../src/content/carousel';
import { contactPage } from '../../src/content/contactPage';
import { finderText } from '../../src/content/finder';
import { panelsText } from '../../src/content/panels';
import { routes } from '../../src/routes';
import { hydrated } from '../hydrated';
import { openManyBrands } from './manyBrands';
import { median } from './table';

/** One figure of how the site answers, and the most it may be. */
export type Figure = { name: string; value: number; unit: string; budget: number };

/** The CPU is slowed down by this factor, as Lighthouse's mobile preset does it. */
const slowdown = 4;

/** An interaction paints its answer within this time, in ms. */
const answerBudget = 100;

/** A letter typed into the finder, in ms. */
const keystrokeBudget = 50;

/** The finder has to keep to that with so many times today's makers. */
const manyBrands = 100;

const routeChanges = 200;
const warmUp = 100;

/**
 * Collects the durations of the events that make up interactions (Event Timing), in ms: those that
 * INP counts. Pointing at something is none.
 */
const observeInteractions = () => {
  const durations: number[] = [];
  Object.assign(window, { interactionDurations: durations });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'interactionId')) durations.push(entry.duration);
    }
  });
  // 16 ms is the shortest the browser reports: what is not reported took less.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  observer.observe(options);
};

/** Lets the answer be painted, and the browser report it. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)));
      }),
  );

async function interaction(
  page: Page,
  name: string,
  act: () => Promise<void>,
  budget = answerBudget,
): Promise<Figure> {
  await page.evaluate(observeInteractions);
  await act();
  await painted(page);
  const value = await page.evaluate(() => {
    const durations: number[] = Reflect.get(window, 'interactionDurations');
    return Math.max(0, ...durations);
  });
  return { name, value, unit: 'ms', budget };
}

/**
 * The slowest letter, typed at ten a second, of words that find much, little, by a misspelling and
 * nothing. Not the first, which takes the whole list away.
 */
async function finderKeystroke(page: Page, name: string): Promise<Figure> {
  const field = page.getByRole('searchbox');
  // Its code is there, and its index.
  await field.fill('zz');
  await page.getByRole('button', { name: finderText.clear }).waitFor();
  return interaction(
    page,
    name,
    async () => {
      for (const words of ['s7-1500', 'simatic 1', 'compactlogics', 'nothing']) {
        await field.fill(words.slice(0, 2));
        await painted(page);
        await field.pressSequentially(words.slice(2), { delay: 100 });
      }
    },
    keystrokeBudget,
  );
}

/** How long each kind of interaction takes to paint its answer, at a quarter of the CPU. */
async function interactions(page: Page, origin: string, session: CDPSession): Promise<Figure[]> {
  const carousel = carouselText;
  const panels = panelsText;
  const { form } = contactPage;
  const button = (name: string) => page.getByRole('button', { name, exact: true }).first();
  const slowly = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  const figures: Figure[] = [];
  const shifts: number[] = [];

  await page.goto(origin);
  await page.locator('.hero.swiper-initialized').waitFor();
  await slowly(slowdown);
  figures.push(await interaction(page, 'carousel arrow', () => button(carousel.next).click()));
  const dot = page.getByRole('group', { name: carousel.picker }).getByRole('button').nth(4);
  figures.push(await interaction(page, 'carousel dot', () => dot.click()));
  figures.push(await interaction(page, 'card flip', () => page.locator('summary').first().click()));

  shifts.push(...(await noted(page, 'layout-shift')));

  await slowly(1);
  await page.goto(`${origin}/technologies`);
  await hydrated(page);
  await slowly(slowdown);
  const trigger = page.getByRole('main').locator('h2 button').first();
  figures.push(await interaction(page, 'panel toggle', () => trigger.click()));
  figures.push(
    await interaction(page, 'collapse all panels', () => button(panels.collapseAll).click()),
  );

  await button(panels.expandAll).click();
  figures.push(await finderKeystroke(page, 'finder keystroke'));

  shifts.push(...(await noted(page, 'layout-shift')));

  await slowly(1);
  await openManyBrands(page, origin, manyBrands);
  await slowly(slowdown);
  figures.push(await finderKeystroke(page, `finder keystroke, ${manyBrands} times the makers`));

  await slowly(1);
  await page.goto(`${origin}/contact`);
  await hydrated(page);
  await slowly(slowdown);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  figures.push(
    await interaction(page, 'typing', () =>
      field(form.message).pressSequentially('The filler stops'),
    ),
  );
  await field(form.name).fill('Bench');
  await field(form.email).fill('bench@plant.example');
  // The form's service is another company's: here every message is taken.
  await page.route('**/*', (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 200, json: {} }),
  );
  figures.push(await interaction(page, 'submit', () => button(form.send).click()));
  await page.unrouteAll();
  shifts.push(...(await noted(page, 'layout-shift')));
  const shifted = shifts.reduce((sum, shift) => sum + shift, 0);
  figures.push({ name: 'layout shift of all these', value: shifted, unit: '', budget: 0 });
  await slowly(1);
  return figures;
}

/** From the click on a link, its page fetched ahead, to the frame that shows the new `h1`, in ms. */
async function routeChange(page: Page, origin: string, session: CDPSession): Promise<Figure> {
  await page.goto(origin);
  await hydrated(page);
  const link = page.getByRole('navigation').getByRole('link', { name: 'Technologies' });
  const fetched = page.waitForResponse(/TechnologiesPage/);
  await link.hover();
  await fetched;
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const value = await link.evaluate(
    (element: HTMLElement) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1');
        const started = performance.now();
        const look = () => {
          const heading = document.querySelector('h1');
          if (heading && heading !== before) resolve(performance.now() - started);
          else requestAnimationFrame(look);
        };
        element.click();
        requestAnimationFrame(look);
      }),
  );
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { name: 'route change', value, unit: 'ms', budget: answerBudget };
}

/** How much the heap and the number of nodes grow over many route changes, in %. */
async function growth(page: Page, origin: string, session: CDPSession): Promise<Figure[]> {
  const names = ['About Us', 'Technologies', 'Contact Us', 'Home'];
  const nav = page.getByRole('navigation', { name: 'Main' });
  const visit = async (times: number) => {
    for (let turn = 0; turn < times; turn += 1) {
      const link = nav.getByRole('link', { name: names[turn % names.length] ?? '' });
      await link.evaluate((element: HTMLElement) => element.click());
      await nav
        .locator(`[aria-current=page]`, { hasText: names[turn % names.length] ?? '' })
        .waitFor();
    }
  };
  const used = async () => {
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
  return [
    {
      name: `heap after ${routeChanges} route changes`,
      value: percent('heap'),
      unit: '%',
      budget: 10,
    },
    {
      name: `nodes after ${routeChanges} route changes`,
      value: percent('nodes'),
      unit: '%',
      budget: 1,
    },
  ];
}

/** What the browser has noted of a kind so far: the durations of long tasks, or layout shifts. */
const noted = (page: Page, type: 'longtask' | 'layout-shift') =>
  page.evaluate(
    (kind) =>
      new Promise<number[]>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(
            list.getEntries().map((entry) => {
              // A shift that follows an input at once is its answer (Layout Instability, CLS).
              if (Reflect.get(entry, 'hadRecentInput')) return 0;
              return kind === 'longtask' ? entry.duration : Number(Reflect.get(entry, 'value'));
            }),
          ),
        );
        observer.observe({ type: kind, buffered: true });
        // An empty list is never reported.
        setTimeout(() => resolve([]), 300);
      }),
    type,
  );

/**
 * The longest task of each page at full speed, from its start until it has settled, in ms: what a
 * visitor's first tap may have to wait for. The browser notes what takes 50 ms and more.
 */
async function longestTask(page: Page, origin: string): Promise<Figure> {
  const longest: number[] = [];
  for (const { path } of routes) {
    await page.goto(origin + path);
    await hydrated(page);
    await painted(page);
    longest.push(...(await noted(page, 'longtask')));
  }
  return {
    name: 'longest task, full speed',
    value: Math.max(0, ...longest),
    unit: 'ms',
    budget: 50,
  };
}

/** The same figures of several runs as one list of their medians. */
function medians(runs: Figure[][]): Figure[] {
  const [first = []] = runs;
  return first.map((figure, at) => ({
    ...figure,
    value: median(runs.flatMap((run) => run[at]?.value ?? [])),
  }));
}

/** Every figure of how the site answers while it is used, the times as medians of `runs` runs. */
export async function measureInteractions(
  page: Page,
  origin: string,
  runs: number,
): Promise<Figure[]> {
  const session = await page.context().newCDPSession(page);
  // tsx gives inner functions their names by a helper that does not travel to the page.
  await page.addInitScript('globalThis.__name = (value) => value');
  const answers: Figure[][] = [];
  for (let run = 0; run < runs; run += 1) {
    answers.push([
      ...(await interactions(page, origin, session)),
      await routeChange(page, origin, session),
    ]);
  }
  return [
    ...medians(answers),
    await longestTask(page, origin),
    ...(await growth(page, origin, session)),
  ];
}
