import { askAbout, labels } from './support/content';
import { expect, hydrated, open, type Page, test } from './support/test';
import { twoFrames } from './support/twoFrames';

const band = (page: Page) => page.locator('#line');
const entry = (page: Page, name: string) => band(page).locator('summary', { hasText: name });
const spot = (page: Page, name: string) =>
  band(page)
    .getByRole('toolbar')
    .getByRole('button', { name: new RegExp(`${name}$`) });

/** Keeps what scripts do with the next frame until it is released. */
async function holdFrames(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(() => {
    const { requestAnimationFrame } = window;
    const callbacks: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => callbacks.push(callback);
    return { callbacks, requestAnimationFrame };
  });
  return () =>
    held.evaluate(({ callbacks, requestAnimationFrame }) => {
      window.requestAnimationFrame = requestAnimationFrame;
      for (const callback of callbacks) requestAnimationFrame(callback);
    });
}

test('a production manager walks the line with the keyboard and sends a colleague the view', async ({
  page,
}) => {
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
  await page.goBack();
  await band(page)
    .getByRole('link', { name: askAbout('the capper') })
    .click();
  await expect(page.getByRole('textbox', { name: labels['contact-form'].message })).toHaveValue(
    /the capper/,
  );
});

test('Back at once after following a link of a station finds it open', async ({ page }) => {
  await open(page, '/?line=capper#line');
  const link = band(page).getByRole('link', { name: 'Pilz' });
  await expect(link).toBeVisible();
  // The next frame comes once the visitor is back, as on a slow phone.
  const releaseFrames = await holdFrames(page);
  await link.dispatchEvent('click');
  await expect(page).toHaveURL('/technologies?q=Pilz');
  await page.goBack();
  await releaseFrames();
  await twoFrames(page);
  await expect(page).toHaveURL(/\?line=capper#line$/);
  await expect(band(page).locator('details[open]')).toContainText('Capper');
});

test('what moves can be paused', async ({ page }) => {
  await open(page, '/#line');
  const moving = () =>
    band(page).evaluate((element) => element.getAnimations({ subtree: true }).length);
  await expect.poll(moving).toBeGreaterThan(0);
  await band(page).getByRole('button', { name: labels['line-stage'].pause }).click();
  await expect.poll(moving).toBe(0);
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves until it is asked for', async ({ page }) => {
    await open(page, '/#line');
    await expect(band(page).getByRole('button', { name: labels['line-stage'].play })).toBeVisible();
    expect(
      await band(page).evaluate((element) => element.getAnimations({ subtree: true }).length),
    ).toBe(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [address, title] of [
    ['/?line=capper#line', 'Capper'],
    ['/?symptom=labels-creep#line', 'Labels creep'],
  ] as const) {
    test(`${address} opens at the line, clear of the header, with ${title} open`, async ({
      page,
    }) => {
      await open(page, address);
      await expect(band(page).locator('details[open] > summary')).toContainText(title);
      await expect(band(page).getByRole('img')).toBeVisible();
      await expect(band(page).getByRole('heading', { level: 2 })).toBeInViewport();
      const header = await page.getByRole('banner').boundingBox();
      const box = await band(page).boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    });
  }

  test('a station chosen on the picture has its text in sight, with the picture', async ({
    page,
  }) => {
    await open(page, '/#line');
    await spot(page, 'Palletiser').click();
    await expect(entry(page, '9 Palletiser')).toBeInViewport();
    await expect(spot(page, 'Palletiser')).toBeInViewport();
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

test('the finder leads to a station and to what people say', async ({ page }) => {
  await open(page, '/');
  for (const [query, href] of [
    ['capper', '/?line=capper#line'],
    ['labels creep', '/?symptom=labels-creep#line'],
  ] as const) {
    await page.getByRole('searchbox').fill(query);
    const found = page.getByRole('main').locator(`a[href="${href}"]`);
    await found.click();
    await expect(page).toHaveURL(href);
    await expect(band(page).locator('details[open]')).toHaveCount(1);
    await expect(band(page).getByRole('heading', { level: 2 })).toBeFocused();
  }
});
