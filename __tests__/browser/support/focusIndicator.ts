import type { Page } from '@playwright/test';
import { type Box, contrastRatio, enough, Pixels } from './look';

/** How far a focus indicator may reach beyond its control, in px. */
const reach = 8;

function leaveFocusUnmarked(leave: boolean): void {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
  for (const property of ['outline', 'box-shadow']) {
    if (leave) element.style.setProperty(property, 'none', 'important');
    else element.style.removeProperty(property);
  }
}

/**
 * How the indicator of the focused element falls short of WCAG 2.4.13, measured in the pixels that
 * change by 3:1 or more when it is removed.
 */
export async function indicatorProblems(
  page: Page,
  { name, box }: { name: string; box: Box },
): Promise<string[]> {
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const left = Math.max(0, Math.floor(box.x - reach));
  const top = Math.max(0, Math.floor(box.y - reach));
  const clip = {
    x: left,
    y: top,
    width: Math.min(window.width, Math.ceil(box.x + box.width + reach)) - left,
    height: Math.min(window.height, Math.ceil(box.y + box.height + reach)) - top,
  };
  const focused = await Pixels.of(await page.screenshot({ clip }));
  await page.evaluate(leaveFocusUnmarked, true);
  const without = await Pixels.of(await page.screenshot({ clip }));
  await page.evaluate(leaveFocusUnmarked, false);

  const marked = (x: number, y: number) => {
    const before = without.at(x, y);
    const after = focused.at(x, y);
    return before !== undefined && after !== undefined && contrastRatio(before, after) >= enough;
  };
  let pixels = 0;
  for (let y = 0; y < focused.height; y += 1) {
    for (let x = 0; x < focused.width; x += 1) if (marked(x, y)) pixels += 1;
  }
  // "A 2 CSS pixel thick perimeter of the unfocused component": of a rectangle, 4 (width + height).
  const width = Math.min(box.width, clip.width);
  const height = Math.min(box.height, clip.height);
  const area = pixels / (4 * (width + height));

  return area < 1 ? [`2.4.13: the indicator of "${name}" has ${area.toFixed(2)} of its area`] : [];
}
