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
import { listen } from '../support/announcements';

const { next, pause, play, previous, running, wholeLine } = labels['line-stage'];

const band = (page: Page) => page.locator('#line');
const picture = (page: Page) => band(page).getByRole('img');
const card = (page: Page, id: string) => band(page).locator(`#${id}`);
const pin = (page: Page, name: string) =>
  band(page)
    .getByRole('figure')
    .getByRole('link', { name: new RegExp(`${name}$`) });
const said = (page: Page, words: string) => band(page).getByRole('link', { name: words });

/** One card is whole, at the left edge of the row. */
async function isShown(page: Page, id: string) {
  await expect(card(page, id)).toBeInViewport({ ratio: 0.5 });
  for (const other of await band(page).locator('.line-cards > *').all())
    if ((await other.getAttribute('id')) !== id)
      await expect(other).not.toBeInViewport({ ratio: 0.5 });
}

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

test('the line is walked with the keyboard, and the text comes next', async ({ page }) => {
  await open(page, '/#line');
  await expect(picture(page)).toBeVisible();
  await said(page, 'It stops for seconds').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#symptom-short-stops$/);
  await isShown(page, 'symptom-short-stops');
  await expect(band(page).getByRole('status')).toContainText('Capper, then Buffer table');
  await page.keyboard.press('Tab');
  const ask = card(page, 'symptom-short-stops').getByRole('link', { name: askAbout('') });
  await expect(ask).toBeFocused();
  // The other cards are passed over.
  await page.keyboard.press('Tab');
  await expect(page.locator('#line :focus')).toHaveCount(0);

  await page.reload();
  await band(page).getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
  await isShown(page, 'symptom-short-stops');
  await band(page).getByRole('link', { name: wholeLine }).click();
  await expect(band(page).getByRole('status')).toHaveText(running);
  await expect(band(page).getByRole('link', { name: wholeLine })).toHaveCount(0);
});

test('Back and Forward go from card to card, then leave the page', async ({ page }) => {
  await open(page, '/about');
  await page.goto('/#line');
  await hydrated(page);
  await said(page, 'It stops for seconds').click();
  await pin(page, 'Capper').click();
  await pin(page, 'Filler').click();
  await isShown(page, 'station-filler');
  await page.goBack();
  await isShown(page, 'station-capper');
  await page.goForward();
  await isShown(page, 'station-filler');
  await page.goBack();
  await page.goBack();
  await isShown(page, 'symptom-short-stops');
  await page.goBack();
  await isShown(page, 'line-start');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a symptom tells its stations by number, and where the line stops', async ({ page }) => {
  await open(page, '/#symptom-changeover');
  await expect(card(page, 'symptom-changeover').getByRole('listitem')).toHaveText([
    /^6 Labeller: /,
    /^8 Case packer: /,
    /^3 Filler: /,
  ]);
  await expect(band(page).getByRole('status')).toContainText(
    'Backs up: Depalletiser to Buffer table. Starves: Inspection to Palletiser.',
  );
  const tag = band(page).locator('[data-station]', { hasText: labels['line-stage'].backsUp });
  const [place, own] = [await boxOf(tag), await boxOf(pin(page, '5 Buffer table'))];
  expect(Math.abs(place.x + place.width / 2 - own.x - own.width / 2)).toBeLessThan(4);
  expect(Math.abs(place.y - own.y - own.height / 2)).toBeLessThan(20);
});

test('a station is chosen on the picture, and its links lead on', async ({ page }) => {
  await open(page, '/#line');
  await pin(page, 'Capper').click();
  await isShown(page, 'station-capper');
  await expect(pin(page, 'Capper')).toHaveAttribute('aria-current', 'true');
  const capper = card(page, 'station-capper');
  await expect(capper.getByRole('link', { name: 'Safety' })).toHaveAttribute('href', '#safety');
  await capper.getByRole('link', { name: 'Pilz' }).click();
  await expect(page).toHaveURL('/technologies?q=Pilz');
  await page.goBack();
  await isShown(page, 'station-capper');
});

test('buttons go from card to card, round the ends, and it is announced', async ({ page }) => {
  await page.clock.install();
  await open(page, '/#line');
  await expect(picture(page)).toBeVisible();
  const hears = await listen(page);
  await button(band(page), next).click();
  await isShown(page, `symptom-${symptoms[0]?.id}`);
  await hears(/We look at/);
  await button(band(page), previous).click();
  await isShown(page, 'line-start');
  await hears(running);
  await button(band(page), previous).click();
  await isShown(page, `station-${stations.at(-1)?.id}`);
  await hears(new RegExp(stations.at(-1)?.name ?? ''));
  await expect(button(band(page), previous)).toBeFocused();
});

