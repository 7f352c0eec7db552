import { expect, hydrated, type Page, test } from '../browser/support/test';
import { allRoutes, modules, notFound, routes } from './support/siteUnderTest';

test.describe('each page', () => {
  for (const { path, documentTitle } of routes) {
    test(`${path} opens directly: its title, one h1, no request elsewhere`, async ({ page }) => {
      const origins = new Set<string>();
      page.on('request', (request) => origins.add(new URL(request.url()).origin));
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await hydrated(page);
      await expect(page).toHaveTitle(documentTitle);
      await expect(page.locator('h1')).toHaveCount(1);
      expect([...origins], 'no request leaves the site').toEqual([new URL(page.url()).origin]);
    });
  }
});

test.describe('an unknown address', () => {
  test.use({ allowedMessages: /404 \(Not Found\)/ });

  test('shows the Not Found page with status 404 and noindex, and leads on', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page).toHaveTitle(notFound.documentTitle);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('main').locator('a[href="/"]').click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('h1')).toBeFocused();
  });
});

test('the links of the header lead to their pages and say which of them is shown', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const nav = page.getByRole('banner').getByRole('navigation');
  for (const { text, href } of modules.site.navigation) {
    const link = nav.getByRole('link', { name: text, exact: true });
    await link.click();
    await expect(page).toHaveURL(href);
    if (!href.includes('#')) await expect(link).toHaveAttribute('aria-current', 'page');
  }
});

/** Where the links of a page lead, with the ids that are on it, without JavaScript. */
const linksAndIds = (page: Page) =>
  page.evaluate(() => ({
    links: [...document.querySelectorAll('a[href]')].map((link) =>
      link instanceof HTMLAnchorElement ? link.href : '',
    ),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
  }));

test.describe('as they are served', () => {
  test.use({ javaScriptEnabled: false, allowedMessages: /404 \(Not Found\)/ });

  test('links within the site lead to pages, files and places that are there', async ({ page }) => {
    const ids = new Map<string, string[]>();
    const links = new Map<string, string>();
    for (const { path } of allRoutes) {
      await page.goto(path);
      const found = await linksAndIds(page);
      ids.set(path, found.ids);
      for (const link of found.links) links.set(link, path);
    }
    const own = new URL(page.url()).origin;
    const inside = [...links].filter(([link]) => new URL(link).origin === own);
    expect(inside.length).toBeGreaterThanOrEqual(modules.site.navigation.length);
    for (const [link, from] of inside) {
      const { pathname, hash } = new URL(link);
      const answer = await page.request.get(pathname);
      // Not Found is served under every address that is none, its own among them.
      if (pathname !== notFound.path) expect(answer.status(), `${link} on ${from}`).toBe(200);
      if (hash) expect(ids.get(pathname), `${link} on ${from}`).toContain(hash.slice(1));
    }
  });
});
