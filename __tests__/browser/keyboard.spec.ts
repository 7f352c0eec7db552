import { readFileSync } from 'node:fs';
import { carouselText } from '../../src/content/carousel';
import { company } from '../../src/content/company';
import { contactPage } from '../../src/content/contactPage';
import { copyText } from '../../src/content/copyButton';
import { finderText } from '../../src/content/finder';
import { flipCardText } from '../../src/content/flipCard';
import { home } from '../../src/content/home';
import { lineSymptoms } from '../../src/content/line';
import { panelsText } from '../../src/content/panels';
import { services } from '../../src/content/services';
import { sharedText } from '../../src/content/sharedText';
import { slides } from '../../src/content/slides';
import { technologies } from '../../src/content/technologies';
import { expectKept, field, fillIn, send, status, success, values } from './support/contactForm';
import { carousel, expect, hold, type Locator, open, type Page, test } from './support/test';

/** A key as Playwright presses it. */
type Key = string;

const copy = copyText;
const cardText = flipCardText;

const line = (page: Page) => page.locator('#line');

/** An entry of the line's lists, symptoms and stations; counted from the end when negative. */
const lineEntry = (page: Page, list: number, at: number) =>
  line(page).locator('.line-list').nth(list).locator('summary').nth(at);

const lineSpot = (page: Page, at: number) =>
  line(page).getByRole('toolbar').getByRole('button').nth(at);

/** A key goes from one entry to another, in both lists. */
async function movesInLine(page: Page, key: Key, [from, to]: [number, number]): Promise<void> {
  await open(page, '/#line');
  for (const list of [0, 1]) {
    await lineEntry(page, list, from).focus();
    await page.keyboard.press(key);
    await expect(lineEntry(page, list, to)).toBeFocused();
  }
}

/** A key goes from one station on the picture to another, and one of them is a stop of Tab. */
async function movesOnPicture(page: Page, key: Key, from: number, to: number): Promise<void> {
  await open(page, '/#line');
  await lineSpot(page, from).focus();
  await page.keyboard.press(key);
  await expect(lineSpot(page, to)).toBeFocused();
  await expect(line(page).getByRole('toolbar').locator('button[tabindex="0"]')).toHaveCount(1);
}

/** Paused from the start, so that no slide changes but by a key. */
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  permissions: ['clipboard-read', 'clipboard-write'],
});

const button = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true });

const carousels = [home.heroLabel, home.partnersTitle];

/** The labels of the slides that are shown, such as "2 of 7". */
const shownSlides = (region: Locator) =>
  region
    .locator('[aria-roledescription=slide]:not([inert])')
    .evaluateAll((all) => all.map((slide) => slide.getAttribute('aria-label') ?? ''));

/** In both carousels, each press of the key on a button brings the next of `shown` to the front. */
async function moves(page: Page, name: string, key: Key, from: 'first' | 'last', shown: RegExp[]) {
  await open(page, '/');
  for (const label of carousels) {
    const region = await carousel(page, label);
    const frontSlide = expect.poll(async () => (await shownSlides(region))[0]);
    if (from === 'last') await button(region, carouselText.previous).click();
    await button(region, name).focus();
    for (const slide of shown) {
      await page.keyboard.press(key);
      await frontSlide.toMatch(slide);
    }
    await expect(button(region, name)).toBeFocused();
  }
}

/** Presses a key on the list of slides of a hero that has not started. */
async function scrollsSlides(page: Page, from: number, key: Key, to: number): Promise<void> {
  await hold(page, /assets\/HomePage/);
  await page.goto('/');
  const list = page.getByRole('group', { name: home.heroLabel });
  const telephone = page.getByRole('main').getByRole('link', { name: company.contact.telephone });
  await telephone.first().focus();
  await page.keyboard.press('Tab');
  await expect(list).toBeFocused();
  await list.evaluate(
    (element, slide) => element.scrollTo({ left: slide * element.clientWidth }),
    from,
  );
  await page.keyboard.press(key);
  await expect
    .poll(() => list.evaluate((element) => element.scrollLeft / element.clientWidth))
    .toBe(to);
}

const finder = (page: Page) => page.getByRole('searchbox');

const cards = (page: Page) => page.locator('details');

const header = (page: Page, title: string) =>
  page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button', { name: title });
