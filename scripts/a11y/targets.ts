import type { Page } from '@playwright/test';
import { carouselText } from '../../src/content/carousel';

/** The size of a control or link in px, whether it is a link within a sentence, or a carousel's dot. */
export type Target = {
  name: string;
  width: number;
  height: number;
  inSentence: boolean;
  dot: boolean;
};

/** Every visible control and link with its size (WCAG 2.5.5; links in sentences are excepted). */
export function measureTargets(page: Page): Promise<Target[]> {
  return page.evaluate((picker) => {
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
        const dot = element.closest('[role=group]')?.getAttribute('aria-label') === picker;
        return { name: (name || element.localName).slice(0, 60), width, height, inSentence, dot };
      });
  }, carouselText.picker);
}
