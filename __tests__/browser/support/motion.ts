import type { Page } from './test';
import { twoFrames } from './twoFrames';

/**
 * Every transition and animation of the page from now on, as the browser reports its start: the
 * property or the animation's name, " of ", and the class of what moves.
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
    // What a last press has changed is drawn, and its events are sent, within two frames.
    await twoFrames(page);
    return started.evaluate((names) => {
      // Chromium reports no motion of this box: it is seen on its way.
      const turning = [...document.querySelectorAll('details[open]')].filter(
        (card) => !['', 'none'].includes(getComputedStyle(card, '::details-content').transform),
      );
      return [...names, ...turning.map(({ id }) => `transform of ${id}::details-content`)];
    });
  };
}
