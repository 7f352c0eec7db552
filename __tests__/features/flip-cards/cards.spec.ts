import { labels, services, slides, there, topics } from '../../browser/support/content';
import { expect, type Locator, open, type Page, phone, test } from '../../browser/support/test';

const cardsOf = (page: Page) => page.locator('.flip-card');
const cardOf = (page: Page, id: string) =>
  cardsOf(page).nth(services.findIndex((card) => card.id === id));
const backOf = (card: Locator) => card.getByRole('link', { name: labels['flip-card'].more });
const frontOf = (card: Locator) => card.locator('summary h3');

async function expectFace(card: Locator, face: 'front' | 'back') {
  await expect(frontOf(card)).toBeVisible({ visible: face === 'front' });
  await expect(backOf(card)).toBeVisible({ visible: face === 'back' });
}

test('cards turn by a click, and lead on', async ({ page }) => {
  await open(page, '/');
  await test.step('all show their fronts, and a click anywhere on one turns only it', async () => {
    const card = cardOf(page, 'scada');
    await expect(cardsOf(page)).toHaveCount(services.length);
    await expect(page.locator('.flip-card[open]')).toHaveCount(0);

    await card.click({ position: { x: 30, y: 60 } });
    await expectFace(card, 'back');
    await expect(page.locator('.flip-card[open]')).toHaveCount(1);
    await card.click({ position: { x: 200, y: 40 } });
    await expectFace(card, 'front');
  });

  await test.step('"Learn More>" leads to what a card is about', async () => {
    const [safety] = topics;
    const card = cardsOf(page).nth(services.findIndex(({ panel }) => panel === safety?.title));
    await card.locator('summary').press('Enter');
    await backOf(card).press('Enter');
    const heading = page.getByRole('heading', { level: 2, name: safety?.title ?? '' });
    await expect(heading).toBeInViewport({ ratio: 1 });
  });

  await test.step('or wherever its content says, as a slide does; without a target it has no link', async () => {
    await open(page, '/');
    for (const { id, href, panel } of services.filter((card) => card.href || !card.panel)) {
      expect(panel).toBeUndefined();
      await expect(cardOf(page, id).locator('.flip-card-back a').first()).toHaveAttribute(
        'href',
        href ?? /^\/contact\?/,
      );
    }
    const { text, href } = there(slides.find((slide) => slide.href));
    await page
      .getByRole('button', { name: `Slide ${slides.findIndex((slide) => slide.href) + 1}:` })
      .click();
    await page.getByRole('link', { name: text }).click();
    await expect(page).toHaveURL(href ?? '');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('a card shows all of its front, and its back turns in the same place', async ({ page }) => {
    await open(page, '/');
    const card = cardOf(page, 'plc');
    const next = cardOf(page, 'iiot').locator('summary');
    const description = card.getByText(there(services.find(({ id }) => id === 'plc')?.description));
    await expect(description).toBeVisible();
    await card.scrollIntoViewIfNeeded();
    const placeOf = async (element: Locator) => there(await element.boundingBox(), 'place');
    const before = await placeOf(card);
    await card.tap();
    await expectFace(card, 'back');
    await expect(description).toBeHidden();
    const place = await placeOf(card);
    const below = await placeOf(next);
    expect([place.x, place.width]).toEqual([before.x, before.width]);
    expect(place.y + place.height).toBeLessThanOrEqual(below.y + 1);
    await page.touchscreen.tap(place.x + place.width - 30, place.y + 34);
    await expectFace(card, 'front');
  });
});
