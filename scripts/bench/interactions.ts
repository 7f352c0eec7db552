import type { Browser, Locator, Page } from '@playwright/test';
import { readSite, siteFolder } from '../../src/build/site';
import { type Step, timeAnswers, untilChanged } from './answers';
import { answerBudget } from './budgets';
import { atRest } from './loads';
import { onPhone, painted } from './phone';
import { referencePaths } from './references';

const { content } = readSite(siteFolder());
const { carousel, finder, panels, 'contact-form': form } = content.labels;

/** Visits one page of the site and uses it. */
type Visit = (page: Page, origin: string, step: Step) => Promise<void>;

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first();

/** Scrolls to what is tapped next: nobody taps before they have seen it. */
async function scrollTo(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await painted(page);
}

const visitHome: Visit = async (page, origin, step) => {
  await page.goto(origin);
  await atRest(page, 'hero');
  await step('hero, next', () => button(page, carousel.next).tap());
  const dot = page.getByRole('group', { name: carousel.picker }).getByRole('button').nth(4);
  await step('hero, dot', () => dot.tap());
  const card = page.locator('[data-print=cards] summary').first();
  await scrollTo(page, card);
  await step('card flip', () => card.tap());
  const line = page.locator('#line');
  await line.scrollIntoViewIfNeeded();
  const choice = line.locator('summary', { hasText: content.line?.symptoms?.[0]?.words ?? '' });
  await scrollTo(page, choice);
  await step('line, choice', () => choice.tap());
  const partners = page.getByRole('region', { name: content.partners?.title ?? '' });
  await partners.scrollIntoViewIfNeeded();
  await partners.locator('.swiper-initialized').waitFor();
  await painted(page);
  await step('partners, next', () => partners.getByRole('button', { name: carousel.next }).tap());
};

/**
 * The slowest letter, typed at ten a second, of words that find much, little, by a misspelling and
 * nothing. Not the first, which takes the whole list away.
 */
async function typeIntoFinder(page: Page, step: Step): Promise<void> {
  const field = page.getByRole('searchbox');
  // By keys alone: what a script fills in is no input, and what moves then would count as a shift.
  const start = async (letters: string) => {
    await field.press('Control+A');
    await field.pressSequentially(letters, { delay: 100 });
    await painted(page);
  };
  // Its code is there, and its index.
  await start('zz');
  await page.getByRole('button', { name: finder.clear }).waitFor();
  for (const words of ['s7-1500', 'simatic 1', 'compactlogics', 'nothing']) {
    await start(words.slice(0, 2));
    await step('finder, letter', () => field.pressSequentially(words.slice(2), { delay: 100 }));
  }
}

const visitTechnologies: Visit = async (page, origin, step) => {
  await page.goto(`${origin}/technologies`);
  await atRest(page, 'react');
  const panel = page.getByRole('main').locator('h2 button').first();
  await scrollTo(page, panel);
  await step('panel collapse', () => panel.tap());
  await step('collapse all panels', () => button(page, panels.collapseAll).tap());
  await button(page, panels.expandAll).tap();
  await painted(page);
  await typeIntoFinder(page, step);
};

const visitContact: Visit = async (page, origin, step) => {
  await page.goto(`${origin}/contact`);
  await atRest(page, 'react');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await step('form, letter', () =>
    field(form.message).pressSequentially('The filler stops', { delay: 100 }),
  );
  await field(form.name).fill('Bench');
  await field(form.email).fill('bench@plant.example');
  // The form's service is another company's: here every message is taken.
  await page.route('**/*', (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 200, json: {} }),
  );
  await step('form, send', () => button(page, form.send).tap());
};

/** Waits until nothing has been fetched for a second from now on. */
async function quiet(page: Page): Promise<void> {
  const now = await page.evaluate(() => performance.now());
  await page.waitForFunction((since) => {
    const fetched = performance.getEntriesByType('resource');
    const ends = fetched.map(({ startTime, duration }) => startTime + duration);
    return performance.now() - Math.max(since, ...ends) > 1000;
  }, now);
}

/** From a tap on a link, its page's code and styles there already, to the new page's `h1`. */
const routeChange = (browser: Browser, origin: string, slowdown: number) =>
  onPhone(browser, { slowdown }, async (page) => {
    await page.goto(origin);
    await atRest(page, 'react');
    const link = page.getByRole('navigation').getByRole('link', { name: 'Technologies' });
    await link.hover();
    await quiet(page);
    return untilChanged(page, 'h1', () => link.tap());
  });

/** What was measured in all rounds at one speed of the CPU: times in ms, of the answers by name. */
export type Use = { slowdown: number; button: number[]; answers: Record<string, number[]> };

/** Taps on the plain button before each round, and after it: a frame is a third of their time. */
const tapsEach = 5;

/** Taps on the plain button for the first time after its load, as on most of the site's controls. */
async function tapButtons(browser: Browser, url: string, { slowdown, button }: Use): Promise<void> {
  for (let tap = 0; tap < tapsEach; tap += 1) {
    const answers = await timeAnswers(browser, slowdown, async (page, step) => {
      await page.goto(url);
      await painted(page);
      await step('button', () => page.getByRole('button').tap());
    });
    button.push(...answers.values());
  }
}

/** Uses the site in rounds at each speed; each begins and ends with the plain button. */
export async function measureUses(
  browser: Browser,
  { site, references }: { site: string; references: string },
  runs: number,
): Promise<Use[]> {
  const slowdowns = Object.keys(answerBudget).map(Number);
  const uses = slowdowns.map((slowdown): Use => ({ slowdown, button: [], answers: {} }));
  const button = references + referencePaths.button;
  for (let run = 0; run < runs; run += 1) {
    console.error(`In use: round ${run + 1} of ${runs}`);
    for (const use of uses) {
      const add = (name: string, time: number) => {
        use.answers[name] = [...(use.answers[name] ?? []), time];
      };
      await tapButtons(browser, button, use);
      for (const visit of [visitHome, visitTechnologies, visitContact]) {
        const answers = await timeAnswers(browser, use.slowdown, (page, step) =>
          visit(page, site, step),
        );
        for (const [name, time] of answers) add(name, time);
      }
      add('route change', await routeChange(browser, site, use.slowdown));
      await tapButtons(browser, button, use);
    }
  }
  return uses;
}