const titles = technologies.map(({ category }) => category);
const [first = '', second = ''] = titles;
const last = titles.at(-1) ?? '';
const openHeaders = (page: Page) => page.getByRole('main').locator('h2 [aria-expanded=true]');

/** From the header of one panel, a key goes to that of another. */
async function movesBetweenHeaders(page: Page, key: Key, ways: [from: string, to: string][]) {
  await open(page, '/technologies');
  for (const [from, to] of ways) {
    await header(page, from).focus();
    await page.keyboard.press(key);
    await expect(header(page, to)).toBeFocused();
  }
  await expect(openHeaders(page)).toHaveCount(titles.length);
}

const copyButton = (page: Page) =>
  button(page, `${copy.button} ${contactPage.tiles.telephone.toLowerCase()}`);
const notification = (page: Page) => page.getByRole('listitem').filter({ hasText: copy.done });
const dismiss = (page: Page) => button(page, copy.dismiss);

/** Copies the telephone number from the keyboard: a notification shows. */
async function notify(page: Page): Promise<void> {
  await copyButton(page).press('Enter');
  await expect(notification(page)).toBeVisible();
}

/** What has focus, in words, after each press of Tab until it leaves `region`. */
async function tabThrough(page: Page, region: Locator): Promise<string[]> {
  const stops: string[] = [];
  const stop = () =>
    region.evaluate((element) => {
      const focused = document.activeElement;
      if (!focused || !element.contains(focused)) return null;
      return focused.getAttribute('aria-label') ?? focused.textContent?.trim() ?? '';
    });
  for (let name = await stop(); name !== null; name = await stop()) {
    stops.push(name);
    await page.keyboard.press('Tab');
  }
  return stops;
}

