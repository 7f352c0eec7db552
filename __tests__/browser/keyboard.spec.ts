import { readFileSync } from 'node:fs';
import { slugify } from '../../src/ui/slugify';
import { expectKept, field, fillIn, send, status, success, values } from './support/contactForm';
import {
  askAbout,
  copyName,
  heroLabel,
  labels,
  moreAbout,
  nameOf,
  partners,
  partnersTitle,
  positionOf,
  services,
  slides,
  symptoms,
  technologies,
  there,
  titleOf,
  topics,
} from './support/content';
import { navLink } from './support/moving';
import {
  button,
  carousel,
  expect,
  hold,
  type Locator,
  open,
  type Page,
  test,
} from './support/test';

const copy = labels.copy;

/** A key as Playwright presses it. */
type Key = string;

/** Paused from the start, so that no slide changes but by a key. */
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  permissions: ['clipboard-read', 'clipboard-write'],
});

type Check = (page: Page, key: Key) => Promise<void>;
type Find = (page: Page) => Locator;

const form = labels['contact-form'];

const named = (name: string) => (page: Page) => button(page, name);
const link = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true });

const mainLink = (page: Page) => navLink(page, nameOf('about'));

/** Focuses a control on a page that has just loaded, and presses the key. */
const pressed =
  (path: string, find: Find, then: (page: Page, key: Key, control: Locator) => Promise<void>) =>
  async (page: Page, key: Key): Promise<void> => {
    await open(page, path);
    const control = find(page);
    await control.focus();
    await page.keyboard.press(key);
    await then(page, key, control);
  };

/** From one control after the other, a key moves focus to the next. */
const moving =
  (path: string, ways: [from: Find, to: Find][]): Check =>
  async (page, key) => {
    await open(page, path);
    for (const [from, to] of ways) {
      await from(page).focus();
      await page.keyboard.press(key);
      await expect(to(page)).toBeFocused();
    }
  };

const line = (page: Page) => page.locator('#line');
const spots = (page: Page) => line(page).getByRole('toolbar').getByRole('button');

/** An entry of the line's lists, symptoms and stations; counted from the end when negative. */
const lineEntry = (list: number, at: number) => (page: Page) =>
  line(page).locator('.line-symptoms, .line-stations').nth(list).locator('summary').nth(at);

/** In both lists. */
const movingInLine = (from: number, to: number) =>
  moving(
    '/#line',
    [0, 1].map((list) => [lineEntry(list, from), lineEntry(list, to)]),
  );

/** From one station on the picture to another; one of them is a stop of Tab. */
const movingOnPicture = (from: number, to: number) =>
  pressed(
    '/#line',
    (page) => spots(page).nth(from),
    async (page) => {
      await expect(spots(page).nth(to)).toBeFocused();
      await expect(spots(page).and(page.locator('[tabindex="0"]'))).toHaveCount(1);
    },
  );

/** Both, with how many slides they have. */
const carousels = [
  { label: heroLabel, count: slides.length },
  { label: partnersTitle, count: partners.length },
];

/** The labels of the slides that are shown, such as "2 of 7". */
const shownSlides = (region: Locator) =>
  region
    .locator('[aria-roledescription=slide]:not([inert])')
    .evaluateAll((all) => all.map((slide) => slide.getAttribute('aria-label') ?? ''));

/** In both carousels, each press of the key on a button brings the next of what `shown` says to the front. */
const movingSlides =
  (name: string, from: 'first' | 'last', shown: (count: number) => number[]): Check =>
  async (page, key) => {
    await open(page, '/');
    for (const { label, count } of carousels) {
      const region = await carousel(page, label);
      const frontSlide = expect.poll(async () => (await shownSlides(region))[0]);
      if (from === 'last') await button(region, labels.carousel.previous).click();
      await button(region, name).focus();
      for (const number of shown(count)) {
        await page.keyboard.press(key);
        await frontSlide.toBe(positionOf(number, count));
      }
      await expect(button(region, name)).toBeFocused();
    }
  };

/** On the list of slides of a hero that has not started. */
const scrollingSlides =
  (from: number, to: number): Check =>
  async (page, key) => {
    await hold(page, /assets\/HomePage/);
    await page.goto('/');
    const list = page.getByRole('group', { name: heroLabel });
    const jobs = page.getByRole('main').getByRole('link', { name: labels.written.allJobs });
    await jobs.first().focus();
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
  };

