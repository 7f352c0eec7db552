import { button, expect, open, test } from '../browser/support/test';
import { bringWhole } from './support/bringWhole';
import { expectRightPictures, photographs } from './support/photographs';
import { content, routes } from './support/siteUnderTest';

// Each page in a browser context of its own: one that has a larger picture of a job shows that one again.
test.use({ reuseContext: false });

const kilobyte = 1000;

/** The most that a picture of a kind may cost a phone, in bytes. */
const most: Record<string, number> = { hero: 35 * kilobyte, card: 14 * kilobyte };

test.describe('390 by 844 px, 3 device pixels to each', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
  });

  for (const { path } of routes) {
    test(`no picture of ${path} has many more pixels than are shown, or too few to look sharp`, async ({
      page,
    }) => {
      await open(page, path);
      await bringWhole(page);
      await expectRightPictures(page);
    });
  }
});

test.describe('on a phone of 390 px with twice the pixels', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
  });

  test('a slide costs at most 35 KB, a card 14 KB', async ({ page }) => {
    await open(page, '/');
    await bringWhole(page);
    const { label, slides } = content.slides;
    const carousel = page.getByRole('region', { name: label, exact: true });
    for (const { text } of slides.slice(1)) {
      await button(carousel, content.labels.carousel.next).click();
      const headline = carousel.getByText(text, { exact: true }).filter({ visible: true });
      await expect(headline.first()).toBeVisible();
    }
    await photographs(page);
    const costs = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
    );
    for (const [kind, bytes] of Object.entries(most)) {
      const dear = costs.filter(
        ({ name, bytes: own }) => name.includes(`-${kind}-`) && own > bytes,
      );
      expect(dear).toEqual([]);
    }
    const shown = costs.filter(({ name }) => name.includes('-hero-'));
    // Two slides may have one picture.
    const pictures = new Set(slides.flatMap(({ img }) => img ?? []));
    expect(shown.length).toBeGreaterThanOrEqual(pictures.size);
  });
});
