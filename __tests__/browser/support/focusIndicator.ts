import type { Page } from '@playwright/test';
import { type Box, boxAround, Pixels, standingOut } from './look';

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
  // Playwright cuts off what reaches beyond the window.
  const clip = boxAround(box, reach);
  const focused = await Pixels.of(await page.screenshot({ clip }));
  await page.evaluate(leaveFocusUnmarked, true);
  const without = await Pixels.of(await page.screenshot({ clip }));
  await page.evaluate(leaveFocusUnmarked, false);

  // "A 2 CSS pixel thick perimeter of the unfocused component": of a rectangle, 4 (width + height).
  const width = Math.min(box.width, focused.width);
  const height = Math.min(box.height, focused.height);
  const area = standingOut(focused, without) / (4 * (width + height));

  return area < 1 ? [`2.4.13: the indicator of "${name}" has ${area.toFixed(2)} of its area`] : [];
}
