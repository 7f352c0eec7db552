import { pathOf } from '../support/company';
import type { Engine } from './support/engine';
import { drawn, open, scrollThrough } from './support/page';
import { expect, test } from './support/test';

/**
 * What has focus: how it is told from others, and by how many px the header or footer covers it.
 */
const focusedElement = (engine: Engine) =>
  engine.run(() => {
    const { activeElement: element, body } = document;
    if (!element || element === body) return { number: -1, name: '', covered: 0 };
    const isFixed = (which: Element) => getComputedStyle(which).position === 'fixed';
    // The skip link lies over the header.
    const isBar = (bar: Element) => isFixed(bar) && !isFixed(element) && !bar.contains(element);
    const edge = (selector: string, side: 'bottom' | 'top', otherwise: number) => {
      const bar = document.querySelector(selector);
      return bar && isBar(bar) ? bar.getBoundingClientRect()[side] : otherwise;
    };
    const top = edge('header', 'bottom', 0);
    const bottom = edge('footer', 'top', innerHeight);
    const box = element.getBoundingClientRect();
    // What is taller than the room between the bars fills it.
    const covered =
      box.height > bottom - top
        ? Math.max(box.top - top, bottom - box.bottom)
        : Math.max(top - box.top, box.bottom - bottom);
    return {
      number: [...document.querySelectorAll('*')].indexOf(element),
      name: element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40),
      // Scrolling and the bars each round to a pixel.
      covered: covered > 2 ? Math.round(covered) : 0,
    };
  });

// The shortest page with every kind of control.
test('on the contact page, Tab through all and back leaves nothing focused behind the bars', async ({
  engine,
  site,
}) => {
  await open(engine, site, pathOf('contact'));
  await scrollThrough(engine);
  await engine.run(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const backwards of [false, true]) {
    const seen = new Set<number>();
    for (;;) {
      await engine.press('Tab', backwards);
      await drawn(engine);
      let now = await focusedElement(engine);
      // After the last stop comes the browser's own, which is not there, or the first again.
      if (now.number < 0 || seen.has(now.number)) break;
      seen.add(now.number);
      await expect(async () => {
        now = await focusedElement(engine);
        expect(now).toEqual({ ...now, covered: 0 });
      }).toPass({ timeout: 30_000 });
    }
    expect(seen.size).toBeGreaterThan(10);
  }
});
