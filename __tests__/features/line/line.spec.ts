import { askAbout, labels, stations, symptoms } from '../../browser/support/content';
import {
  button,
  expect,
  hydrated,
  type Locator,
  open,
  type Page,
  test,
} from '../../browser/support/test';
import { twoFrames } from '../../browser/support/twoFrames';
import { listen } from '../support/announcements';

const band = (page: Page) => page.locator('#line');
const entry = (page: Page, name: string) => band(page).locator('summary', { hasText: name });
const spot = (page: Page, name: string) =>
  band(page)
    .getByRole('toolbar')
    .getByRole('button', { name: new RegExp(`${name}$`) });

/** Where an element is in the window. */
async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

/** How far the upper edge of one element is below the lower edge of another. */
async function gap(above: Locator, below: Locator) {
  const { y, height } = await boxOf(above);
  return (await boxOf(below)).y - y - height;
}

test('the line is walked with the keyboard, and its address shows the same', async ({ page }) => {
  await open(page, '/');
  await band(page).scrollIntoViewIfNeeded();
  await entry(page, 'It stops for seconds').focus();
  await page.keyboard.press('Enter');
  await expect(band(page).getByRole('status')).toContainText('Capper, then Buffer table');
  await expect(page).toHaveURL(/\?symptom=short-stops#line$/);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?symptom=labels-creep#line$/);
  await expect(band(page).locator('details[open]')).toHaveCount(1);

  await page.reload();
  await expect(entry(page, 'Labels creep')).toBeVisible();
  await expect(band(page).locator('details[open]')).toContainText('Labels creep');

  await entry(page, 'Labels creep').click();
  await expect(page).toHaveURL('/');
  await expect(band(page).getByRole('status')).toHaveText(labels['line-stage'].running);
});

test('Back and Forward go from entry to entry, then leave the page', async ({ page }) => {
  await open(page, '/about');
  await page.goto('/#line');
  await hydrated(page);
  await entry(page, 'It stops for seconds').click();
  await entry(page, 'Capper').click();
  await spot(page, 'Filler').click();
  const shows = async (address: RegExp | string, title?: string) => {
    await expect(page).toHaveURL(address);
    await expect(band(page).locator('details[open]')).toHaveCount(title ? 1 : 0);
    if (title) await expect(band(page).locator('details[open]')).toContainText(title);
    await expect(band(page)).toBeInViewport();
  };
  await shows(/\?line=filler#line$/, 'Filler');
  const entries = () => page.evaluate(() => window.history.length);
  const before = await entries();
  await page.goBack();
  await shows(/\?line=capper#line$/, 'Capper');
  await twoFrames(page);
  await page.goForward();
  await shows(/\?line=filler#line$/, 'Filler');
  expect(await entries(), 'what Back shows makes no entry').toBe(before);
  await page.goBack();
  await page.goBack();
  await shows(/\?symptom=short-stops#line$/, 'It stops for seconds');
  await page.goBack();
  await shows('/#line');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('where the history takes no more, the picture follows all the same', async ({ page }) => {
  await open(page, '/#line');
  await page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('Attempt to use history more than 100 times', 'SecurityError');
    };
    Object.assign(window.history, { pushState: refuse, replaceState: refuse });
  });
  for (const name of ['Capper', 'Filler']) {
    await entry(page, name).click();
    await expect(band(page).locator('details[open] > summary')).toHaveText(new RegExp(name));
    await expect(spot(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  await entry(page, 'Filler').click();
  await expect(band(page).getByRole('status')).toHaveText(labels['line-stage'].running);
});

test('a symptom tells its stations by number, and where the line stops', async ({ page }) => {
  await open(page, '/?symptom=changeover#line');
  await expect(band(page).locator('details[open] li')).toHaveText([
    /^6 Labeller: /,
    /^8 Case packer: /,
    /^3 Filler: /,
  ]);
  await expect(spot(page, '6 Labeller')).toBeVisible();
  await expect(band(page).getByRole('status')).toContainText(
    'Backs up: Depalletiser to Buffer table. Starves: Inspection to Palletiser.',
  );
  const tag = band(page).locator('[data-station]', { hasText: labels['line-stage'].backsUp });
  const [place, own] = [await boxOf(tag), await boxOf(spot(page, '5 Buffer table'))];
  expect(Math.abs(place.x + place.width / 2 - own.x - own.width / 2)).toBeLessThan(4);
  expect(Math.abs(place.y - own.y - own.height / 2)).toBeLessThan(20);
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('picture, lists and diagnoses are in one window, and so is a text', async ({ page }) => {
    await open(page, '/#line');
    await expect(band(page).getByRole('img')).toBeVisible();
    const isInWindow = async (part: Locator) => {
      expect(await gap(page.getByRole('banner'), part)).toBeGreaterThanOrEqual(0);
      expect(await gap(part, page.getByRole('contentinfo'))).toBeGreaterThanOrEqual(0);
    };
    const entries = await band(page).locator('summary').all();
    expect(entries).toHaveLength(stations.length + symptoms.length);
    const { next, previous } = labels['line-stage'];
    const controls = [next, previous].map((name) => button(band(page), name));
    // Read without opening anything.
    const diagnoses = symptoms.flatMap(({ diagnosis }) =>
      diagnosis ? band(page).getByText(diagnosis) : [],
    );
    expect(diagnoses).toHaveLength(2);
    for (const part of [...entries, ...controls, ...diagnoses, band(page).locator('.line-frame')]) {
      await isInWindow(part);
    }
    const places = await Promise.all(entries.map(boxOf));
    for (const { id } of [stations[0], stations[4], stations.at(-1)].flatMap((at) => at ?? [])) {
      await page.goto(`/?line=${id}#line`);
      await isInWindow(band(page).locator('details[open] .line-text'));
    }
    await hydrated(page);
    // Nothing gives way to a text, wherever the window is.
    const fromFirst = (boxes: { y: number }[]) =>
      boxes.map(({ y }) => Math.round(y - (boxes[0]?.y ?? 0)));
    expect(fromFirst(await Promise.all(entries.map(boxOf)))).toEqual(fromFirst(places));
  });
});

test('a station chosen on the picture opens its text, and its links lead on', async ({ page }) => {
  await open(page, '/?line=filler#line');
  await expect(band(page).locator('details[open]')).toContainText('Filler');
  await spot(page, 'Filler').focus();
  await page.keyboard.press('ArrowRight');
  await expect(spot(page, 'Capper')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?line=capper#line$/);
  await expect(spot(page, 'Capper')).toHaveAttribute('aria-pressed', 'true');
  await expect(spot(page, 'Capper')).toBeFocused();

  await expect(band(page).getByRole('link', { name: 'Safety' })).toHaveAttribute('href', '#safety');
  await band(page).getByRole('link', { name: 'Pilz' }).click();
  await expect(page).toHaveURL('/technologies?q=Pilz');
});

test('arrows go through lists and picture; what is chosen is announced', async ({ page }) => {
  await page.clock.install();
  await open(page, '/#line');
  const entries = band(page).locator('.line-stations').locator('summary');
  await entries.first().focus();
  for (const [key, at] of [
    ['ArrowUp', -1],
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['End', -1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(entries.nth(at)).toBeFocused();
  }
  const hears = await listen(page);
  const spots = band(page).getByRole('toolbar').getByRole('button');
  await spots.nth(2).focus();
  for (const [key, at] of [
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
  ] as const) {
    await page.keyboard.press(key);
    await expect(spots.nth(at)).toBeFocused();
    await expect(spots.and(page.locator('[tabindex="0"]'))).toHaveCount(1);
  }
  await hears();
  await page.keyboard.press('Enter');
  await hears(new RegExp(stations[2]?.name ?? ''));
  await expect(spot(page, stations[2]?.name ?? '')).toBeFocused();
});

test('what moves can be paused, and under reduced motion waits', async ({ page }) => {
  await open(page, '/#line');
  await expect(band(page).getByRole('img')).toBeVisible();
  const moving = () =>
    band(page).evaluate((element) => element.getAnimations({ subtree: true }).length);
  expect(await moving()).toBe(0);
  await entry(page, 'It stops for seconds').click();
  await expect.poll(moving).toBeGreaterThan(0);
  await button(band(page), labels['line-stage'].pause).click();
  await expect.poll(moving).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(button(band(page), labels['line-stage'].play)).toBeVisible();
  expect(await moving()).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an address, and Back, show a text right below the picture', async ({ page }) => {
    const isShown = async () => {
      const opened = band(page).locator('details[open]');
      await expect(opened.locator('summary')).toContainText('Labels creep');
      await expect(band(page).getByRole('img')).toBeVisible();
      const picture = band(page).locator('.line-frame');
      await expect
        .poll(async () => Math.abs(await gap(picture, opened.locator('summary'))))
        .toBeLessThanOrEqual(1);
      expect(Math.abs(await gap(page.getByRole('banner'), picture))).toBeLessThanOrEqual(1);
      expect((await boxOf(picture)).height).toBeLessThanOrEqual(844 / 3);
      const text = opened.locator('.line-text');
      expect(await gap(text, page.getByRole('contentinfo'))).toBeGreaterThanOrEqual(0);
    };
    await open(page, '/?symptom=labels-creep#line');
    await isShown();
    await band(page)
      .locator('details[open]')
      .getByRole('link', { name: askAbout('') })
      .click();
    await expect(page).toHaveURL(/contact/);
    await page.goBack();
    await isShown();
  });

  test('the picture stays in sight down to the heading of what is chosen', async ({ page }) => {
    await open(page, '/?line=capper#line');
    const picture = band(page).locator('.line-frame');
    const heading = band(page).locator('details[open] > summary');
    await expect(picture).toBeInViewport({ ratio: 1 });
    for (const step of [-300, 150, 150, 150, 150]) {
      await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), step);
      await twoFrames(page);
      expect(await gap(picture, heading)).toBeGreaterThanOrEqual(-1);
    }
  });

  test('what is chosen is in sight, and nothing moves away or is cut', async ({ page }) => {
    await open(page, '/#line');
    await test.step('no button on the picture is cut, or lies on another', async () => {
      const frame = await boxOf(band(page).locator('.line-frame'));
      const buttons = await band(page).locator('figure button:visible').all();
      const boxes = await Promise.all(buttons.map(boxOf));
      expect(boxes.length).toBeGreaterThan(stations.length);
      for (const { x, y, width, height } of boxes) {
        expect(x).toBeGreaterThanOrEqual(frame.x);
        expect(y).toBeGreaterThanOrEqual(frame.y);
        expect(x + width).toBeLessThanOrEqual(frame.x + frame.width);
        expect(y + height).toBeLessThanOrEqual(frame.y + frame.height);
      }
    });

    await test.step('a station chosen on the picture has its text in sight', async () => {
      await spot(page, 'Palletiser').click();
      await expect(entry(page, '9 Palletiser')).toBeInViewport();
      await expect(spot(page, 'Palletiser')).toBeInViewport();
    });

    await test.step('what is tapped stays under the finger, whatever closes above it', async () => {
      await expect(band(page).getByRole('img')).toBeVisible();
      for (const name of ['It stops for seconds', 'Capper', '9 Palletiser']) {
        const tapped = entry(page, name);
        await tapped.evaluate((element) => {
          const { top } = element.getBoundingClientRect();
          window.scrollBy({ top: top - 500, behavior: 'instant' });
        });
        await twoFrames(page);
        const before = await boxOf(tapped);
        await tapped.click();
        await expect(band(page).locator('details[open]')).toContainText(name);
        await twoFrames(page);
        expect(Math.abs((await boxOf(tapped)).y - before.y)).toBeLessThanOrEqual(1);
      }
    });
  });

  test('the band is as high before its picture is there', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const height = () => band(page).evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    await band(page).scrollIntoViewIfNeeded();
    await expect(band(page).getByRole('img')).toBeVisible();
    expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(1);
  });
});

test('the finder leads to what people say', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('searchbox').fill('labels creep');
  const href = '/?symptom=labels-creep#line';
  await page.getByRole('main').locator(`a[href="${href}"]`).click();
  await expect(page).toHaveURL(href);
  await expect(band(page).locator('details[open]')).toHaveCount(1);
  await expect(band(page).getByRole('heading', { level: 2 })).toBeFocused();
});
