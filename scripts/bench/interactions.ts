import type { Browser, Locator, Page } from '@playwright/test';
import { carouselText } from '../../src/content/carousel';
import { contactPage } from '../../src/content/contactPage';
import { finderText } from '../../src/content/finder';
import { home } from '../../src/content/home';
import { lineSymptoms } from '../../src/content/line';
import { panelsText } from '../../src/content/panels';
import { hydrated } from '../hydrated';
import { painted, type Step, timeAnswers, untilChanged } from './answers';
import { openManyBrands } from './manyBrands';
import { onPhone, type Phone } from './phone';

/** Visits one page of the site and uses it; returns how much moved without having been asked to. */
type Visit = (phone: Phone, origin: string, step: Step, rate: number) => Promise<number>;

/** The finder has to answer as quickly with so many times today's makers. */
const manyBrands = 100;

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first();

/** The sum of the layout shifts so far that do not follow an input at once (CLS counts those). */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .filter((entry) => !Reflect.get(entry, 'hadRecentInput'))
              .reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0),
          ),
        );
        observer.observe({ type: 'layout-shift', buffered: true });
        // An empty list is never reported.
        setTimeout(() => resolve(0), 300);
      }),
  );

/** Scrolls to what is tapped next: nobody taps before they have seen it. */
async function scrollTo(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await painted(page);
}

const visitHome: Visit = async ({ page }, origin, step) => {
  await page.goto(origin);
  await page.locator('.hero.swiper-initialized').waitFor();
  await hydrated(page);
  await step('hero, next', () => button(page, carouselText.next).tap());
  const dot = page.getByRole('group', { name: carouselText.picker }).getByRole('button').nth(4);
  await step('hero, dot', () => dot.tap());
  const card = page.locator('main summary').first();
  await scrollTo(page, card);
  await step('card flip', () => card.tap());
  const line = page.locator('#line');
  await line.scrollIntoViewIfNeeded();
  const choice = line.locator('summary', { hasText: lineSymptoms[0]?.words ?? '' });
  await scrollTo(page, choice);
  await step('line, choice', () => choice.tap());
  const partners = page.getByRole('region', { name: home.partnersTitle });
  await partners.scrollIntoViewIfNeeded();
  await partners.locator('.swiper-initialized').waitFor();
  await painted(page);
  await step('partners, next', () =>
    partners.getByRole('button', { name: carouselText.next }).tap(),
  );
  return layoutShift(page);
};

/**
 * The slowest letter, typed at ten a second, of words that find much, little, by a misspelling and
 * nothing. Not the first, which takes the whole list away.
 */
async function typeIntoFinder(page: Page, name: string, step: Step): Promise<void> {
  const field = page.getByRole('searchbox');
  // By keys alone: what a script fills in is no input, and what moves then would count as a shift.
  const start = async (letters: string) => {
    await field.press('Control+A');
    await field.pressSequentially(letters, { delay: 100 });
    await painted(page);
  };
  // Its code is there, and its index.
  await start('zz');
  await page.getByRole('button', { name: finderText.clear }).waitFor();
  for (const words of ['s7-1500', 'simatic 1', 'compactlogics', 'nothing']) {
    await start(words.slice(0, 2));
    await step(name, () => field.pressSequentially(words.slice(2), { delay: 100 }));
  }
}

const visitTechnologies: Visit = async ({ page }, origin, step) => {
  await page.goto(`${origin}/technologies`);
  await hydrated(page);
  const panel = page.getByRole('main').locator('h2 button').first();
  await step('panel collapse', () => panel.tap());
  await step('collapse all panels', () => button(page, panelsText.collapseAll).tap());
  await button(page, panelsText.expandAll).tap();
  await painted(page);
  await typeIntoFinder(page, 'finder, letter', step);
  return layoutShift(page);
};

const visitManyBrands: Visit = async ({ page, slow }, origin, step, rate) => {
  await slow(1);
  await openManyBrands(page, origin, manyBrands);
  await slow(rate);
  await typeIntoFinder(page, `finder, letter, ${manyBrands} times the makers`, step);
  return 0;
};

const visitContact: Visit = async ({ page }, origin, step) => {
  const { form } = contactPage;
  await page.goto(`${origin}/contact`);
  await hydrated(page);
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
  return layoutShift(page);
};

/** From a tap on a link, its page's code and styles there already, to the new page's `h1`. */
const routeChange = (browser: Browser, origin: string, rate: number) =>
  onPhone(
    browser,
    async ({ page }) => {
      await page.goto(origin);
      await hydrated(page);
      const fetched = page.waitForResponse(/TechnologiesPage/);
      const link = page.getByRole('navigation').getByRole('link', { name: 'Technologies' });
      await link.hover();
      await fetched;
      await page.waitForLoadState('networkidle');
      return untilChanged(page, 'h1', () => link.tap());
    },
    rate,
  );

/** One round of answers in use: their times in ms, and how much moved, by page. */
export type SiteAnswers = {
  toInput: Map<string, number>;
  routeChange: number;
  shifts: Map<string, number>;
};

const visits: { name: string; visit: Visit }[] = [
  { name: '/', visit: visitHome },
  { name: '/technologies', visit: visitTechnologies },
  { name: 'many makers', visit: visitManyBrands },
  { name: '/contact', visit: visitContact },
];

/** Uses every page once on a phone with a CPU so many times slower. */
export async function measureSiteAnswers(
  browser: Browser,
  origin: string,
  rate: number,
): Promise<SiteAnswers> {
  const toInput = new Map<string, number>();
  const shifts = new Map<string, number>();
  for (const { name, visit } of visits) {
    const answers = await timeAnswers(browser, rate, async (phone, step) => {
      shifts.set(name, await visit(phone, origin, step, rate));
    });
    for (const [answer, duration] of answers) toInput.set(answer, duration);
  }
  return { toInput, shifts, routeChange: await routeChange(browser, origin, rate) };
}
