import { readFileSync } from 'node:fs';
import { vcard } from '../../src/build/vcard';
import { vcardFile } from '../../src/features/contact-details/vcardFile';
import { company as built, modules } from '../support/company';
import { breakdown, contact, hours, labels, there } from './support/content';
import { expect, hold, hydrated, open, type Page, test } from './support/test';

const closing = new Date('2026-11-24T17:00+13:00');
const opening = new Date('2026-11-25T08:00+13:00');
const openNow = hours.open;
const closedNow = there(hours.closed.Wednesday);
const longest = [
  hours.open,
  ...Object.values(hours.closed),
  ...Object.values(hours.holiday),
].reduce((a, b) => (b.length > a.length ? b : a));
/** A holiday on a Tuesday, in the morning. */
const tuesday = 2;
const holiday = new Date(
  `${there(hours.closedDates.find((date) => new Date(date).getUTCDay() === tuesday))}T10:00+13:00`,
);
const link = (page: Page) => page.getByRole('link', { name: labels.contact.vcard });

/** In ms. */
const second = 1000;
const earlier = (moment: Date, ms: number) => new Date(moment.getTime() - ms);

/** Measures from now on how much what is on the page moves by itself (CLS, without unit). */
async function measureShifts(page: Page) {
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifts'));
}

for (const timezoneId of ['Pacific/Auckland', 'America/Los_Angeles']) {
  test.describe(`to a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the office closes and opens on the minute of New Zealand, without a reload', async ({
      page,
    }) => {
      await page.clock.install({ time: earlier(closing, 20 * second) });
      await open(page, '/contact');
      await expect(page.getByText(hours.text)).toBeVisible();
      await expect(page.getByText(openNow)).toBeVisible();
      await page.clock.pauseAt(earlier(closing, second));
      await expect(page.getByText(openNow)).toBeVisible();
      await page.clock.runFor(second);
      await expect(page.getByText(closedNow)).toBeVisible();
      await expect(page.getByText(openNow)).toHaveCount(0);
      await page.clock.fastForward(opening.getTime() - closing.getTime());
      await expect(page.getByText(openNow)).toBeVisible();
    });
  });
}

test('on a public holiday it says why it is closed on a day of its hours', async ({ page }) => {
  await page.clock.setFixedTime(holiday);
  await open(page, '/contact');
  await expect(page.getByText(there(hours.holiday.Wednesday))).toBeVisible();
  await expect(page.getByText(closedNow)).toHaveCount(0);
});

test('a page on a device that slept is right when it is looked at again', async ({ page }) => {
  await page.clock.setFixedTime(earlier(closing, second));
  await open(page, '/contact');
  await expect(page.getByText(openNow)).toBeVisible();
  await page.clock.setFixedTime(closing);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(closedNow)).toBeVisible();
});

test('the status is plain text that no screen reader announces', async ({ page }) => {
  await open(page, '/contact');
  const status = page.getByText(/^(Open|Closed) now/);
  await expect(status).toBeVisible();
  const live = status.locator('xpath=ancestor-or-self::*[@aria-live or @role]');
  await expect(live).toHaveCount(0);
});

test('the status comes with the script, and nothing moves', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime(closing);
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  const form = page.getByRole('heading', { name: labels['contact-form'].title });
  await link(page).scrollIntoViewIfNeeded();
  // The font may take the place of the fallback, and wrap a line elsewhere.
  await expect(page.locator('html')).not.toHaveAttribute('data-font', 'pending');
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
  const shifts = await measureShifts(page);
  await expect(page.getByText(hours.text)).toBeVisible();
  await expect(page.getByText(/(Open|Closed) now/)).toHaveCount(0);
  const place = await form.boundingBox();
  release();
  await hydrated(page);
  await expect(page.getByText(closedNow)).toBeVisible();
  expect(await form.boundingBox()).toEqual(place);
  expect(await shifts()).toEqual([]);
});

for (const textSize of ['100%', '200%']) {
  test(`the longest status has its room at any width, with text at ${textSize}`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(holiday);
    await open(page, '/contact');
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, textSize);
    const status = page.getByText(longest);
    const widths = Array.from({ length: 45 }, (_, index) => 320 + 10 * index);
    const short: number[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      const grows = await status.evaluate((element: HTMLElement) => {
        const room = element.parentElement;
        const filled = room?.offsetHeight;
        element.hidden = true;
        const empty = room?.offsetHeight;
        element.hidden = false;
        return filled !== empty;
      });
      if (grows) short.push(width);
    }
    expect(short).toEqual([]);
  });
}

test.describe('where the device cannot tell the time of New Zealand', () => {
  test.use({ allowedMessages: /The clock is broken/ });

  test('the page is whole, without a status', async ({ page }) => {
    await page.addInitScript(() => {
      Intl.DateTimeFormat.prototype.formatToParts = () => {
        throw new Error('The clock is broken.');
      };
    });
    const failed = page.waitForEvent('pageerror');
    await open(page, '/contact');
    await failed;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.title);
    await expect(page.getByText(hours.text)).toBeVisible();
    await expect(page.getByText(openNow).or(page.getByText(/^Closed/))).toHaveCount(0);
  });
});

test('the link saves the vCard, and pointing at it fetches no page ahead', async ({ page }) => {
  await open(page, '/contact');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await link(page).hover();
  await link(page).focus();
  expect(requested.filter((url) => url.endsWith('.js'))).toEqual([]);
  const download = page.waitForEvent('download');
  await link(page).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(modules.site.contactCard);
  expect(readFileSync(await saved.path(), 'utf8')).toBe(vcard(built));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the hours are there, no status, the number for a line that is down, and the vCard', async ({
    page,
  }) => {
    await page.goto('/contact');
    await expect(page.getByText(hours.text)).toBeVisible();
    await expect(page.getByText(/(Open|Closed) now/)).toHaveCount(0);
    const { telephone } = breakdown;
    await expect(page.getByRole('link', { name: telephone })).toHaveAttribute(
      'href',
      `tel:${telephone.replaceAll(' ', '')}`,
    );
    await expect(link(page)).toHaveAttribute('href', `/${vcardFile}`);
  });
});
