import { heroLabel, labels, partnersTitle } from '../../browser/support/content';
import type { Engine } from '../../support/engines/engine';
import { boxOf, bringIntoView, click, open } from '../../support/engines/page';
import { expect, test } from '../../support/engines/test';

const text = labels.carousel;

async function expectState(engine: Engine, region: string, state: string): Promise<void> {
  const shown = (css: string) => document.querySelector(css)?.getAttribute('data-autoplay');
  await expect.poll(() => engine.run(shown, region)).toBe(state);
}

/** The number of the leftmost slide on screen; 0 until Swiper moves them. */
const firstSlide = (engine: Engine, region: string) =>
  engine.run((css) => {
    const shown = `${css} .swiper-initialized [data-slide]:not([inert])`;
    const [first] = [...document.querySelectorAll(shown)].sort(
      (a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left,
    );
    return Number.parseInt(first?.getAttribute('aria-label') ?? '0', 10);
  }, region);

/** Waits until it plays and another slide is the first on screen. */
async function expectToPlay(engine: Engine, region: string): Promise<void> {
  await expectState(engine, region, 'playing');
  await expect.poll(() => firstSlide(engine, region)).toBeGreaterThan(0);
  const before = await firstSlide(engine, region);
  await expect.poll(() => firstSlide(engine, region)).not.toBe(before);
}

/** Moves the pointer off both carousels. */
async function leave(engine: Engine): Promise<void> {
  const { left, right, top, bottom } = await boxOf(engine, 'header');
  await engine.hover((left + right) / 2, (top + bottom) / 2);
}

test('both carousels play, wait for the pointer and pause', async ({ engine, siteUrl }) => {
  await open(engine, `${siteUrl}/`);
  for (const label of [heroLabel, partnersTitle]) {
    const region = `[data-autoplay][aria-label="${label}"]`;
    await bringIntoView(engine, region);
    await leave(engine);
    await expectToPlay(engine, region);

    const { x, y } = await bringIntoView(engine, region);
    await engine.hover(x, y);
    await expectState(engine, region, 'hovered');
    await leave(engine);
    await expectState(engine, region, 'playing');

    await click(engine, `${region} button`, text.pause);
    await boxOf(engine, `${region} button`, text.play);
    await leave(engine);
    await expectState(engine, region, 'paused');

    await click(engine, `${region} button`, text.play);
    await leave(engine);
    await expectState(engine, region, 'playing');
  }
});