test('what moves can be paused, and under reduced motion waits', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/#line');
  await expect(picture(page)).toBeVisible();
  const moving = () =>
    band(page).evaluate((element) => element.getAnimations({ subtree: true }).length);
  expect(await moving()).toBe(0);
  await said(page, 'It stops for seconds').click();
  await expect.poll(moving).toBeGreaterThan(0);
  await button(band(page), pause).click();
  await expect.poll(moving).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(button(band(page), play)).toBeVisible();
  expect(await moving()).toBe(0);
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('picture, what people say and each text are in one window', async ({ page }) => {
    await open(page, '/#line');
    await expect(picture(page)).toBeVisible();
    const isInWindow = async (part: Locator) => {
      expect(await gap(page.getByRole('banner'), part)).toBeGreaterThanOrEqual(0);
      expect(await gap(part, page.getByRole('contentinfo'))).toBeGreaterThanOrEqual(0);
    };
    const pins = await band(page).getByRole('figure').getByRole('link').all();
    expect(pins).toHaveLength(stations.length);
    for (const part of [
      ...pins,
      card(page, 'line-start'),
      button(band(page), previous),
      button(band(page), next),
    ])
      await isInWindow(part);
    for (const id of [`symptom-${symptoms[0]?.id}`, `station-${stations.at(-1)?.id}`]) {
      await page.goto(`/#${id}`);
      await isShown(page, id);
      for (const part of [card(page, id), ...pins]) await isInWindow(part);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an address, and Back, show a text right below the picture', async ({ page }) => {
    const isRead = async () => {
      await isShown(page, 'symptom-labels-creep');
      await expect(picture(page)).toBeInViewport({ ratio: 0.8 });
      const heading = card(page, 'symptom-labels-creep').getByRole('heading');
      expect(await gap(heading, page.getByRole('contentinfo'))).toBeGreaterThan(100);
    };
    await open(page, '/#symptom-labels-creep');
    await isRead();
    await card(page, 'symptom-labels-creep')
      .getByRole('link', { name: askAbout('') })
      .click();
    await expect(page).toHaveURL(/contact/);
    await page.goBack();
    await isRead();
  });

  test('cards are swiped, and the picture follows', async ({ page }) => {
    await open(page, '/#line');
    await expect(picture(page)).toBeVisible();
    await card(page, 'line-start').hover();
    await page.mouse.wheel(300, 0);
    await isShown(page, `symptom-${symptoms[0]?.id}`);
    await expect(band(page).getByRole('status')).toContainText('We look at');
  });

  test('no button on the picture is cut, or lies on another', async ({ page }) => {
    await open(page, '/#line');
    const frame = await boxOf(band(page).locator('.line-frame'));
    const boxes = await Promise.all(
      (await band(page).getByRole('figure').getByRole('link').all()).map(boxOf),
    );
    expect(boxes).toHaveLength(stations.length);
    for (const [index, { x, y, width, height }] of boxes.entries()) {
      expect(x).toBeGreaterThanOrEqual(frame.x);
      expect(y).toBeGreaterThanOrEqual(frame.y);
      expect(x + width).toBeLessThanOrEqual(frame.x + frame.width);
      expect(y + height).toBeLessThanOrEqual(frame.y + frame.height);
      for (const other of boxes.slice(index + 1)) {
        const far = [Math.abs(other.x - x), Math.abs(other.y - y)];
        expect(Math.max(...far)).toBeGreaterThanOrEqual(24);
      }
    }
  });

  test('the band is as high before its picture is there', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const height = () => band(page).evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    await band(page).scrollIntoViewIfNeeded();
    await expect(picture(page)).toBeVisible();
    expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(1);
  });
});

test('the finder leads to what people say', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('searchbox').fill('labels creep');
  const href = '/#symptom-labels-creep';
  await page.getByRole('main').locator(`a[href="${href}"]`).click();
  await expect(page).toHaveURL(href);
  await isShown(page, 'symptom-labels-creep');
  await expect(card(page, 'symptom-labels-creep').getByRole('heading')).toBeFocused();
});
