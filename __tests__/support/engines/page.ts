import type { Engine } from './engine';
import { expect } from './test';

/** Opens an address and waits until React has hydrated the page and run its effects. */
export async function open(engine: Engine, url: string): Promise<void> {
  await engine.goto(url);
  await expect
    .poll(() =>
      engine.run(() =>
        Object.keys(document.querySelector('h1') ?? {}).some((key) =>
          key.startsWith('__reactFiber'),
        ),
      ),
    )
    .toBe(true);
  await drawn(engine);
}

/** Waits until changes are drawn: two frames. */
export async function drawn(engine: Engine): Promise<void> {
  await engine.run(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** A place in the window, in px. */
export type Box = { left: number; top: number; right: number; bottom: number };

/**
 * The place of the first shown element that a selector finds and whose name or text holds a text;
 * undefined if there is none.
 */
export async function findBox(engine: Engine, css: string, text = ''): Promise<Box | undefined> {
  const box = await engine.run(
    (selector, part) => {
      const found = [...document.querySelectorAll(selector)].find(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
          (element.getAttribute('aria-label') ?? element.textContent).includes(part),
      );
      if (!found) return null;
      const { left, top, right, bottom } = found.getBoundingClientRect();
      return { left, top, right, bottom };
    },
    css,
    text,
  );
  return box ?? undefined;
}

/** The same. Throws if there is none. */
export async function boxOf(engine: Engine, css: string, text = ''): Promise<Box> {
  const box = await findBox(engine, css, text);
  if (!box) throw new Error(`Nothing is shown of ${css} "${text}".`);
  return box;
}

/** Scrolls an element into the middle of the window and returns the place of its own middle. */
export async function bringIntoView(engine: Engine, css: string, text = '') {
  const middle = async () => {
    const { left, top, right, bottom } = await boxOf(engine, css, text);
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  };
  // Parts that are loaded on the way may move it.
  await expect(async () => {
    const { y } = await middle();
    await engine.run((by) => scrollBy({ top: by - innerHeight / 2, behavior: 'instant' }), y);
    await drawn(engine);
    const height = await engine.run(() => innerHeight);
    const place = (await middle()).y;
    expect(place > 100 && place < height - 50).toBe(true);
  }).toPass({ timeout: 30_000 });
  return middle();
}

/** Clicks on the middle of an element. */
export async function click(engine: Engine, css: string, text = ''): Promise<void> {
  const { x, y } = await bringIntoView(engine, css, text);
  await engine.click(x, y);
}

/** Clicks on the middle of an element that is in the window, as soon as it is there. */
export async function clickInWindow(engine: Engine, css: string, text = ''): Promise<void> {
  await expect.poll(() => findBox(engine, css, text)).toBeDefined();
  const { left, top, right, bottom } = await boxOf(engine, css, text);
  await engine.click((left + right) / 2, (top + bottom) / 2);
}

/** Waits until the history knows where the page is scrolled to, so that Back finds it there. */
export const placeKept = (engine: Engine): Promise<void> =>
  expect.poll(() => engine.run(() => Math.abs(history.state?.scrollY - scrollY) < 1)).toBe(true);

/** How many elements a selector finds. */
export const count = (engine: Engine, css: string): Promise<number> =>
  engine.run((selector) => document.querySelectorAll(selector).length, css);

/** The text of the first element that a selector finds. */
export const textOf = (engine: Engine, css: string): Promise<string> =>
  engine.run((selector) => document.querySelector(selector)?.textContent ?? '', css);

/** The name or text of the element that has focus. */
export const focused = (engine: Engine): Promise<string> =>
  engine.run(() => {
    const { activeElement } = document;
    const label = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    return label.replace(/\s+/g, ' ').trim();
  });

/** How many pictures in the window are not there yet. */
const missingPictures = (engine: Engine): Promise<number> =>
  engine.run(
    () =>
      [...document.images].filter((image) => {
        const { left, right, top, bottom } = image.getBoundingClientRect();
        const inWindow = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
        return inWindow && !(image.complete && image.naturalWidth);
      }).length,
  );

/** Scrolls through the page, a window at a time, until every picture is there. */
export async function scrollThrough(engine: Engine): Promise<void> {
  const windows = await engine.run(() => document.documentElement.scrollHeight / innerHeight);
  for (let place = 0; place < windows; place += 1) {
    await engine.run((share) => scrollTo({ top: share * innerHeight, behavior: 'instant' }), place);
    await drawn(engine);
    await expect.poll(() => missingPictures(engine)).toBe(0);
  }
}

/** How many px the page is wider than the window. */
export const sidewaysScroll = (engine: Engine): Promise<number> =>
  engine.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
