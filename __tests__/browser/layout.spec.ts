import { labels } from './support/content';
import { Pixels } from './support/look';
import { expect, hydrated, open, test } from './support/test';

test.describe('before there is a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the bars have the room they take, from 320 to 2560 px', async ({ page }) => {
    await page.goto('/siemens');
    for (const width of [320, 390, 639, 640, 768, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const content = await page.getByRole('main').boundingBox();
      const header = await page.getByRole('banner').boundingBox();
      expect(content?.y, `at ${width} px`).toBe(header?.height);
    }
  });
});

test('the script corrects nothing of the bars', async ({ page }) => {
  await open(page, '/siemens');
  for (const width of [320, 640, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.reload();
    await hydrated(page);
    // Where the script has to correct the stylesheet, everything moves and is styled anew.
    await expect(page.locator('html'), `at ${width} px`).not.toHaveAttribute('style');
  }
});

test('the four links of the header fit in one row at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/');
  const links = page
    .getByRole('navigation', { name: labels.shared.mainNavigation })
    .getByRole('link');
  const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().y));
  expect(new Set(boxes).size).toBe(1);
});

test('header and footer stay in view, with an accent strip at either end', async ({ page }) => {
  await open(page, '/about');
  for (const scroll of [0, 700, 100_000]) {
    await page.evaluate((y) => window.scrollTo(0, y), scroll);
    const header = await page.getByRole('banner').boundingBox();
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect(header?.y).toBe(0);
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeCloseTo(800, 0);
  }
  const pixels = await Pixels.of(await page.screenshot());
  const amber = [255, 176, 0];
  for (const y of [0, 3, 796, 799]) expect(pixels.at(640, y), `at ${y} px`).toEqual(amber);
});

for (const [what, css] of [
  ['text at 200%', 'html { font-size: 200% }'],
  [
    'the text spacing of WCAG 1.4.12',
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  ],
] as const) {
  test(`with ${what} at 320 px the bars cover nothing of the page`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, '/contact');
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, css);
    const bottom = async (name: 'banner' | 'contentinfo') => page.getByRole(name).boundingBox();
    await expect
      .poll(async () => {
        const main = await page.getByRole('main').boundingBox();
        const header = await bottom('banner');
        return (main?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0);
      })
      .toBeGreaterThanOrEqual(0);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect
      .poll(async () => {
        const strip = await page
          .getByRole('region', { name: labels['contact-strip'].region })
          .boundingBox();
        const footer = await bottom('contentinfo');
        return (footer?.y ?? 0) - (strip?.y ?? 0) - (strip?.height ?? 0);
      })
      // A window scrolls to whole pixels, whatever part of one a page is higher.
      .toBeGreaterThan(-0.5);
    const share = await page.evaluate(() => {
      const pinned = [...document.querySelectorAll<HTMLElement>('header, footer')].filter(
        (bar) => getComputedStyle(bar).position === 'fixed',
      );
      return pinned.reduce((sum, bar) => sum + bar.offsetHeight, 0) / window.innerHeight;
    });
    expect(share).toBeLessThanOrEqual(1 / 3);
  });
}

test('on a screen too short for bars they scroll with the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/about');
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
});