/** A check for every row of the keyboard map, by its control and its keys. */
const checks: Record<string, (page: Page, key: Key) => Promise<void>> = {
  async 'Skip link: Tab'(page, key) {
    await open(page, '/technologies');
    const link = page.getByRole('link', { name: sharedText.skipLink });
    await expect(link).not.toBeInViewport();
    await page.keyboard.press(key);
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  },

  async 'Skip link: Enter'(page, key) {
    await open(page, '/technologies');
    await page.getByRole('link', { name: sharedText.skipLink }).focus();
    await page.keyboard.press(key);
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(finder(page)).toBeFocused();
  },

  async 'Main navigation: Enter'(page, key) {
    await open(page, '/');
    await page.getByRole('navigation').getByRole('link', { name: 'About Us' }).focus();
    await page.keyboard.press(key);
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },

  async 'Carousel: Tab'(page, key) {
    await open(page, '/');
    const { play, previous, next } = carouselText;
    const dots = slides.map(({ text }, index) => `${carouselText.slide} ${index + 1}: ${text}`);
    for (const [label, expected] of [
      [home.heroLabel, [play, previous, ...dots, next]],
      [home.partnersTitle, [play, previous, next]],
    ] as const) {
      const region = await carousel(page, label);
      await button(region, carouselText.play).focus();
      await page.keyboard.press(`Shift+${key}`);
      await page.keyboard.press(key);
      expect(await tabThrough(page, region)).toEqual(expected);
    }
  },

  async 'Carousel, pause or play: Enter or Space'(page, key) {
    await open(page, '/');
    for (const label of carousels) {
      const region = await carousel(page, label);
      await button(region, carouselText.play).focus();
      await page.keyboard.press(key);
      await expect(button(region, carouselText.pause)).toBeFocused();
      await expect(region).toHaveAttribute('data-autoplay', 'playing');
      await page.keyboard.press(key);
      await expect(button(region, carouselText.play)).toBeFocused();
      await expect(region).toHaveAttribute('data-autoplay', 'paused');
    }
  },

  'Carousel, previous: Enter or Space': (page, key) =>
    moves(page, carouselText.previous, key, 'first', [/^(?:7 of 7|10 of 10)$/, /^(?:6|9) of/]),
  'Carousel, next: Enter or Space': (page, key) =>
    moves(page, carouselText.next, key, 'last', [/^1 of/, /^2 of/]),

  async 'Carousel, dot: Enter or Space'(page, key) {
    await open(page, '/');
    const hero = await carousel(page, home.heroLabel);
    const dot = hero.getByRole('group', { name: carouselText.picker }).getByRole('button').nth(4);
    await dot.focus();
    await page.keyboard.press(key);
    await expect(dot).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => shownSlides(hero)).toEqual([`5 of ${slides.length}`]);
    await expect(dot).toBeFocused();
  },

  'Carousel that has not started, or without JavaScript: Right': (page, key) =>
    scrollsSlides(page, 0, key, 1),
  'Carousel that has not started, or without JavaScript: Left': (page, key) =>
    scrollsSlides(page, 2, key, 1),

  async 'Flip card: Enter or Space'(page, key) {
    await open(page, '/');
    const card = cards(page).nth(2);
    const summary = card.locator('summary');
    await summary.focus();
    for (const turned of [true, false]) {
      await page.keyboard.press(key);
      await expect(card.getByRole('link')).toHaveCount(turned ? 2 : 0);
      await expect(card.locator('summary h3')).toBeVisible({ visible: !turned });
      await expect(summary).toBeFocused();
    }
  },

  async 'Flip card: Tab'(page, key) {
    await open(page, '/');
    const [one, next] = [cards(page).nth(2), cards(page).nth(3)];
    await one.locator('summary').press('Enter');
    await page.keyboard.press(key);
    for (const link of [one.getByRole('link').first(), one.getByRole('link').last()]) {
      await expect(link).toBeFocused();
      await page.keyboard.press(key);
    }
    await expect(next.locator('summary')).toBeFocused();
    await page.keyboard.press(key);
    await expect(cards(page).nth(4).locator('summary')).toBeFocused();
  },

  async 'Flip card, "Learn More>": Enter'(page, key) {
    await open(page, '/');
    const card = cards(page).nth(2);
    await card.locator('summary').press('Enter');
    const name = `${cardText.more} ${cardText.moreAbout} ${services[2]?.title}`;
    await card.getByRole('link', { name }).focus();
    await page.keyboard.press(key);
    await expect(page).toHaveURL('/technologies#hmi-solutions');
  },

  async '"Ask about", on cards and in panels: Enter'(page, key) {
    await open(page, '/technologies');
    const { category = '' } = technologies[2] ?? {};
    const name = `${sharedText.askAbout} ${category}`;
    await page.getByRole('link', { name }).focus();
    await page.keyboard.press(key);
    await expect(page).toHaveTitle(/^Contact Us/);
    await expect(field(page, contactPage.form.name)).toBeFocused();
  },

  async 'Finder: Tab'(page, key) {
    await open(page, '/technologies');
    await finder(page).fill('citect');
    await expect(button(page, finderText.clear)).toBeVisible();
    await finder(page).focus();
    await page.keyboard.press(key);
    await expect(button(page, finderText.clear)).toBeFocused();
    await page.keyboard.press(key);
    await expect(page.getByRole('button', { name: 'SCADA Systems' })).toBeFocused();
    await page.keyboard.press(key);
    await expect(page.getByRole('link', { name: `${sharedText.askAbout} SCADA` })).toBeFocused();
  },

  async 'Finder, field: Escape'(page, key) {
    await open(page, '/technologies');
    await finder(page).fill('citect');
    await expect(openHeaders(page).filter({ visible: true })).toHaveCount(1);
    await page.keyboard.press(key);
    await expect(finder(page)).toHaveValue('');
    await expect(finder(page)).toBeFocused();
    await expect(openHeaders(page)).toHaveCount(titles.length);
  },

  async 'Finder, field: Enter'(page, key) {
    await open(page, '/technologies');
    await finder(page).fill('citect');
    await expect(button(page, finderText.clear)).toBeVisible();
    await page.keyboard.press(key);
    await expect(page).toHaveURL(/\?q=citect$/);
    await expect(finder(page)).toBeFocused();
  },

  async 'Finder, Clear search: Enter or Space'(page, key) {
    await open(page, '/technologies');
    await finder(page).fill('citect');
    await button(page, finderText.clear).focus();
    await page.keyboard.press(key);
    await expect(finder(page)).toHaveValue('');
    await expect(finder(page)).toBeFocused();
  },

  async 'Panel header: Enter or Space'(page, key) {
    await open(page, '/technologies');
    await header(page, second).focus();
    for (const open of [false, true]) {
      await page.keyboard.press(key);
      await expect(header(page, second)).toHaveAttribute('aria-expanded', String(open));
      await expect(openHeaders(page)).toHaveCount(titles.length - (open ? 0 : 1));
      await expect(header(page, second)).toBeFocused();
    }
  },

  'Panel header: Down': (page, key) =>
    movesBetweenHeaders(page, key, [
      [first, second],
      [last, first],
    ]),
  'Panel header: Up': (page, key) =>
    movesBetweenHeaders(page, key, [
      [second, first],
      [first, last],
    ]),
  'Panel header: Home': (page, key) => movesBetweenHeaders(page, key, [[last, first]]),
  'Panel header: End': (page, key) => movesBetweenHeaders(page, key, [[second, last]]),

  async 'Panels: Tab'(page, key) {
    await open(page, '/technologies');
    const main = page.getByRole('main');
    const links = await main.locator('[data-panel]').getByRole('link').allTextContents();
    expect(links.length).toBeGreaterThan(0);
    const stops = async () => {
      await button(page, panelsText.expandAll).focus();
      await page.keyboard.press(`Shift+${key}`);
      await page.keyboard.press(key);
      return tabThrough(page, main);
    };
    const headers = await main.locator('h2 button').allTextContents();
    const jumps = page.getByRole('navigation', { name: panelsText.jumps }).getByRole('link');
    const before = [
      panelsText.expandAll,
      panelsText.collapseAll,
      ...(await jumps.allTextContents()),
    ];
    const whenOpen = await stops();
    expect(whenOpen.filter((stop) => !links.includes(stop))).toEqual([...before, ...headers]);
    expect(whenOpen.filter((stop) => links.includes(stop))).toEqual(links);
    await button(page, panelsText.collapseAll).click();
    expect(await stops()).toEqual([...before, ...headers]);
  },

  async 'Collapse all: Enter or Space'(page, key) {
    await open(page, '/technologies');
    await button(page, panelsText.collapseAll).focus();
    await page.keyboard.press(key);
    await expect(openHeaders(page)).toHaveCount(0);
    await expect(button(page, panelsText.collapseAll)).toBeFocused();
  },

  async 'Expand all: Enter or Space'(page, key) {
    await open(page, '/technologies');
    await button(page, panelsText.collapseAll).click();
    await expect(openHeaders(page)).toHaveCount(0);
    await button(page, panelsText.expandAll).focus();
    await page.keyboard.press(key);
    await expect(openHeaders(page)).toHaveCount(titles.length);
    await expect(button(page, panelsText.expandAll)).toBeFocused();
  },

  async 'Copy button: Enter or Space'(page, key) {
    await open(page, '/contact');
    await copyButton(page).focus();
    await page.keyboard.press(key);
    await expect(notification(page)).toBeVisible();
    await expect(copyButton(page)).toBeFocused();
  },

  async 'Notification: F8'(page, key) {
    await open(page, '/contact');
    await notify(page);
    await page.keyboard.press(key);
    await expect(page.getByRole('region', { name: /F8/ }).getByRole('list')).toBeFocused();
  },

  async 'Notification: Tab'(page, key) {
    await open(page, '/contact');
    await notify(page);
    await page.keyboard.press('F8');
    await page.keyboard.press(key);
    await expect(notification(page)).toBeFocused();
    await page.keyboard.press(key);
    await expect(dismiss(page)).toBeFocused();
  },

  async 'Notification, Dismiss: Enter or Space'(page, key) {
    await open(page, '/contact');
    await notify(page);
    await dismiss(page).focus();
    await page.keyboard.press(key);
    await expect(notification(page)).toHaveCount(0);
    await expect(copyButton(page)).toBeFocused();
  },

  async 'Notification: Escape'(page, key) {
    await open(page, '/contact');
    const ways: (readonly Key[])[] = [[], ['F8'], ['F8', 'Tab'], ['F8', 'Tab', 'Tab']];
    for (const way of ways) {
      await notify(page);
      for (const step of way) await page.keyboard.press(step);
      await page.keyboard.press(key);
      await expect(notification(page)).toHaveCount(0);
      await expect(copyButton(page)).toBeFocused();
    }
    await notify(page);
    await field(page, contactPage.form.name).focus();
    await page.keyboard.press(key);
    await expect(notification(page)).toHaveCount(0);
    await expect(field(page, contactPage.form.name)).toBeFocused();
  },

  async 'Contact form: Tab'(page, key) {
    await open(page, '/contact');
    await field(page, contactPage.form.name).focus();
    for (const name of [contactPage.form.email, contactPage.form.message]) {
      await page.keyboard.press(key);
      await expect(field(page, name)).toBeFocused();
    }
    await page.keyboard.press(key);
    await expect(send(page)).toBeFocused();
  },

  async 'Contact form, name and email: Enter'(page, key) {
    await open(page, '/contact');
    for (const name of [contactPage.form.name, contactPage.form.email]) {
      await fillIn(page);
      await expect(status(page)).toBeEmpty();
      await field(page, name).focus();
      await page.keyboard.press(key);
      await expect(status(page)).toHaveText(success);
      await page.reload();
    }
  },

  async 'Contact form, message: Enter'(page, key) {
    await open(page, '/contact');
    await fillIn(page);
    await field(page, contactPage.form.message).focus();
    await page.keyboard.press('End');
    await page.keyboard.press(key);
    await page.keyboard.press('a');
    await expectKept(page, { ...values, message: `${values.message}\na` });
    await expect(status(page)).toBeEmpty();
  },

  async 'Contact form, Send message: Enter or Space'(page, key) {
    await open(page, '/contact');
    await fillIn(page);
    await send(page).focus();
    await page.keyboard.press(key);
    await expect(status(page)).toHaveText(success);
    await expect(status(page)).toBeFocused();
  },

  async 'Line, symptom or station in a list: Enter or Space'(page, key) {
    await open(page, '/#line');
    await lineEntry(page, 0, 0).focus();
    await page.keyboard.press(key);
    await expect(line(page).locator('details[open]')).toContainText(lineSymptoms[0]?.visit ?? '');
    await expect(line(page).getByRole('status')).toContainText('Capper');
    await expect(lineEntry(page, 0, 0)).toBeFocused();
  },

  'Line, symptom or station in a list: Down': (page, key) => movesInLine(page, key, [-1, 0]),
  'Line, symptom or station in a list: Up': (page, key) => movesInLine(page, key, [0, -1]),
  'Line, symptom or station in a list: Home': (page, key) => movesInLine(page, key, [2, 0]),
  'Line, symptom or station in a list: End': (page, key) => movesInLine(page, key, [1, -1]),

  async 'Line, station on the picture: Enter or Space'(page, key) {
    await open(page, '/#line');
    const capper = line(page).getByRole('toolbar').getByRole('button', { name: 'Capper' });
    await capper.focus();
    await page.keyboard.press(key);
    await expect(line(page).locator('details[open] > summary')).toContainText('Capper');
    await expect(capper).toBeFocused();
  },

  'Line, station on the picture: Right': (page, key) => movesOnPicture(page, key, 2, 3),
  'Line, station on the picture: Left': (page, key) => movesOnPicture(page, key, 2, 1),
};

