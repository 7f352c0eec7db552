import { labels, services, there, topics } from './support/content';
import { expect, type Locator, open, type Page, test } from './support/test';

const cardsOf = (page: Page) => page.locator('[data-print="cards"] details');
const cardOf = (page: Page, id: string) => {
  const index = services.findIndex((card) => card.id === id);
  return cardsOf(page).nth(index);
};
const backOf = (card: Locator) => card.getByRole('link', { name: labels['flip-card'].more });
const frontOf = (card: Locator) => card.locator('summary h3');

async function expectFace(card: Locator, face: 'front' | 'back') {
  await expect(frontOf(card)).toBeVisible({ visible: face === 'front' });
  await expect(backOf(card)).toBeVisible({ visible: face === 'back' });
  await expect(card.getByRole('heading'), 'one heading, whichever face').toHaveCount(1);
}

test.beforeEach(async ({ page }) => {
  await open(page, '/');
});

test('all cards show their fronts, and a click anywhere on one toggles it alone', async ({
  page,
}) => {
  const card = cardOf(page, 'scada');
  const picture = card.locator('span img');
  await expect(cardsOf(page)).toHaveCount(services.length);
  await expect(page.locator('details[open]')).toHaveCount(0);

  await test.step('its picture is fetched when it is nearly scrolled to', async () => {
    await expect(picture).toHaveCount(0);
    await card.scrollIntoViewIfNeeded();
    await expect(picture).toBeVisible();
  });

  await card.click({ position: { x: 30, y: 60 } });
  await expectFace(card, 'back');
  await expect(page.locator('details[open]')).toHaveCount(1);
  await card.click({ position: { x: 200, y: 40 } });
  await expectFace(card, 'front');
});

test('"Learn More>" of every card leads to what it is about, safety to a place of its own', async ({
  page,
}) => {
  const headings: string[] = [];
  for (const { id } of services) {
    const card = cardOf(page, id);
    await card.locator('summary').press('Enter');
    await backOf(card).click();
    await expect(page).toHaveURL(/\/technologies#./);
    const heading = page.locator(`${new URL(page.url()).hash} h2`);
    await expect(heading).toBeInViewport({ ratio: 1 });
    headings.push((await heading.textContent()) ?? '');
    await page.goBack();
    await expect(page).toHaveURL('/');
  }
  for (const [index, { panel }] of services.entries()) expect(headings[index]).toContain(panel);
  expect(headings).toContain(topics[0]?.title);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  /** Opens a card and tells, before the next frame, what of it is there. */
  const openAtOnce = (page: Page, id: string) =>
    cardOf(page, id).evaluate((card: HTMLDetailsElement) => {
      const next = card.closest('li')?.nextElementSibling;
      const top = next?.getBoundingClientRect().top ?? Number.NaN;
      card.open = true;
      return {
        back: card.querySelector('a')?.checkVisibility(),
        moved: (next?.getBoundingClientRect().top ?? Number.NaN) - top,
      };
    });

  test('a turned card shows its back when the front no longer hides it, and takes its room then', async ({
    page,
  }) => {
    const card = cardOf(page, 'plc');
    expect(await openAtOnce(page, 'plc')).toEqual({ back: false, moved: 0 });
    await expectFace(card, 'back');
    await backOf(card).tap();
    await expect(page).toHaveURL(/\/technologies/);
  });

  test('a turning front stays in one piece: title and sign within the width of its picture', async ({
    page,
  }) => {
    const outside = await cardOf(page, 'plc').evaluate((card: HTMLDetailsElement) => {
      card.open = true;
      for (const turn of card.getAnimations({ subtree: true })) {
        turn.pause();
        turn.currentTime = 120;
      }
      const [picture, ...parts] = ['.flip-card-picture', 'h3', '.flip-card-sign'].map((part) =>
        card.querySelector(`summary ${part}`)?.getBoundingClientRect(),
      );
      if (!picture || picture.width > card.offsetWidth * 0.9) return ['The card does not turn.'];
      return parts.filter(
        (box) => !box || box.left < picture.left - 1 || box.right > picture.right + 1,
      );
    });
    expect(outside).toEqual([]);
  });

  test('the back of a card covers the one beside it, and a tap anywhere on it turns it again', async ({
    page,
  }) => {
    for (const [own, beside] of [
      ['plc', 'iiot'],
      ['robotics', 'hmi'],
    ] as const) {
      const card = cardOf(page, own);
      const covered = cardOf(page, beside).locator('summary');
      const description = card.getByText(there(services.find(({ id }) => id === own)?.description));
      await expect(description).toHaveCount(2);
      for (const each of await description.all()) await expect(each).toBeHidden();
      await card.tap();
      await expectFace(card, 'back');
      await expect(description.last()).toBeVisible();
      await expect(covered).toBeHidden();
      const place = await cardOf(page, beside).boundingBox();
      if (!place) throw new Error('It has no place.');
      await page.touchscreen.tap(place.x + place.width - 8, place.y + 8);
      await expectFace(card, 'front');
      await expect(covered).toBeVisible();
    }
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('the faces change at once', async ({ page }) => {
      expect(await openAtOnce(page, 'plc')).toMatchObject({ back: true });
    });
  });
});

test.describe('at a narrow width', () => {
  // The faces change at once, so that no turn has to be waited for.
  test.use({
    viewport: { width: 320, height: 700 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('with text at 200% both faces show all of their text', async ({ page }) => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const { id } of services) {
      const card = cardOf(page, id);
      await card.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expectFace(card, 'back');
      const outside = await card.evaluate((details) => {
        const frame = details.getBoundingClientRect();
        return [...details.querySelectorAll('div, p, a')].filter((part) => {
          const box = part.getBoundingClientRect();
          return box.bottom > frame.bottom + 1 || box.right > frame.right + 1;
        }).length;
      });
      expect(outside).toBe(0);
    }
  });
});
