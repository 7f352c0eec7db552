import type { Page } from './test';
import { twoFrames } from './twoFrames';

/**
 * Records the page's transitions and animations from now on, as the browser reports their starts:
 * the property's or animation's name, " of ", and the class of the element.
 */
export async function recordMotion(page: Page): Promise<() => Promise<string[]>> {
  const started = await page.evaluateHandle(() => {
    const names: string[] = [];
    document.addEventListener(
      'transitionrun',
      ({ propertyName, pseudoElement, target }) =>
        names.push(
          `${propertyName} of ${target instanceof Element && target.className}${pseudoElement}`,
        ),
      true,
    );
    document.addEventListener(
      'animationstart',
      ({ animationName }) => names.push(animationName),
      true,
    );
    return names;
  });
  return async () => {
    // The last press has been answered and its events sent after two frames.
    await twoFrames(page);
    return started.evaluate((names) => {
      // Chromium does not report this box's motion: it is caught on its way.
      const turning = [...document.querySelectorAll('details[open]')].filter(
        (card) => !['', 'none'].includes(getComputedStyle(card, '::details-content').transform),
      );
      return [...names, ...turning.map(({ id }) => `transform of ${id}::details-content`)];
    });
  };
}
