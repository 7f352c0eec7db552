import { itSolutions } from '../../src/content/itSolutions';
import { technologies } from '../../src/content/technologies';
import { expect, open, type Page, test } from './support/test';

const pages = [
  // More than six are no landmarks (W3C accordion pattern).
  { path: '/technologies', titles: technologies.map(({ category }) => category), role: 'group' },
  { path: '/itsolutions', titles: itSolutions.sections.map(({ title }) => title), role: 'region' },
] as const;

const trigger = (page: Page, title: string) => page.getByRole('button', { name: title });
const openTriggers = (page: Page) => page.getByRole('main').locator('h2 [aria-expanded=true]');

for (const { path, titles, role } of pages) {
  test(`${path} has ${titles.length} panels, all open`, async ({ page }) => {
    await open(page, path);
    await expect(openTriggers(page)).toHaveCount(titles.length);
    for (const title of titles) await expect(trigger(page, title)).toBeVisible();
  });

  test(`on ${path} a panel closes alone, and opens again`, async ({ page }) => {
    await open(page, path);
    const [, title = ''] = titles;
    const content = page.getByRole(role, { name: title });
    await trigger(page, title).click();
    await expect(content).toBeHidden();
    await expect(openTriggers(page)).toHaveCount(titles.length - 1);
    await trigger(page, title).press('Enter');
    await expect(content).toBeVisible();
    await trigger(page, title).press('Space');
    await expect(content).toBeHidden();
  });

  test(`on ${path} "Collapse all" and "Expand all" do what they say`, async ({ page }) => {
    await open(page, path);
    await page.getByRole('button', { name: 'Collapse all' }).click();
    await expect(openTriggers(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Expand all' }).click();
    await expect(openTriggers(page)).toHaveCount(titles.length);
  });
}

test('on the page a link opened, every panel arrives', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('navigation').getByRole('link', { name: 'Technologies' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(8);
  const last = await page.locator('[data-panel]').last().boundingBox();
  const strip = await page.getByRole('region', { name: 'Contact' }).boundingBox();
  expect((strip?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0)).toBeLessThan(150);
});

test("a link with a panel's hash opens the closed panel and scrolls to it", async ({ page }) => {
  await open(page, '/technologies');
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await page.evaluate(() => {
    window.location.hash = '#scada-systems';
  });
  await expect(openTriggers(page)).toHaveText([/SCADA Systems/]);
  await expect(trigger(page, 'SCADA Systems')).toBeInViewport();
});

test("a page opened with a panel's hash starts at the panel, clear of the header", async ({
  page,
}) => {
  await open(page, '/technologies#scada-systems');
  const header = await page.getByRole('banner').boundingBox();
  const panel = await trigger(page, 'SCADA Systems').boundingBox();
  expect(panel?.y).toBeGreaterThanOrEqual(header?.height ?? Number.POSITIVE_INFINITY);
  await expect(trigger(page, 'SCADA Systems')).toBeInViewport();
});

test('find-in-page finds the text of a closed panel and opens it', async ({ page }) => {
  await open(page, '/technologies');
  await page.getByRole('button', { name: 'Collapse all' }).click();
  const panel = page.locator('[hidden=until-found]', { hasText: 'MELSEC iQ-R' });
  // What the browser does when its search has found something inside; no script can start one.
  await panel.dispatchEvent('beforematch');
  await expect(page.getByText('MELSEC iQ-R')).toBeVisible();
  await expect(openTriggers(page)).toHaveText([/PLCs & Controllers/]);
});

test('every panel is printed, the closed ones as well', async ({ page }) => {
  await open(page, '/technologies');
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await page.emulateMedia({ media: 'print' });
  for (const { brands } of technologies) {
    const [brand] = brands;
    await expect(
      page.getByRole('heading', { name: brand?.name ?? '', exact: true }).first(),
    ).toBeVisible();
  }
});
