import { afterRendering, playAtRest } from './support/autoplay';
import { heroLabel, labels, nameOf, positionOf, slides } from './support/content';
import { showSlide } from './support/moving';
import { carousel, expect, hold, type Locator, open, type Page, test } from './support/test';

const text = labels.carousel;

/** Long enough for several transitions, in ms. */
const aWhile = 20_000;

/** The slide that assistive technology and the eye find, by its name. */
const expectSlide = (hero: Locator, number: number) =>
  expect(hero.locator('[aria-roledescription=slide]:not([inert])')).toHaveAttribute(
    'aria-label',
    positionOf(number, slides.length),
  );

/** The durations of all fades of slides from now on. */
const recordFades = (page: Page) =>
  page.evaluateHandle(() => {
    const durations: string[] = [];
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (
        target instanceof Element &&
        target.matches('.swiper-slide') &&
        propertyName === 'opacity'
      )
        durations.push(getComputedStyle(target).transitionDuration);
    });
    return durations;
  });

test('focus stays where it is when Swiper takes over, and the slide scrolled to is kept', async ({
  page,
}) => {
  const release = await hold(page, /assets\/HomePage/);
  await page.goto('/');
  const list = page.locator('.hero');
  await list.focus();
  await list.evaluate((element) => element.scrollTo({ left: 2 * element.clientWidth }));
  release();
  const hero = await carousel(page, heroLabel);
  await expectSlide(hero, 3);
  await expect(list).toBeFocused();
});

test('pausing lasts over a visit to another page', async ({ page }) => {
  await open(page, '/');
  const hero = await carousel(page, heroLabel);
  await hero.getByRole('button', { name: text.pause }).click();
  const nav = page.getByRole('navigation');
  await nav.getByRole('link', { name: nameOf('about') }).click();
  await nav.getByRole('link', { name: nameOf('home') }).click();
  await expect(await carousel(page, heroLabel)).toHaveAttribute('data-autoplay', 'paused');
});

/** Has the hero play from its first slide, however long it has played meanwhile, by the test's clock. */
async function playFromFirstSlide(page: Page): Promise<Locator> {
  const hero = await carousel(page, heroLabel);
  await hero.getByRole('button', { name: text.pause }).click();
  await showSlide(hero, 0);
  await playAtRest(page, hero);
  return hero;
}

