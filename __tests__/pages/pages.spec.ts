import { telephoneHref } from '../../src/features/contact-details/telephoneHref';
import {
  breakdown,
  company,
  contact,
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
import { expect, hold, hydrated, open, type Page, test } from '../browser/support/test';
import { pathOf } from '../support/company';

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

test('a page change shows one page at any time, never none or two', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/');
  const wrong = await page.evaluateHandle(() => {
    const seen: string[][] = [];
    const main = document.querySelector('main');
    if (!main) throw new Error('no main');
    new MutationObserver(() => {
      const shown = [...main.querySelectorAll('h1')].filter((heading) => heading.checkVisibility());
      if (shown.length !== 1) seen.push(shown.map(({ textContent }) => textContent));
    }).observe(main, { childList: true, subtree: true, attributes: true });
    return seen;
  });
  for (const name of [nameOf('technologies'), nameOf('about')]) {
    await navLink(page, name).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  expect(await wrong.jsonValue()).toEqual([]);
  await expect(page.locator('h1')).toHaveCount(1);
});

test('Back restores panels and place, even of a link after scrolling', async ({ page }) => {
  const header = (name: string) =>
    page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });
  const states = () =>
    page
      .locator('main h2 button')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-expanded')));

  await open(page, '/');
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await visit(page, nameOf('technologies'));
  await header('Siemens').click();
  await header('HMI Solutions').click();
  const left = await states();
  expect(left.filter((state) => state === 'false')).toHaveLength(2);
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.history.state?.scrollY)).toBe(400);
  // Scrolls and follows the link, whose page is already loaded, in one task, without a timer.
  await page.evaluate(
    (link) => {
      window.scrollTo({ top: 1100, behavior: 'instant' });
      document.querySelector<HTMLAnchorElement>(link)?.click();
    },
    `nav a[href="${pathOf('home')}"]`,
  );
  await expect(page).toHaveTitle(titleOf('home'));
  expect(await scrollY(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('technologies'));
  await expect.poll(states).toEqual(left);
  await expect.poll(() => scrollY(page)).toBe(1100);
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('home'));
  await expect.poll(() => scrollY(page)).toBe(1500);
  await page.goForward();
  await expect(page).toHaveTitle(titleOf('technologies'));
  await expect.poll(() => scrollY(page)).toBe(1100);
});

test('a link opens its page even if the browser refuses to change the history, as Safari does after 100 times', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.history.pushState = () => {
      throw new DOMException('Too many calls.', 'SecurityError');
    };
  });
  await open(page, '/about');
  await navLink(page, nameOf('technologies')).click();
  await expect(page).toHaveURL('/technologies');
  await expect(page).toHaveTitle(titleOf('technologies'));
});

/** Has the test site answer for an address with the page of another one. */
const serve = (page: Page, address: string, pagePath: string) =>
  page.route(
    ({ pathname }) => pathname === address.replace(/[?#].*/, ''),
    async (route) => {
      const url = new URL(pagePath, route.request().url()).href;
      await route.fulfill({ response: await route.fetch({ url }), status: 200 });
    },
  );

for (const { address, shown = address } of [
  { address: '/Technologies?from=print#panels', shown: '/technologies?from=print#panels' },
  { address: '/web/2026/https://tarnline.example/technologies' },
  { address: '/about' },
])
  test(`the page that a host serves at ${address} stays, works and leads on`, async ({ page }) => {
    await serve(page, address, '/technologies');
    await page.goto(address);
    const heading = await page.locator('h1').elementHandle();
    await hydrated(page);
    expect(await heading?.evaluate(({ isConnected }) => isConnected)).toBe(true);
    await expect(page).toHaveURL(shown);
    await page.getByRole('searchbox').fill('powerflex');
    await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
    await navLink(page, nameOf('contact')).click();
    await expect(page).toHaveTitle(titleOf('contact'));
  });

for (const spelling of ['/Contact', '/contact.'])
  test(`at ${spelling} of a host that knows no such page, Not Found leads to the page`, async ({
    page,
  }) => {
    await serve(page, spelling, '/nowhere');
    await page.goto(`${spelling}?from=print#write`);
    await expect(page).toHaveURL('/contact?from=print#write');
    await expect(page).toHaveTitle(titleOf('contact'));
  });

test.describe('when a page fails while it is rendered', () => {
  test.use({ allowedMessages: /The observer is broken/ });

  test('the ways to call and write are there, and the other pages work', async ({ page }) => {
    await page.addInitScript(() => {
      // The observer of the home page's pictures and carousels.
      const { observe } = IntersectionObserver.prototype;
      IntersectionObserver.prototype.observe = function (target) {
        if (window.location.pathname === '/') throw new Error('The observer is broken.');
        observe.call(this, target);
      };
    });
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(labels.error.title);
    await expect(main.getByRole('link', { name: telephone })).toBeVisible();
    await expect(main.getByRole('link', { name: mail })).toBeVisible();
    await visit(page, nameOf('contact'));
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(contact.title);
  });
});

test('a link to the open page scrolls up and clears only the address', async ({ page }) => {
  for (const carried of ['#write', '?utm_source=newsletter']) {
    await open(page, `/contact${carried}`);
    const message = page.getByRole('textbox', { name: labels['contact-form'].message });
    await message.fill('The filler stops.');
    await navLink(page, nameOf('contact')).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.locator('h1')).toBeFocused();
    expect(await scrollY(page)).toBe(0);
    await expect(message).toHaveValue('The filler stops.');
  }
});

/** The computed styles of the elements in a page's main part. */
const looks = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('section, h1, h2, h3, p, li, dt, dd, label, input, summary, a')].map(
      (element) => {
        const style = getComputedStyle(element);
        const { display, color, backgroundColor, margin, padding, borderWidth } = style;
        const font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const name = `${element.localName} ${element.textContent?.slice(0, 30)}`;
        return { name, display, color, backgroundColor, font, margin, padding, borderWidth };
      },
    ),
  );

// A built page includes its own rules; those of all pages are loaded with the first link.
test('a page looks the same after a link, after Back and after loading', async ({ page }) => {
  await open(page, '/contact');
  const contact = await looks(page);
  await open(page, '/technologies');
  const technologies = await looks(page);
  await visit(page, nameOf('contact'));
  // The rest of the page is rendered after its heading.
  await expect.poll(() => looks(page)).toEqual(contact);
  await test.step('another one was loaded in between', async () => {
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect(page).toHaveTitle(titleOf('technologies'));
    await expect.poll(() => looks(page)).toEqual(technologies);
  });
  await visit(page, nameOf('about'));
  await visit(page, nameOf('technologies'));
  await expect.poll(() => looks(page)).toEqual(technologies);
});
