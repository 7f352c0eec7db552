import { documentTitle } from '../../src/features/navigation/documentTitle';
import { notFoundRoute, routes } from '../../src/routes';
import { expect, hold, hydrated, open, type Page, test, visit } from './support/test';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls to a place, in px, until the page's entry in the history keeps it. */
async function scrollAndKeep(page: Page, place: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), place);
  await expect.poll(() => page.evaluate(() => window.history.state?.scrollY)).toBe(place);
}

/** Leaves About Us at a place for a page that is loaded anew: its code has to be fetched on Back. */
async function leaveAboutAt(page: Page, place: number): Promise<void> {
  await open(page, '/about');
  await scrollAndKeep(page, place);
  await visit(page, 'Contact Us');
  await page.reload();
  await hydrated(page);
}

test('every page opens directly: its title, one h1, no request elsewhere', async ({ page }) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  for (const route of routes) {
    await test.step(route.path, async () => {
      const response = await page.goto(route.path);
      expect(response?.status()).toBe(200);
      await hydrated(page);
      await expect(page).toHaveTitle(documentTitle(route));
      await expect(page.locator('h1')).toHaveCount(1);
      expect([...origins], 'no request leaves the site').toEqual([new URL(page.url()).origin]);
    });
  }
});

test.describe('an unknown address', () => {
  test.use({ allowedMessages: /404 \(Not Found\)/ });

  test('shows the Not Found page with status 404, noindex, and links to the main pages', async ({
    page,
  }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page).toHaveTitle(documentTitle(notFoundRoute));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const main = page.getByRole('main');
    for (const name of ['Home', 'Technologies', 'About Us', 'Contact Us']) {
      await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await main.getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.locator('h1')).toBeFocused();
  });
});

test.describe('with reduced motion, so that no fade has to be waited for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('every page but that of Siemens is reached by links alone', async ({ page }) => {
    await open(page, '/');
    const nav = page.getByRole('navigation', { name: 'Main' });
    for (const route of routes.filter((candidate) => 'navLabel' in candidate)) {
      await nav.getByRole('link', { name: route.navLabel }).click();
      await expect(page).toHaveURL(route.path);
      await expect(nav.locator('[aria-current=page]')).toHaveText([route.navLabel]);
    }
    await nav.getByRole('link', { name: 'Technologies' }).click();
    await page.getByRole('link', { name: 'See our IT solutions in detail' }).click();
    await expect(page).toHaveURL('/itsolutions');
    await nav.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('link', { name: 'See our IT solutions' }).click();
    await expect(page).toHaveURL('/itsolutions');
  });
});

test('a navigation changes the title, focuses the h1 and starts at the top, without a reload', async ({
  page,
}) => {
  await open(page, '/about');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.getByRole('link', { name: 'Technologies' }).click();
  await expect(page).toHaveTitle(/^Technologies/);
  await expect(page.locator('h1')).toBeFocused();
  expect(await scrollY(page)).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
});

test('Back and Forward land where the page was', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect.poll(() => scrollY(page)).toBe(1500);
  await page.getByRole('link', { name: 'Technologies' }).click();
  await expect(page.locator('h1')).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 800));
  await expect.poll(() => scrollY(page)).toBe(800);
  await page.goBack();
  await expect(page).toHaveTitle(/^About Us/);
  await expect.poll(() => scrollY(page)).toBe(1500);
  await page.goForward();
  await expect(page).toHaveTitle(/^Technologies/);
  await expect.poll(() => scrollY(page)).toBe(800);
});

test.describe('when the network fails', () => {
  test.use({ allowedMessages: /503 \(Service Unavailable\)/ });

  test('a page whose code cannot be fetched is opened by the browser, by a link and by Back', async ({
    page,
  }) => {
    const expectOpenedAnew = async (title: RegExp) => {
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBeUndefined();
    };
    await open(page, '/technologies');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.route(/AboutPage/, (route) => route.fulfill({ status: 503 }), { times: 1 });
    await page.getByRole('navigation').getByRole('link', { name: 'About Us' }).press('Enter');
    await expectOpenedAnew(/^About Us/);
    await hydrated(page);
    await visit(page, 'Contact Us');
    await page.reload();
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.route(/AboutPage/, (route) => route.fulfill({ status: 503 }), { times: 1 });
    await page.goBack();
    await expectOpenedAnew(/^About Us/);
  });
});

test('the newest of two navigations wins, however late the older page arrives', async ({
  page,
}) => {
  await open(page, '/');
  const release = await hold(page, /assets\/TechnologiesPage/);
  const nav = page.getByRole('navigation');
  await nav.getByRole('link', { name: 'Technologies' }).click();
  await nav.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
  const late = page.waitForResponse(/assets\/TechnologiesPage/);
  release();
  await late;
  await expect(page.locator('form')).toBeVisible();
  await expect(page).toHaveURL('/contact');
});

test('Back restores a place that was scrolled to after a link within the page', async ({
  page,
}) => {
  await open(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Fernline Automation' }).click();
  await scrollAndKeep(page, 1200);
  await visit(page, 'Contact Us');
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(1200);
});

test('Back restores the place of a page whose code is long in coming', async ({ page }) => {
  await leaveAboutAt(page, 1500);
  await scrollAndKeep(page, 300);
  const release = await hold(page, /assets\/AboutPage/);
  // The window is scrolled by what is shown meanwhile; that comes to rest, and would be kept.
  const rested = page.evaluate(
    () =>
      new Promise((done) => {
        window.addEventListener('popstate', () => {
          window.addEventListener('scroll', () => setTimeout(done, 300), { once: true });
        });
      }),
  );
  await page.goBack();
  await rested;
  release();
  await expect(page).toHaveTitle(/^About Us/);
  await expect.poll(() => scrollY(page)).toBe(1500);
});

test('a link to the page one is on, and the logo, lead to the top', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => window.scrollTo(0, 1200));
  const entries = await page.evaluate(() => window.history.length);
  await visit(page, 'About Us');
  expect(await scrollY(page)).toBe(0);
  expect(await page.evaluate(() => window.history.length), 'Back leaves at once').toBe(entries);

  await page.evaluate(() => window.scrollTo(0, 1500));
  // Its image has the company's name as its text alternative.
  const logo = page.getByRole('banner').getByRole('link', { name: 'Fernline Automation' });
  await expect(logo).toHaveAttribute('href', '#');
  await logo.click();
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('/siemens shows the shared layout alone; the strip above every footer has telephone, mail, map and LinkedIn', async ({
  page,
}) => {
  await open(page, '/siemens');
  const heading = page.getByRole('heading', { level: 1, name: 'Siemens' });
  await expect(heading).toBeAttached();
  const size = await heading.boundingBox();
  expect(Math.max(size?.width ?? 9, size?.height ?? 9)).toBeLessThanOrEqual(1);

  const strip = page.getByRole('region', { name: 'Contact details' });
  const hrefs = await strip
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([
    'tel:+6495550142',
    'mailto:hello@fernline.example',
    expect.stringContaining('openstreetmap.org'),
    expect.stringContaining('linkedin.com/company/'),
  ]);
});