test.describe('while time is told by the test', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
  });

  test('it fades on by itself after 4 s, in half a second, and is not read out meanwhile', async ({
    page,
  }) => {
    const hero = await playFromFirstSlide(page);
    const fades = await recordFades(page);
    await expect(hero.locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(3999);
    await afterRendering(page);
    await expectSlide(hero, 1);
    await page.clock.runFor(1);
    await expectSlide(hero, 2);
    // The slide that comes and the one that goes.
    await expect.poll(() => fades.evaluate((durations) => durations)).toEqual(['0.5s', '0.5s']);
    await expect(hero.getByText(slides[1]?.text ?? '')).toBeVisible();
    await expect(hero.getByText(slides[0]?.text ?? '')).toBeHidden();
  });

  test('it is 60% of the window high, goes on from the last slide to the first, and a dot shows its slide', async ({
    page,
  }) => {
    const hero = await carousel(page, heroLabel);
    expect((await hero.boundingBox())?.height, '60% of the window').toBeCloseTo(0.6 * 800, -1);
    await hero.getByRole('button', { name: text.previous }).click();
    await expectSlide(hero, slides.length);
    await hero.getByRole('button', { name: text.next }).click();
    await expectSlide(hero, 1);
    const dot = hero.getByRole('group', { name: text.picker }).getByRole('button').nth(4);
    await dot.click();
    await expectSlide(hero, 5);
    await expect(dot).toHaveAttribute('aria-current', 'true');
    await expect(hero.locator('[aria-current]')).toHaveCount(1);
  });

  test('pointer and focus suspend it, the button pauses it until it is pressed again', async ({
    page,
  }) => {
    const hero = await carousel(page, heroLabel);
    await test.step('the pointer, until it leaves', async () => {
      await hero.hover();
      await expect(hero).toHaveAttribute('data-autoplay', 'hovered');
      await page.clock.fastForward(aWhile);
      await expectSlide(hero, 1);
      await page.mouse.move(0, 0);
      await expect(hero).toHaveAttribute('data-autoplay', 'playing');
      await page.clock.fastForward(4500);
      await expectSlide(hero, 2);
    });
    await test.step('focus, until it leaves', async () => {
      await hero.getByRole('button', { name: text.pause }).focus();
      await expect(hero).toHaveAttribute('data-autoplay', 'focused');
      await expect(hero.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
      await page.clock.fastForward(aWhile);
      await expectSlide(hero, 2);
      await page
        .getByRole('link', { name: nameOf('contact') })
        .first()
        .focus();
      await page.clock.fastForward(4500);
      await expectSlide(hero, 3);
    });
    await test.step('a screen reader that reads in it, until it reads elsewhere', async () => {
      const readIn = (place: Locator) =>
        place.evaluate((element) => document.getSelection()?.collapse(element, 0));
      await readIn(hero.locator('[aria-roledescription=slide]:not([inert]) p'));
      await expect(hero).toHaveAttribute('data-autoplay', 'focused');
      await page.clock.fastForward(aWhile);
      await expectSlide(hero, 3);
      await readIn(page.getByRole('heading', { level: 1 }));
      await expect(hero).toHaveAttribute('data-autoplay', 'playing');
    });
    await test.step('the button, until it is pressed again', async () => {
      await hero.getByRole('button', { name: text.pause }).click();
      await page.mouse.move(0, 0);
      await page.clock.fastForward(aWhile);
      await expectSlide(hero, 3);
      await hero.getByRole('button', { name: text.play }).click();
      await page.clock.fastForward(4500);
      await expectSlide(hero, 4);
    });
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });

    test('a tap on a control suspends it, "Play" plays at once, and so it does when focus leaves', async ({
      page,
    }) => {
      const hero = await carousel(page, heroLabel);
      const control = (name: string) => hero.getByRole('button', { name });
      await control(text.next).tap();
      await expectSlide(hero, 2);
      await expect(hero).toHaveAttribute('data-autoplay', 'focused');
      await expect(hero.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
      await control(text.pause).tap();
      await expect(hero).toHaveAttribute('data-autoplay', 'paused');
      await control(text.play).tap();
      await expect(hero).toHaveAttribute('data-autoplay', 'playing');
      await control(text.next).tap();
      await page
        .getByRole('link', { name: nameOf('contact') })
        .first()
        .focus();
      await expect(hero).toHaveAttribute('data-autoplay', 'playing');
    });

    test('a slide under the finger stays, and it goes on once the finger is lifted', async ({
      page,
    }) => {
      const hero = await playFromFirstSlide(page);
      const session = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: x === undefined ? [] : [{ x, y: 200 }],
        });
      await touch('touchStart', 600);
      for (const x of [595, 585, 575, 570]) await touch('touchMove', x);
      await page.clock.runFor(aWhile);
      await afterRendering(page);
      await expectSlide(hero, 1);
      await touch('touchMove', 600);
      await touch('touchEnd');
      await page.clock.runFor(aWhile);
      await expect(hero.getByText(slides[0]?.text ?? '')).toBeHidden();
    });
  });

  test('the picture of the next slide is there before it is shown', async ({ page }) => {
    const hero = await carousel(page, heroLabel);
    await page.clock.fastForward(3100);
    await expect(hero.locator(`img[src*="/${slides[1]?.img}-"]`)).toBeAttached();
    await expectSlide(hero, 1);
  });

  test('a burst of resizes is answered once, 50 ms after the last', async ({ page }) => {
    const hero = await carousel(page, heroLabel);
    await hero.getByRole('button', { name: text.pause }).click();
    await page.clock.pauseAt(Date.now() + 60_000);
    const updates = await page.evaluateHandle(() => {
      const { swiper } = document.querySelector<HTMLElement & { swiper: { update(): void } }>(
        '.hero.swiper',
      ) ?? { swiper: { update() {} } };
      const counter = { count: 0 };
      const update = swiper.update.bind(swiper);
      swiper.update = () => {
        counter.count += 1;
        update();
      };
      return counter;
    });
    const count = () => updates.evaluate((counter) => counter.count);
    await page.evaluate(() => {
      for (let index = 0; index < 5; index += 1) window.dispatchEvent(new Event('resize'));
    });
    await page.clock.runFor(49);
    expect(await count()).toBe(0);
    await page.clock.runFor(1);
    expect(await count()).toBe(1);
    await page.clock.runFor(1000);
    expect(await count()).toBe(1);
  });
});
