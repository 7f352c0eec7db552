import { pathOf } from '../support/company';
import { drawn, open, scrollThrough } from '../support/engines/page';
import { expect, test } from '../support/engines/test';

/**
 * The focused element, by its place among all focusable ones (a focused link adds a prefetch to the
 * head), and whether its top and bottom are seen.
 */
function lookAtFocus() {
  const { activeElement: element, body } = document;
  if (!element || element === body) return { place: -1, name: '', seen: [false, false] };
  const { left, right, top, bottom } = element.getBoundingClientRect();
  // WebKit does not scroll for the last pixels of something that is in the window already.
  const seen = [top + 6, bottom - 6].map((y) => {
    const there = document.elementFromPoint((left + right) / 2, y);
    const bar = there?.closest('header, footer');
    return Boolean(there) && (!bar || bar.contains(element));
  });
  const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
  const stops = document.querySelectorAll(
    'a, button, input, select, textarea, summary, [tabindex]',
  );
  return { place: [...stops].indexOf(element), name, seen };
}

// The shortest page with every kind of control.
test('on the contact page no bar covers focus', async ({ engine, siteUrl }) => {
  await open(engine, siteUrl + pathOf('contact'));
  await scrollThrough(engine);
  await engine.run(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const backwards of [false, true]) {
    const visited = new Set<number>();
    for (;;) {
      await engine.press('Tab', backwards);
      await drawn(engine);
      const { place } = await engine.run(lookAtFocus);
      // After the last stop come the browser's own, which is missing here, or the first one.
      if (place < 0 || visited.has(place)) break;
      visited.add(place);
      await expect.poll(() => engine.run(lookAtFocus)).toMatchObject({ place, seen: [true, true] });
    }
    expect(visited.size).toBeGreaterThan(10);
  }
});
