import { jobsText } from '../../src/content/jobs';
import { lineStations } from '../../src/content/line';
import { lineStageText } from '../../src/content/lineStage';
import { expect, open, type Page, test } from './support/test';

const band = (page: Page) => page.locator('#line');
const entry = (page: Page, name: string) => band(page).locator('summary', { hasText: name });
const spot = (page: Page, name: string) =>
  band(page)
    .getByRole('toolbar')
    .getByRole('button', { name: new RegExp(`${name}$`) });

test('a production manager walks the line with the keyboard and sends a colleague the view', async ({
  page,
}) => {
  await open(page, '/');
  await band(page).scrollIntoViewIfNeeded();
  await entry(page, 'It stops for seconds').focus();
  await page.keyboard.press('Enter');
  await expect(band(page).getByRole('status')).toContainText('Capper, then Accumulation table');
  await expect(page).toHaveURL(/\?symptom=short-stops#line$/);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?symptom=labels-creep#line$/);
  await expect(band(page).locator('details[open]')).toHaveCount(1);

  await page.reload();
  await expect(entry(page, 'Labels creep')).toBeVisible();
  await expect(band(page).locator('details[open]')).toContainText('Labels creep');
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
  await band(page).getByRole('link', { name: 'Ask about the capper' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/the capper/);
});

test('targets on the picture are 44 px, and what moves can be paused', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/#line');
  for (const { name } of lineStations) {
    const box = await spot(page, name).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  const moving = () =>
    band(page).evaluate((element) => element.getAnimations({ subtree: true }).length);
  await expect.poll(moving).toBeGreaterThan(0);
  await band(page).getByRole('button', { name: lineStageText.pause }).click();
  await expect.poll(moving).toBe(0);
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves until it is asked for', async ({ page }) => {
    await open(page, '/#line');
    await expect(band(page).getByRole('button', { name: lineStageText.play })).toBeVisible();
    expect(
      await band(page).evaluate((element) => element.getAnimations({ subtree: true }).length),
    ).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no band, because nothing of it would come', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: jobsText.title })).toBeVisible();
    await expect(band(page)).toBeHidden();
  });
});
