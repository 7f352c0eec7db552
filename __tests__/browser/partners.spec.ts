import { carouselText } from '../../src/content/carousel';
import { home } from '../../src/content/home';
import { partners } from '../../src/content/partners';
import { carousel, expect, hold, open, test } from './support/test';

const text = carouselText;
const shown = '[aria-roledescription=slide]:not([inert])';

for (const [width, count] of [
  [320, 2],
  [480, 2],
  [481, 3],
  [768, 3],
  [769, 4],
  [1024, 4],
  [1025, 5],
  [1920, 5],
] as const) {
  test(`at ${width} px of width ${count} marks are shown`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.clock.install();
    await open(page, '/');
    const region = await carousel(page, home.partnersTitle);
    await expect(region.locator(shown)).toHaveCount(count);
    const box = await region.locator('.swiper').boundingBox();
    const slide = await region.locator(shown).first().boundingBox();
    expect((box?.width ?? 0) / (slide?.width ?? 1)).toBeCloseTo(count, 1);
  });
}

test('the marks scrolled to before Swiper takes over are those on screen after it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 800 });
  const release = await hold(page, /assets\/swiper/);
  await open(page, '/');
  const list = page.getByRole('region', { name: home.partnersTitle }).locator('.swiper');
  await list.scrollIntoViewIfNeeded();
  await list.evaluate((element) => element.scrollTo({ left: 1.5 * element.clientWidth }));
  release();
  const region = await carousel(page, home.partnersTitle);
  const first = region.locator(shown).first();
  await expect(first.getByRole('img')).toHaveAttribute('alt', partners[3]?.title ?? '');
  await expect(first).toBeInViewport({ ratio: 1 });
});

test('a change of width shows as many marks as fit then', async ({ page }) => {
  await open(page, '/');
  const region = await carousel(page, home.partnersTitle);
  await expect(region.locator(shown)).toHaveCount(5);
  await page.setViewportSize({ width: 600, height: 800 });
  await expect(region.locator(shown)).toHaveCount(3);
});

test('it moves on by one mark every 2 s, and on from the last to the first', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  const region = await carousel(page, home.partnersTitle);
  const first = () => region.locator(shown).first().getByRole('img').getAttribute('alt');
  for (let turn = 1; turn <= partners.length + 1; turn += 1) {
    await page.clock.runFor(2600);
    await expect.poll(first).toBe(partners[turn % partners.length]?.title);
  }
});

test('the pointer, focus and the button hold it', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  const region = await carousel(page, home.partnersTitle);
  await region.hover();
  await expect(region).toHaveAttribute('data-autoplay', 'hovered');
  await page.mouse.move(0, 0);
  await region.getByRole('button', { name: text.next }).focus();
  await expect(region).toHaveAttribute('data-autoplay', 'focused');
  await region.getByRole('button', { name: text.pause }).click();
  await expect(region).toHaveAttribute('data-autoplay', 'paused');
  const first = () => region.locator(shown).first().getByRole('img').getAttribute('alt');
  const before = await first();
  await page.clock.fastForward(20_000);
  expect(await first()).toBe(before);
});

test('every mark has the name of its company', async ({ page }) => {
  await open(page, '/');
  const names = await page
    .getByRole('region', { name: home.partnersTitle })
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  expect(names.sort()).toEqual(partners.map(({ title }) => title).sort());
});
