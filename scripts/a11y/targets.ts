import type { Page } from '@playwright/test';

/** The size of a control or link in px, and whether it is a link within a sentence. */
export type Target = { name: string; width: number; height: number; inSentence: boolean };

/** Every visible control and link with its size (WCAG 2.5.5; links in sentences are excepted). */
export function measureTargets(page: Page): Promise<Target[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll('a[href], button, input, textarea, summary')];
    return controls
      .filter(
        (element) =>
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          !element.closest('[inert], [aria-hidden=true]'),
      )
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const label = element instanceof HTMLInputElement && element.labels?.[0]?.textContent;
        const name = element.getAttribute('aria-label') ?? (label || element.textContent?.trim());
        const sentence = element.closest('p, li');
        const inSentence =
          getComputedStyle(element).display === 'inline' &&
          sentence !== null &&
          sentence.textContent?.trim() !== element.textContent?.trim();
        return { name: (name || element.localName).slice(0, 60), width, height, inSentence };
      });
  });
}
