import { telephoneHref } from '../../src/features/contact-details/telephoneHref';
import {
  breakdown,
  company,
  labels,
  location,
  mail,
  nameOf,
  siemensPage,
  social,
  telephone,
  titleOf,
} from '../browser/support/content';
import { navLink, visit } from '../browser/support/moving';
import { expect, hold, open, type Page, test } from '../browser/support/test';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

test.describe('when the network fails', () => {
  test.use({ allowedMessages: /503 \(Service Unavailable\)/ });

  for (const [what, file] of [
    ['code', /AboutPage/],
    ['rules', /assets\/site\..*\.css/],
  ] as const)
    test(`a page whose ${what} cannot be fetched is opened by the browser`, async ({ page }) => {
      await open(page, '/technologies');
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.route(file, (route) => route.fulfill({ status: 503 }), { times: 1 });
      // Without focus, which fetches ahead: a failed fetch is repeated once.
      await navLink(page, nameOf('about')).dispatchEvent('click');
      await expect(page).toHaveTitle(titleOf('about'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBeUndefined();
    });
});

test('the newer of two navigations wins; the older link is dim until then', async ({ page }) => {
  await open(page, '/');
  const release = await hold(page, /assets\/TechnologiesPage/);
  const older = navLink(page, nameOf('technologies'));
  await older.click();
  await expect(older).not.toHaveCSS('opacity', '1');
  await navLink(page, nameOf('contact')).click();
  await expect(older).toHaveCSS('opacity', '1');
  await expect(page).toHaveURL('/contact');
  const late = page.waitForResponse(/assets\/TechnologiesPage/);
  release();
  await late;
  await expect(page.locator('form')).toBeVisible();
  await expect(page).toHaveURL('/contact');
});

test('the logo leads to the top, a link to the next page, without a reload', async ({ page }) => {
  await open(page, '/about');
  await test.step('a link to the page one is on leaves Back as it was; the logo leads to the top', async () => {
    const entries = await page.evaluate(() => window.history.length);
    await visit(page, nameOf('about'));
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
    await page.evaluate(() => window.scrollTo(0, 1500));
    // Its image has the company's name as its text alternative.
    const logo = page.getByRole('banner').getByRole('link', { name: company.name });
    await expect(logo).toHaveAttribute('href', '#');
    await logo.click();
    await expect.poll(() => scrollY(page)).toBe(0);
  });

  await test.step('a navigation changes the title, focuses the h1 and starts at the top, without a reload', async () => {
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.getByRole('link', { name: nameOf('technologies') }).click();
    await expect(page).toHaveTitle(titleOf('technologies'));
    await expect(page.locator('h1')).toBeFocused();
    await expect(navLink(page, nameOf('technologies'))).toHaveAttribute('aria-current', 'page');
    await expect(navLink(page, nameOf('about'))).not.toHaveAttribute('aria-current');
    expect(await scrollY(page)).toBe(0);
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  });
});

test('/siemens shows only the shared layout, whose strip has all contacts', async ({ page }) => {
  await open(page, '/siemens');
  const heading = page.getByRole('heading', { level: 1, name: siemensPage.title });
  const size = await heading.boundingBox();
  expect(Math.max(size?.width ?? 9, size?.height ?? 9)).toBeLessThanOrEqual(1);
  const strip = page.getByRole('region', { name: labels['contact-strip'].region });
  const ways = await strip
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(ways.slice(0, 5)).toEqual([
    telephoneHref(telephone),
    telephoneHref(breakdown.telephone),
    `mailto:${mail}`,
    location.href,
    social.href,
  ]);
});
