import { telephoneHref } from '../../../src/features/contact-details/telephoneHref';
import { breakdown, hours, labels, next, telephone, there } from '../../browser/support/content';
import { expect, hold, hydrated, open, type Page, test } from '../../browser/support/test';
import { modules } from '../../support/company';

const closing = new Date('2026-11-24T17:00+13:00');
const opening = new Date('2026-11-25T08:00+13:00');

/** In ms. */
const second = 1000;
const earlier = (moment: Date, ms: number) => new Date(moment.getTime() - ms);

const isOpenNow = there(hours.statuses['open 17:00']);

const status = (page: Page) => page.getByText(/^(Open|Closed) (now|for)/);

test.describe('to a visitor in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the office closes and opens by the clock of New Zealand, and the bar has the number that answers', async ({
    page,
  }) => {
    const call = page.getByRole('contentinfo').locator('a[href^="tel:"]:visible');
    const { onCall, others, telephone: name } = labels.footer;
    const expectCalls = async (...calls: [name: string, number: string][]) => {
      await expect(call).toHaveCount(calls.length);
      for (const [index, [says, number]] of calls.entries()) {
        await expect(call.nth(index)).toHaveAccessibleName(`${says} ${number}`);
        await expect(call.nth(index)).toHaveAttribute('href', telephoneHref(number));
      }
    };
    const expectOpen = () => expectCalls([name, telephone]);
    const expectClosed = () => expectCalls([others, telephone], [onCall, breakdown.telephone]);
    await page.clock.install({ time: earlier(closing, 20 * second) });
    await open(page, '/contact');
    await expect(page.getByText(hours.text)).toBeVisible();
    await expect(status(page)).toHaveText(isOpenNow);
    await expectOpen();
    const live = status(page).locator('xpath=ancestor-or-self::*[@aria-live or @role]');
    await expect(live).toHaveCount(0);
    await page.clock.pauseAt(earlier(closing, second));
    await expect(status(page)).toHaveText(isOpenNow);
    await page.clock.runFor(11 * second);
    await expect(status(page)).toHaveText(there(hours.statuses['closed 3']));
    await expectClosed();
    // A device that has slept, or a page that Back shows again: no timer has run meanwhile.
    for (const [seen, time] of [
      ['visibilitychange', opening],
      ['pageshow', closing],
    ] as const) {
      await page.clock.setSystemTime(time);
      await page.evaluate((type) => {
        document.dispatchEvent(new Event(type, { bubbles: true }));
      }, seen);
      const isOpen = time === opening;
      await expect(status(page)).toHaveText(isOpen ? isOpenNow : there(hours.statuses['closed 3']));
      await (isOpen ? expectOpen : expectClosed)();
    }

    await test.step('in the bar of a written page', async () => {
      await page.clock.setSystemTime(earlier(closing, second));
      await page.goto('/projects');
      await page.clock.runFor(second / 2);
      await expectOpen();
      await page.clock.runFor(11 * second);
      await expectClosed();
    });
  });
});

test('hours are there before the script, whose longest status moves nothing', async ({ page }) => {
  const { closedDates = [] } = modules.site.openingTimes ?? {};
  // A Tuesday.
  const holiday = there(closedDates.find((date) => new Date(date).getUTCDay() === 2));
  await page.setViewportSize({ width: 320, height: 844 });
  await page.clock.setFixedTime(new Date(`${holiday}T10:00+13:00`));
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  const form = page.getByRole('heading', { name: labels['contact-form'].title });
  // The font may take the place of the fallback, and wrap a line elsewhere.
  await expect(page.locator('html')).not.toHaveAttribute('data-font', 'pending');
  await expect(page.getByText(hours.text)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: breakdown.telephone })).toBeAttached();
  await expect(status(page)).toHaveCount(0);
  const place = await form.boundingBox();
  release();
  await hydrated(page);
  await expect(status(page)).toHaveText(there(hours.statuses['holiday 3']));
  expect(await form.boundingBox()).toEqual(place);
  // What is true until a day is gone after it.
  const start = page.getByText(there(next.start).text);
  await expect(start).toBeVisible();
  await page.clock.setFixedTime(new Date('3000-01-01'));
  await open(page, '/contact');
  await expect(start).toHaveCount(0);
});
