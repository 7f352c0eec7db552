import { allRoutes } from '../../src/routes';
import {
  expect,
  expectNoSidewaysScroll,
  hold,
  hydrated,
  open,
  type Page,
  test,
} from './support/test';

test.use({ allowedMessages: /404 \(Not Found\)/ });

/** Elements whose text is wider or taller than the box that clips it. */
const clippedTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const clips = overflowX !== 'visible' || overflowY !== 'visible';
        const readable = element.textContent?.trim() && element.checkVisibility();
        const forReadersOnly = element.clientWidth <= 1;
        if (
          !clips ||
          !readable ||
          forReadersOnly ||
          element.matches('.swiper, textarea, [aria-hidden=true]')
        ) {
          return false;
        }
        return (
          element.scrollWidth > element.clientWidth + 1 ||
          element.scrollHeight > element.clientHeight + 1
        );
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

for (const { path } of allRoutes) {
  test(`${path} does not scroll sideways from 320 to 2560 px`, async ({ page }) => {
    await open(page, path);
    for (const width of [320, 375, 480, 600, 768, 900, 1024, 1280, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
  });

  test(`${path} cuts nothing off with text at 200%, from 320 px up`, async ({ page }) => {
    await open(page, path);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expectNoSidewaysScroll(page);
      expect(await clippedTexts(page)).toEqual([]);
    }
  });
}

for (const [path, width, height] of allRoutes.flatMap(
  ({ path }) =>
    [
      [path, 412, 823],
      [path, 1280, 720],
    ] as const,
)) {
  test(`${path} does not move at ${width} px when its font arrives late`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const release = await hold(page, '**/*.woff2');
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // The window's load event waits for the font.
    await page.goto(path, { waitUntil: 'commit' });
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-font', 'pending');
    release();
    await expect(page.locator('html')).not.toHaveAttribute('data-font');
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const shifts: number[] = await page.evaluate(() => Reflect.get(window, 'shifts'));
    // To the third decimal, as tools show it: links of a row may move by a pixel.
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.0005);
  });
}

for (const width of [320, 390, 639, 640, 768, 1440, 2560]) {
  test(`the bars have the room they take before there is a script, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/siemens');
    // Where the script has to correct the stylesheet, everything moves and is styled anew.
    await expect(page.locator('html')).not.toHaveAttribute('style');
    const content = await page.getByRole('main').boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(content?.y).toBe(header?.height);
  });
}

test('the four links of the header fit in one row at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().y));
  expect(boxes).toHaveLength(4);
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
        const strip = await page.getByRole('region', { name: 'Contact details' }).boundingBox();
        const footer = await bottom('contentinfo');
        return (footer?.y ?? 0) - (strip?.y ?? 0) - (strip?.height ?? 0);
      })
      .toBeGreaterThanOrEqual(0);
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

for (const { path } of allRoutes) {
  test(`on ${path} whatever receives focus is in view and not behind the bars`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    const stops: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        const box = element.getBoundingClientRect();
        const inBar = element.closest('header, footer') || element.matches('[href="#main"]');
        const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        const bottom = document.querySelector('footer')?.getBoundingClientRect().top ?? 0;
        const fits = box.height <= bottom - top;
        const clear = fits
          ? box.top >= top && box.bottom <= bottom
          : box.bottom > top && box.top < bottom;
        return {
          name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
          clear: Boolean(inBar) || clear,
        };
      });
      if (!stop) break;
      expect(stop, `tab stop ${stops.length + 1}`).toMatchObject({ clear: true });
      stops.push(stop.name);
      expect(stops.length).toBeLessThan(100);
    }
    expect(stops[0]).toBe('Skip to main content');
    expect(stops.length).toBeGreaterThanOrEqual(10);
  });
}