/** The rows of the keyboard map in `docs/accessibility.md`: control, keys, what they do. */
const rows = [
  ...readFileSync('docs/accessibility.md', 'utf8').matchAll(/^\| (.+) \| (<kbd>.+) \| (.+) \|$/gm),
].map(([, widget = '', keys = '', does = '']) => {
  const caps = keys.replaceAll(/<\/?kbd>/g, '').split(' or ');
  return { widget, caps, does, name: `${widget}: ${caps.join(' or ')}` };
});

const arrows = ['Left', 'Right', 'Down', 'Up'];

test('every row of the keyboard map has a check, and every check a row', () => {
  expect(Object.keys(checks)).toEqual(rows.map(({ name }) => name));
});

/** The rows of one kind of control, such as those of a carousel's buttons and dots. */
const kinds = new Map<string, typeof rows>();
for (const row of rows) {
  const [kind = ''] = row.widget.split(',');
  kinds.set(kind, [...(kinds.get(kind) ?? []), row]);
}

// One browser window for all keys of a kind; each of them is pressed on a page loaded anew.
for (const [kind, ofKind] of kinds) {
  test(`${kind}: its keys do what the keyboard map says`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const { name, widget, caps, does } of ofKind) {
      for (const cap of caps) {
        const key = arrows.includes(cap) ? `Arrow${cap}` : cap;
        await test.step(`${widget}: ${cap}. ${does}`, () => checks[name]?.(page, key));
      }
    }
  });
}
