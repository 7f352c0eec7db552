import { carouselText } from '../../src/content/carousel';
import { home } from '../../src/content/home';
import { itSolutions } from '../../src/content/itSolutions';
import { panelsText } from '../../src/content/panels';
import { services } from '../../src/content/services';
import { allRoutes } from '../../src/routes';
import { carousel, expect, expectNoSidewaysScroll, hold, open, test } from './support/test';
import { textProblems } from './support/textLayout';

/** A4 upright, in px. */
test.use({
  viewport: { width: 794, height: 1123 },
  contextOptions: { reducedMotion: 'reduce' },
  allowedMessages: /404 \(Not Found\)/,
});

const panels = panelsText;

for (const { path } of allRoutes) {
  test(`${path} is printed with its bars in their place and every text whole`, async ({ page }) => {
    // Printed at once: the slides are still lists that scroll.
    await hold(page, /assets\/swiper/);
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    for (const bar of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
      await expect(bar).toHaveCSS('position', 'static');
    }
    expect(await textProblems(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
  });
}

test('the home page is printed without what only works on a screen', async ({ page }) => {
  await open(page, '/');
  for (const name of [home.heroLabel, home.partnersTitle]) await carousel(page, name);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: carouselText.next })).toHaveCount(0);
  await expect(page.getByRole('group', { name: carouselText.picker })).toHaveCount(0);
  for (const { title, description } of services) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(page.getByText(description)).toBeVisible();
  }
});

test('closed panels are printed with their text, without the buttons', async ({ page }) => {
  await open(page, '/itsolutions');
  await page.getByRole('button', { name: panels.collapseAll }).click();
  await page.emulateMedia({ media: 'print' });
  for (const { title, description } of itSolutions.sections) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText(description)).toBeVisible();
  }
  await expect(page.getByRole('button', { name: panels.expandAll })).toHaveCount(0);
});
