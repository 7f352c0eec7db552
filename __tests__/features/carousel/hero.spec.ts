import { afterRendering, atRest, playAtRest } from '../../browser/support/autoplay';
import {
  heroLabel,
  labels,
  nameOf,
  positionOf,
  slides,
  there,
} from '../../browser/support/content';
import { shownSlides, showSlide, visit } from '../../browser/support/moving';
import {
  button,
  carousel,
  expect,
  hold,
  type Locator,
  open,
  type Page,
  test,
  withMotion,
} from '../../browser/support/test';
import { fingers } from './fingers';

test.use(withMotion);

const text = labels.carousel;

/** Long enough for several transitions, in ms. */
const aWhile = 20_000;

const expectSlide = (hero: Locator, number: number) =>
  expect(shownSlides(hero)).toHaveAttribute('aria-label', positionOf(number, slides.length));

const expectStatus = (hero: Locator, status: string) =>
  expect(hero).toHaveAttribute('data-autoplay', status);

/** Whether new slides are read out. */
const expectLive = (hero: Locator, live: 'off' | 'polite') =>
  expect(hero.locator('[aria-live]')).toHaveAttribute('aria-live', live);

test('Swiper keeps the focus and the slide that keys have scrolled to', async ({ page }) => {
  const release = await hold(page, /assets\/HomePage/);
  await page.goto('/');
  const list = page.locator('.hero');
  await list.focus();
  for (const [key, slide] of [
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => list.evaluate((el) => el.scrollLeft / el.clientWidth)).toBe(slide);
  }
  release();
  const hero = await carousel(page, heroLabel);
  await expectSlide(hero, 2);
  await expect(list).toBeFocused();
});

test.describe('under reduced motion, which pauses it from the start', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('its controls keep the focus, and have slides read out', async ({ page }) => {
    await open(page, '/');
    const hero = await carousel(page, heroLabel);
    await expectStatus(hero, 'paused');
    await expectLive(hero, 'polite');
    const dot5 = `${text.slide} 5: ${slides[4]?.name}`;
    for (const [name, key, slide] of [
      [text.previous, 'Enter', slides.length],
      [text.next, 'Space', 1],
      [dot5, 'Enter', 5],
    ] as const) {
      await button(hero, name).press(key);
      await expectSlide(hero, slide);
      await expect(button(hero, name)).toBeFocused();
    }
    await expect(hero.locator('[aria-current=true]')).toHaveAccessibleName(dot5);
    for (const [pressed, key, status, then] of [
      [text.play, 'Enter', 'playing', text.pause],
      [text.pause, 'Space', 'paused', text.play],
    ] as const) {
      await button(hero, pressed).press(key);
      await expectStatus(hero, status);
      await expect(button(hero, then)).toBeFocused();
    }
  });

  test('its words are selected with a mouse, and found where they are not shown', async ({
    page,
  }) => {
    await open(page, '/');
    const hero = await carousel(page, heroLabel);
    await shownSlides(hero).locator('p').first().click({ clickCount: 3 });
    expect(await page.evaluate(() => String(document.getSelection()))).toContain(slides[0]?.text);
    // The event of the browser's search, which no script can start.
    const other = there(slides[3]).text;
    await hero.locator('[hidden=until-found]', { hasText: other }).dispatchEvent('beforematch');
    await expect(shownSlides(hero)).toContainText(other);
    await expect(hero.locator('[hidden=until-found]')).toHaveCount(slides.length - 1);
  });
});

/** Makes the hero play from its first slide, by the test's clock. */
async function playFromFirstSlide(page: Page): Promise<Locator> {
  const hero = await carousel(page, heroLabel);
  await button(hero, text.pause).click();
  await showSlide(hero, 0);
  await playAtRest(page, hero);
  return hero;
}

