import { telephoneHref } from '../../../src/features/contact-details/telephoneHref';
import { breakdown, contact, hours, labels, telephone, there } from '../../browser/support/content';
import { expect, hold, hydrated, open, type Page, test } from '../../browser/support/test';
import { modules } from '../../support/company';

const closing = new Date('2026-11-24T17:00+13:00');
const opening = new Date('2026-11-25T08:00+13:00');
const closedNow = there(hours.closed[3]);
const longest = [
  hours.open,
  ...Object.values(hours.closed),
  ...Object.values(hours.holiday),
].reduce((a, b) => (b.length > a.length ? b : a));
/** A holiday on a Tuesday, in the morning. */
const tuesday = 2;
const holiday = new Date(
  `${there(
    modules.site.openingTimes?.closedDates.find((date) => new Date(date).getUTCDay() === tuesday),
  )}T10:00+13:00`,
);

/** In ms. */
const second = 1000;
const earlier = (moment: Date, ms: number) => new Date(moment.getTime() - ms);

const status = (page: Page) => page.getByText(/^(Open|Closed) (now|for)/);

test.describe('to a visitor in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the office closes and opens on the minute of New Zealand', async ({ page }) => {
    await page.clock.install({ time: earlier(closing, 20 * second) });
    await open(page, '/contact');
    await expect(page.getByText(hours.text)).toBeVisible();
    await expect(page.getByText(hours.open)).toBeVisible();
    const live = status(page).locator('xpath=ancestor-or-self::*[@aria-live or @role]');
    await expect(live).toHaveCount(0);
    await page.clock.pauseAt(earlier(closing, second));
    await expect(page.getByText(hours.open)).toBeVisible();
    await page.clock.runFor(second);
    await expect(page.getByText(closedNow)).toBeVisible();
    await expect(page.getByText(hours.open)).toHaveCount(0);
    await page.clock.fastForward(opening.getTime() - closing.getTime());
    await expect(page.getByText(hours.open)).toBeVisible();
  });
});

for (const [what, path] of [
  ['a programmed page', '/'],
  ['a written page', '/jobs'],
] as const)
  test(`the bar of ${what} says from the minute the office closes that it is, and offers the number that answers then`, async ({
    page,
  }) => {
    await page.clock.install({ time: earlier(closing, 20 * second) });
    await open(page, path);
    const bar = page.getByRole('contentinfo');
    const call = bar.getByRole('link', { name: labels.footer.telephone });
    await expect(call).toHaveText(`${labels.footer.telephone} ${telephone}`);
    await page.clock.runFor(80 * second);
    await expect(call).toHaveText(
      `${labels.footer.onCall} ${labels.footer.telephone} ${breakdown.telephone}`,
    );
    await expect(call).toHaveAttribute('href', telephoneHref(breakdown.telephone));
  });

test('a device that slept is right when it is looked at again', async ({ page }) => {
  await page.clock.setFixedTime(earlier(closing, second));
  await open(page, '/contact');
  await expect(page.getByText(hours.open)).toBeVisible();
  for (const [wakes, says] of [
    [closing, closedNow],
    [holiday, there(hours.holiday[3])],
  ] as const) {
    await page.clock.setFixedTime(wakes);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(status(page)).toHaveText(says);
  }
});

test('hours are there before the script, whose status moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime(closing);
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  const form = page.getByRole('heading', { name: labels['contact-form'].title });
  // The font may take the place of the fallback, and wrap a line elsewhere.
  await expect(page.locator('html')).not.toHaveAttribute('data-font', 'pending');
  await expect(page.getByText(hours.text)).toBeVisible();
  await expect(page.getByRole('link', { name: breakdown.telephone })).toBeAttached();
  await expect(status(page)).toHaveCount(0);
  const place = await form.boundingBox();
  release();
  await hydrated(page);
  await expect(page.getByText(closedNow)).toBeVisible();
  expect(await form.boundingBox()).toEqual(place);
});

test('the longest status has its room at any width, with larger text as well', async ({ page }) => {
  await page.clock.setFixedTime(holiday);
  await open(page, '/contact');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const room = page.getByText(longest);
  const short: number[] = [];
  for (let width = 320; width < 770; width += 10) {
    await page.setViewportSize({ width, height: 844 });
    const grows = await room.evaluate((element: HTMLElement) => {
      const filled = element.parentElement?.offsetHeight;
      element.hidden = true;
      const empty = element.parentElement?.offsetHeight;
      element.hidden = false;
      return filled !== empty;
    });
    if (grows) short.push(width);
  }
  expect(short).toEqual([]);
});

test.describe('where the device cannot tell the time of New Zealand', () => {
  test.use({ allowedMessages: /The clock is broken/ });

  test('the page is whole, without a status', async ({ page }) => {
    await page.addInitScript(() => {
      Date.prototype.toLocaleString = () => {
        throw new Error('The clock is broken.');
      };
    });
    const failed = page.waitForEvent('pageerror');
    await open(page, '/contact');
    await failed;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.title);
    await expect(page.getByText(hours.text)).toBeVisible();
    await expect(status(page)).toHaveCount(0);
  });
});