const card = (page: Page) => page.locator('details:not([name])').nth(2);
const cardFront = (at: number) => (page: Page) =>
  page.locator('details:not([name])').nth(at).locator('summary');

const finder = (page: Page) => page.getByRole('searchbox');

/** Presses the key in a finder that has found something. */
const pressedInFinder = (find: Find, then: Check): Check => {
  return async (page, key) => {
    await open(page, '/technologies');
    await finder(page).fill('citect');
    await expect(openHeaders(page).filter({ visible: true })).toHaveCount(1);
    await find(page).focus();
    await page.keyboard.press(key);
    await then(page, key);
  };
};

const expectFinderCleared: Check = async (page) => {
  await expect(finder(page)).toHaveValue('');
  await expect(finder(page)).toBeFocused();
  await expect(openHeaders(page)).toHaveCount(titles.length);
};

const header = (title: string) => (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('button', { name: title });
const titles = technologies.map(({ category }) => category);
const [first = '', second = ''] = titles;
const last = titles.at(-1) ?? '';
const openHeaders = (page: Page) => page.getByRole('main').locator('h2 [aria-expanded=true]');

/** From the header of one panel to that of another; no panel closes. */
const movingBetweenHeaders = (...ways: [from: string, to: string][]): Check => {
  const move = moving(
    '/technologies',
    ways.map(([from, to]) => [header(from), header(to)]),
  );
  return async (page, key) => {
    await move(page, key);
    await expect(openHeaders(page)).toHaveCount(titles.length);
  };
};

const copyButton = named(copyName(labels.contact.telephone));
const notification = (page: Page) => page.getByRole('listitem').filter({ hasText: copy.done });
const dismiss = named(copy.dismiss);

/** Copies the telephone number from the keyboard: a notification shows. */
async function notify(page: Page): Promise<void> {
  await copyButton(page).press('Enter');
  await expect(notification(page)).toBeVisible();
}

const formField = (name: string) => (page: Page) => field(page, name);

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
const checks: Record<string, Check> = {
  async 'Skip link: Tab'(page, key) {
    await open(page, '/technologies');
    const skip = link(labels.shared.skipLink)(page);
    await expect(skip).not.toBeInViewport();
    await page.keyboard.press(key);
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
  },
  'Skip link: Enter': pressed('/technologies', link(labels.shared.skipLink), async (page) => {
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(finder(page)).toBeFocused();
  }),
  'Main navigation: Enter': pressed('/', mainLink, async (page) => {
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }),

  async 'Carousel: Tab'(page, key) {
    await open(page, '/');
    const { play, previous, next } = labels.carousel;
    const dots = slides.map(({ text }, index) => `${labels.carousel.slide} ${index + 1}: ${text}`);
    for (const [label, expected] of [
      [heroLabel, [play, previous, ...dots, next]],
      [partnersTitle, [play, previous, next]],
    ] as const) {
      const region = await carousel(page, label);
      await button(region, play).focus();
      await page.keyboard.press(`Shift+${key}`);
      await page.keyboard.press(key);
      expect(await tabThrough(page, region)).toEqual(expected);
    }
  },
  async 'Carousel, pause or play: Enter or Space'(page, key) {
    await open(page, '/');
    for (const { label } of carousels) {
      const region = await carousel(page, label);
      await button(region, labels.carousel.play).focus();
      for (const [name, state] of [
        [labels.carousel.pause, 'playing'],
        [labels.carousel.play, 'paused'],
      ] as const) {
        await page.keyboard.press(key);
        await expect(button(region, name)).toBeFocused();
        await expect(region).toHaveAttribute('data-autoplay', state);
      }
    }
  },
  'Carousel, previous: Enter or Space': movingSlides(labels.carousel.previous, 'first', (count) => [
    count,
    count - 1,
  ]),
  'Carousel, next: Enter or Space': movingSlides(labels.carousel.next, 'last', () => [1, 2]),
  async 'Carousel, dot: Enter or Space'(page, key) {
    await open(page, '/');
    const hero = await carousel(page, heroLabel);
    const dot = hero
      .getByRole('group', { name: labels.carousel.picker })
      .getByRole('button')
      .nth(4);
    await dot.focus();
    await page.keyboard.press(key);
    await expect(dot).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => shownSlides(hero)).toEqual([positionOf(5, slides.length)]);
    await expect(dot).toBeFocused();
  },
  'Carousel that has not started, or without JavaScript: Right': scrollingSlides(0, 1),
  'Carousel that has not started, or without JavaScript: Left': scrollingSlides(2, 1),

  'Flip card: Enter or Space': pressed('/', cardFront(2), async (page, key, front) => {
    for (const turned of [true, false]) {
      await expect(card(page).getByRole('link')).toHaveCount(turned ? 2 : 0);
      await expect(front.locator('h3')).toBeVisible({ visible: !turned });
      await expect(front).toBeFocused();
      await page.keyboard.press(key);
    }
  }),
  async 'Flip card: Tab'(page, key) {
    await open(page, '/');
    await cardFront(2)(page).press('Enter');
    const links = card(page).getByRole('link');
    for (const stop of [links.first(), links.last(), cardFront(3)(page), cardFront(4)(page)]) {
      await page.keyboard.press(key);
      await expect(stop).toBeFocused();
    }
  },
  async 'Flip card, "Learn More>": Enter'(page, key) {
    await open(page, '/');
    await cardFront(2)(page).press('Enter');
    const name = moreAbout(there(services[2]).title);
    await card(page).getByRole('link', { name }).press(key);
    await expect(page).toHaveURL('/technologies#hmi-solutions');
  },

  '"Ask about", on cards and in panels: Enter': pressed(
    '/technologies',
    link(askAbout(there(titles[2]))),
    async (page) => {
      await expect(page).toHaveTitle(titleOf('contact'));
      await expect(field(page, form.name)).toBeFocused();
    },
  ),

  'Finder: Tab': pressedInFinder(finder, async (page, key) => {
    for (const stop of [
      named(labels.finder.clear),
      header('SCADA Systems'),
      (on: Page) => on.getByRole('link', { name: askAbout('SCADA') }),
    ]) {
      await expect(stop(page)).toBeFocused();
      await page.keyboard.press(key);
    }
  }),
  'Finder, field: Escape': pressedInFinder(finder, expectFinderCleared),
  'Finder, field: Enter': pressedInFinder(finder, async (page) => {
    await expect(page).toHaveURL(/\?q=citect$/);
    await expect(finder(page)).toBeFocused();
  }),
  'Finder, Clear search: Enter or Space': pressedInFinder(
    named(labels.finder.clear),
    expectFinderCleared,
  ),

  'Panel header: Enter or Space': pressed(
    '/technologies',
    header(second),
    async (page, key, control) => {
      for (const open of [false, true]) {
        await expect(control).toHaveAttribute('aria-expanded', String(open));
        await expect(openHeaders(page)).toHaveCount(titles.length - (open ? 0 : 1));
        await expect(control).toBeFocused();
        await page.keyboard.press(key);
      }
    },
  ),
  'Panel header: Down': movingBetweenHeaders([first, second], [last, first]),
  'Panel header: Up': movingBetweenHeaders([second, first], [first, last]),
  'Panel header: Home': movingBetweenHeaders([last, first]),
  'Panel header: End': movingBetweenHeaders([second, last]),
  async 'Panels: Tab'(page, key) {
    await open(page, '/technologies');
    const main = page.getByRole('main');
    const linksIn = (part: string) => main.locator(part).getByRole('link').allTextContents();
    const links = await linksIn('[data-panel]');
    const below = await linksIn(topics.map(({ title }) => `#${slugify(title)}`).join());
    expect(links.length).toBeGreaterThan(0);
    const stops = async () => {
      await button(page, labels.panels.expandAll).focus();
      await page.keyboard.press(`Shift+${key}`);
      await page.keyboard.press(key);
      return tabThrough(page, main);
    };
    const headers = await main.locator('h2 button').allTextContents();
    const jumps = page.getByRole('navigation', { name: labels.panels.jumps }).getByRole('link');
    const before = [
      labels.panels.expandAll,
      labels.panels.collapseAll,
      ...(await jumps.allTextContents()).map((name) => name.trim()),
    ];
    const whenOpen = await stops();
    expect(whenOpen.filter((stop) => !links.includes(stop))).toEqual([
      ...before,
      ...headers,
      ...below,
    ]);
    expect(whenOpen.filter((stop) => links.includes(stop))).toEqual(links);
    await button(page, labels.panels.collapseAll).click();
    expect(await stops()).toEqual([...before, ...headers, ...below]);
  },
  'Collapse all: Enter or Space': pressed(
    '/technologies',
    named(labels.panels.collapseAll),
    async (page, _, control) => {
      await expect(openHeaders(page)).toHaveCount(0);
      await expect(control).toBeFocused();
    },
  ),
  async 'Expand all: Enter or Space'(page, key) {
    await open(page, '/technologies');
    await button(page, labels.panels.collapseAll).click();
    await expect(openHeaders(page)).toHaveCount(0);
    await button(page, labels.panels.expandAll).press(key);
    await expect(openHeaders(page)).toHaveCount(titles.length);
    await expect(button(page, labels.panels.expandAll)).toBeFocused();
  },

  'Copy button: Enter or Space': pressed('/contact', copyButton, async (page, _, control) => {
    await expect(notification(page)).toBeVisible();
    await expect(control).toBeFocused();
  }),
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
    for (const stop of [notification, dismiss]) {
      await page.keyboard.press(key);
      await expect(stop(page)).toBeFocused();
    }
  },
  async 'Notification, Dismiss: Enter or Space'(page, key) {
    await open(page, '/contact');
    await notify(page);
    await dismiss(page).press(key);
    await expect(notification(page)).toHaveCount(0);
    await expect(copyButton(page)).toBeFocused();
  },
  async 'Notification: Escape'(page, key) {
    await open(page, '/contact');
    for (const way of [[], ['F8'], ['F8', 'Tab'], ['F8', 'Tab', 'Tab']]) {
      await notify(page);
      for (const step of way) await page.keyboard.press(step);
      await page.keyboard.press(key);
      await expect(notification(page)).toHaveCount(0);
      await expect(copyButton(page)).toBeFocused();
    }
    await notify(page);
    await field(page, form.name).press(key);
    await expect(notification(page)).toHaveCount(0);
    await expect(field(page, form.name)).toBeFocused();
  },

  'Contact form: Tab': moving('/contact', [
    [formField(form.name), formField(form.email)],
    [formField(form.email), formField(form.message)],
    [formField(form.message), send],
  ]),
  async 'Contact form, name and email: Enter'(page, key) {
    await open(page, '/contact');
    for (const name of [form.name, form.email]) {
      await fillIn(page);
      await expect(status(page)).toBeEmpty();
      await field(page, name).press(key);
      await expect(status(page)).toHaveText(success);
      await page.reload();
    }
  },
  async 'Contact form, message: Enter'(page, key) {
    await open(page, '/contact');
    await fillIn(page);
    for (const each of ['End', key, 'a']) await field(page, form.message).press(each);
    await expectKept(page, { ...values, message: `${values.message}\na` });
    await expect(status(page)).toBeEmpty();
  },
  async 'Contact form, Send message: Enter or Space'(page, key) {
    await open(page, '/contact');
    await fillIn(page);
    await send(page).press(key);
    await expect(status(page)).toHaveText(success);
    await expect(status(page)).toBeFocused();
  },

  'Line, symptom or station in a list: Enter or Space': pressed(
    '/#line',
    lineEntry(0, 0),
    async (page, _, entry) => {
      const [symptom] = symptoms;
      await expect(line(page).locator('details[open]')).toContainText(symptom?.visit ?? '');
      await expect(line(page).getByRole('status')).toContainText('Capper');
      await expect(entry).toBeFocused();
    },
  ),
  'Line, symptom or station in a list: Down': movingInLine(-1, 0),
  'Line, symptom or station in a list: Up': movingInLine(0, -1),
  'Line, symptom or station in a list: Home': movingInLine(2, 0),
  'Line, symptom or station in a list: End': movingInLine(1, -1),
  'Line, station on the picture: Enter or Space': pressed(
    '/#line',
    (page) => line(page).getByRole('toolbar').getByRole('button', { name: 'Capper' }),
    async (page, _, capper) => {
      await expect(line(page).locator('details[open] > summary')).toContainText('Capper');
      await expect(capper).toBeFocused();
    },
  ),
  'Line, station on the picture: Right': movingOnPicture(2, 3),
  'Line, station on the picture: Left': movingOnPicture(2, 1),
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