test.describe("by the test's clock", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
  });

  test('it plays, is suspended, pauses, and rests out of sight', async ({ page }) => {
    await test.step('pointer, focus, a reader and its button', async () => {
      const hero = await playFromFirstSlide(page);
      const readIn = (place: Locator) =>
        place.evaluate((element) => document.getSelection()?.collapse(element, 0));
      const contact = page.getByRole('link', { name: nameOf('contact') }).first();
      const slide = shownSlides(hero).locator('p');
      // Both are on the button that was pressed.
      await page.mouse.move(0, 0);
      await contact.focus();
      let shown = 1;
      for (const [status, begin, end] of [
        ['hovered', () => hero.hover(), () => page.mouse.move(0, 0)],
        ['focused', () => button(hero, text.pause).focus(), () => contact.focus()],
        ['focused', () => readIn(slide), () => readIn(page.getByRole('heading', { level: 1 }))],
        ['paused', () => button(hero, text.pause).click(), () => button(hero, text.play).click()],
      ] as const) {
        await begin();
        await expectStatus(hero, status);
        if (status === 'focused') await expectLive(hero, 'polite');
        if (status !== 'hovered') await page.mouse.move(0, 0);
        await page.clock.runFor(aWhile);
        await expectSlide(hero, shown);
        await end();
        await expectStatus(hero, 'playing');
        await page.clock.runFor(4500);
        shown += 1;
        await expectSlide(hero, shown);
        await atRest(hero);
      }
    });

    await test.step('it fades on after 4 s, in half a second, and is not read out', async () => {
      const hero = await playFromFirstSlide(page);
      const { height } = there(await hero.locator('.hero').boundingBox(), 'slides');
      expect(height, '60% of the window').toBeCloseTo(0.6 * 800, -1);
      await expectLive(hero, 'off');
      await page.clock.runFor(3999);
      await expect(hero.locator(`img[src*="/${slides[1]?.img}-"]`)).toBeAttached();
      await afterRendering(page);
      await expectSlide(hero, 1);
      await page.clock.runFor(1);
      await expectSlide(hero, 2);
      await expect(hero.locator('.swiper-slide-active')).toHaveCSS('transition-duration', '0.5s');
      await expect(hero.locator('p', { hasText: slides[1]?.text ?? '' })).toBeVisible();
      await expect(hero.locator('p', { hasText: slides[0]?.text ?? '' })).toBeHidden();
    });

    await test.step('a pause lasts over a visit to another page', async () => {
      await page.clock.resume();
      await button(await carousel(page, heroLabel), text.pause).click();
      await visit(page, nameOf('about'));
      await visit(page, nameOf('home'));
      await expectStatus(await carousel(page, heroLabel), 'paused');
    });

    await test.step('it does not move off screen or in a hidden tab', async () => {
      const hero = await carousel(page, heroLabel);
      await playAtRest(page, hero);
      const shown = () => shownSlides(hero).getAttribute('aria-label');
      const moves = async () => {
        const before = await shown();
        await page.clock.runFor(aWhile);
        await afterRendering(page);
        return (await shown()) !== before;
      };
      await page.mouse.move(0, 0);
      await hero.evaluate((element) => {
        const justOffScreen = element.getBoundingClientRect().bottom + 1;
        window.scrollBy({ top: justOffScreen, behavior: 'instant' });
      });
      await expect.poll(moves).toBe(false);
      expect(await moves()).toBe(false);
      await hero.scrollIntoViewIfNeeded();
      await expect.poll(moves).toBe(true);
      await page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { value: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      expect(await moves()).toBe(false);
    });
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });

    test('a slide stays under the finger, and goes on without it', async ({ page }) => {
      const hero = await playFromFirstSlide(page);
      const touch = await fingers(page, 200);
      await touch('touchStart', [600]);
      for (const x of [595, 585, 575, 570]) await touch('touchMove', [x]);
      await page.clock.runFor(aWhile);
      await afterRendering(page);
      await expectSlide(hero, 1);
      await touch('touchMove', [600]);
      await touch('touchEnd', []);
      await expectStatus(hero, 'playing');
      await afterRendering(page);
      await page.clock.runFor(aWhile);
      await expect(hero.locator('p', { hasText: slides[0]?.text ?? '' })).toBeHidden();
    });
  });
});
