import {
  askAbout,
  labels,
  linePicture,
  stations,
  symptoms,
  there,
} from '../../browser/support/content';
import {
  button,
  expect,
  hydrated,
  type Locator,
  open,
  type Page,
  phone,
  test,
} from '../../browser/support/test';
import { listen } from '../support/announcements';

const { next, nothing, previous, wholeLine } = labels['line-stage'];

const band = (page: Page) => page.locator('#line');
const picture = (page: Page) => band(page).getByRole('img', { name: linePicture.alt });
const card = (page: Page, id: string) => band(page).locator(`#${id}`);
const pin = (page: Page, name: string) =>
  band(page)
    .getByRole('figure')
    .getByRole('link', { name: new RegExp(`${name}$`) });

/** One card is whole, at the left edge of the row. */
async function isShown(page: Page, id: string) {
  await expect(card(page, id)).toBeInViewport({ ratio: 0.5 });
  const row = band(page).locator('.line-cards');
  const inRow = () =>
    row.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      const shown = [...element.children].filter((child) => {
        const box = child.getBoundingClientRect();
        return Math.min(box.right, right) - Math.max(box.left, left) > box.width / 2;
      });
      return shown.map((child) => child.id);
    });
  await expect.poll(inRow).toEqual([id]);
}

const boxOf = async (element: Locator) => there(await element.boundingBox(), 'place in the window');

test('keys, the picture and Back lead from card to card', async ({ page }) => {
  await open(page, '/about');
  await page.goto('/#line');
  await hydrated(page);
  await expect(picture(page)).toBeVisible();
  await test.step('a key on a symptom leads to its text', async () => {
    await band(page).getByRole('link', { name: 'It stops for seconds' }).press('Enter');
    await expect(page).toHaveURL(/#symptom-short-stops$/);
    await isShown(page, 'symptom-short-stops');
    await page.keyboard.press('Tab');
    const ask = card(page, 'symptom-short-stops').getByRole('link', { name: askAbout('') });
    await expect(ask).toBeFocused();
    // Tab skips the other cards.
    await page.keyboard.press('Tab');
    await expect(page.locator('#line :focus')).toHaveCount(0);
  });

  await test.step('a station is chosen on the picture, and its links lead on', async () => {
    await pin(page, 'Filler').click();
    await isShown(page, 'station-filler');
    await pin(page, 'Capper').click();
    await isShown(page, 'station-capper');
    await expect(picture(page)).toBeInViewport({ ratio: 0.8 });
    await expect(pin(page, 'Capper')).toHaveAttribute('aria-current', 'true');
    const capper = card(page, 'station-capper');
    await expect(capper.getByRole('link', { name: 'Safety' })).toHaveAttribute('href', '#safety');
    await capper.getByRole('link', { name: 'Pilz' }).click();
    await expect(page).toHaveURL('/technologies?q=Pilz');
  });

  await test.step('Back and Forward go from card to card, over a reload too, then leave the page', async () => {
    await page.goBack();
    await isShown(page, 'station-capper');
    await page.goBack();
    await isShown(page, 'station-filler');
    await page.goForward();
    await isShown(page, 'station-capper');
    await page.goBack();
    await page.goBack();
    await isShown(page, 'symptom-short-stops');
    await page.reload();
    await band(page).getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
    await isShown(page, 'symptom-short-stops');
    await page.goBack();
    await isShown(page, 'line-start');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
});

test('the line is announced and found', async ({ page }) => {
  await open(page, '/#line');
  await expect(picture(page)).toBeVisible();
  await test.step('buttons go from card to card, round the ends, and it is announced', async () => {
    const hears = await listen(page);
    await button(band(page), next).click();
    await isShown(page, `symptom-${symptoms[0]?.id}`);
    await hears(/We look at/);
    await button(band(page), previous).click();
    await isShown(page, 'line-start');
    await hears(nothing);
    await button(band(page), previous).click();
    await isShown(page, `station-${stations.at(-1)?.id}`);
    await hears(new RegExp(stations.at(-1)?.name ?? ''));
    await expect(button(band(page), previous)).toBeFocused();
    await band(page).getByRole('link', { name: wholeLine }).click();
    await hears(nothing);
    await expect(band(page).getByRole('link', { name: wholeLine })).toHaveCount(0);
  });

  await test.step('the search finds a symptom, which has its stations and stop', async () => {
    await page.getByRole('searchbox').fill('changeover');
    const href = '/#symptom-changeover';
    await page.getByRole('main').locator(`a[href="${href}"]`).click();
    await expect(page).toHaveURL(href);
    await isShown(page, 'symptom-changeover');
    await expect(card(page, 'symptom-changeover').getByRole('heading')).toBeFocused();
    await expect(card(page, 'symptom-changeover').getByRole('listitem')).toHaveText([
      /^6 Labeller: /,
      /^8 Case packer: /,
      /^3 Filler: /,
    ]);
    // Each of them is lit over the drawing, for the dark ground on which it stands.
    const shown = await band(page)
      .locator('figure img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
    const lit = shown.flatMap((src) => /line-(\w+)-dark\./.exec(src)?.[1] ?? []);
    expect(lit).toEqual(['labeller', 'packer', 'filler']);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('an address, and Back, show a text right below the picture', async ({ page }) => {
    const isRead = async () => {
      await isShown(page, 'symptom-labels-creep');
      await expect(picture(page)).toBeInViewport({ ratio: 0.8 });
      const heading = card(page, 'symptom-labels-creep').getByRole('heading');
      const below = (await boxOf(page.getByRole('contentinfo'))).y - (await boxOf(heading)).y;
      expect(below).toBeGreaterThan(150);
    };
    await open(page, '/#symptom-labels-creep');
    await isRead();
    const ask = card(page, 'symptom-labels-creep').getByRole('link', { name: askAbout('') });
    await ask.click();
    await expect(page).toHaveURL(/contact/);
    await page.goBack();
    await isRead();
  });

  test('the band keeps its height, and its cards are swiped', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const { height } = await boxOf(band(page));
    await band(page).scrollIntoViewIfNeeded();
    await expect(picture(page)).toBeVisible();
    expect(Math.abs((await boxOf(band(page))).height - height)).toBeLessThanOrEqual(1);

    await card(page, 'line-start').hover();
    await page.mouse.wheel(300, 0);
    await isShown(page, `symptom-${symptoms[0]?.id}`);
    await expect(band(page).getByRole('status')).toContainText('We look at');
  });
});
