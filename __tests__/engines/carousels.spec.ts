import { heroLabel, labels, partners, partnersTitle, slides } from '../browser/support/content';
import type { Engine } from './support/engine';
import { boxOf, bringIntoView, click, open } from './support/page';
import { expect, test } from './support/test';

const text = labels.carousel;

const regionOf = (label: string) => `[aria-roledescription=carousel][aria-label="${label}"]`;

const autoplay = (engine: Engine, region: string) =>
  engine.run((css) => document.querySelector(css)?.getAttribute('data-autoplay') ?? '', region);

/** The numbers of the slides on screen, from the left; empty until Swiper moves them. */
const shownSlides = (engine: Engine, region: string) =>
  engine.run(
    (css) =>
      [...document.querySelectorAll(`${css} .swiper-initialized [aria-roledescription=slide]`)]
        .filter((slide) => !slide.hasAttribute('inert'))
        .sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
        .map((slide) => Number.parseInt(slide.getAttribute('aria-label') ?? '', 10)),
    region,
  );

/** Waits until another slide is the first on screen than the one it was, and says which. */
async function movedFrom(engine: Engine, region: string, before: number): Promise<number> {
  let first: number | undefined;
  await expect(async () => {
    [first] = await shownSlides(engine, region);
    expect(first).toBeDefined();
    expect(first).not.toBe(before);
  }).toPass({ timeout: 30_000 });
  return first ?? 0;
}

/** Waits until a slide is the first on screen. */
const expectFirst = (engine: Engine, region: string, number: number) =>
  expect.poll(async () => (await shownSlides(engine, region))[0]).toBe(number);

/** Clicks on a control, with nothing under way: Swiper leaves a click without an answer meanwhile. */
async function clickAtRest(engine: Engine, region: string, css: string, name: string) {
  await expect
    .poll(() =>
      engine.run((selector) => {
        const animations = document.querySelector(selector)?.getAnimations({ subtree: true });
        return animations?.length;
      }, region),
    )
    .toBe(0);
  await click(engine, `${region} ${css}`, name);
}

/** Puts the pointer where it is over no carousel. */
async function leave(engine: Engine): Promise<void> {
  const header = await boxOf(engine, 'header');
  await engine.hover((header.left + header.right) / 2, (header.top + header.bottom) / 2);
}

for (const { name, label, count, picked } of [
  { name: 'hero', label: heroLabel, count: slides.length, picked: slides[4]?.text },
  { name: 'partners', label: partnersTitle, count: partners.length, picked: undefined },
]) {
  test(`the ${name} carousel plays, is held by the pointer, pauses, and answers its buttons`, async ({
    engine,
    site,
  }) => {
    const region = regionOf(label);
    await open(engine, site, '/');
    const after = (number: number) => (number % count) + 1;

    await test.step('it plays by itself', async () => {
      await bringIntoView(engine, region);
      await leave(engine);
      await expect.poll(() => autoplay(engine, region)).toBe('playing');
      const [begin = 1] = await shownSlides(engine, region);
      await movedFrom(engine, region, begin);
    });

    await test.step('the pointer holds it until it leaves', async () => {
      const { x, y } = await bringIntoView(engine, region);
      await engine.hover(x, y);
      await expect.poll(() => autoplay(engine, region)).toBe('hovered');
      await leave(engine);
      await expect.poll(() => autoplay(engine, region)).toBe('playing');
    });

    await test.step('its button pauses it, and it stays so without the pointer', async () => {
      await click(engine, `${region} button`, text.pause);
      await boxOf(engine, `${region} button`, text.play);
      await leave(engine);
      await expect.poll(() => autoplay(engine, region)).toBe('paused');
    });

    await test.step('next, previous and a dot do what they say', async () => {
      const [first = 0] = await shownSlides(engine, region);
      await clickAtRest(engine, region, 'button', text.next);
      await expectFirst(engine, region, after(first));
      await clickAtRest(engine, region, 'button', text.previous);
      await expectFirst(engine, region, first);
      if (!picked) return;
      await clickAtRest(engine, region, `[aria-label="${text.picker}"] button`, picked);
      await expectFirst(engine, region, 5);
      await boxOf(engine, `${region} [aria-roledescription=slide]:not([inert])`, '5');
    });

    await test.step('it plays on once asked to', async () => {
      await click(engine, `${region} button`, text.play);
      await expect.poll(() => autoplay(engine, region)).toBe('playing');
      const [begin = 0] = await shownSlides(engine, region);
      await movedFrom(engine, region, begin);
    });
  });
}
