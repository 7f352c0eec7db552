import type { Page } from '@playwright/test';

/** WCAG 2.5.5 (AAA), in px; 2.5.8 (AA) for the width of a carousel's dots, which share a row. */
const enough = { control: 44, dot: 24 };

/**
 * The visible controls and links that are smaller than WCAG 2.5.5 asks for, which no engine tests;
 * links in sentences and in written texts are excepted.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(
    (least) =>
      [...document.querySelectorAll('a[href], button, input, textarea, summary')].flatMap(
        (element) => {
          const seen =
            element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
            !element.closest('[inert], [aria-hidden=true]');
          const sentence = element.closest('p, li');
          const isWritten = !document.getElementById('root') && element.closest('article') !== null;
          const inSentence =
            getComputedStyle(element).display === 'inline' &&
            (isWritten ||
              (sentence !== null && sentence.textContent?.trim() !== element.textContent?.trim()));
          const dot = element.matches('.dot');
          // A box to tick is hit by its label too.
          const target = element.closest('label') ?? element;
          const { width, height } = target.getBoundingClientRect();
          const large =
            height > least.control - 0.01 && width > (dot ? least.dot : least.control) - 0.01;
          if (!seen || inSentence || large) return [];
          const name = element.getAttribute('aria-label') ?? element.textContent?.trim();
          return [`2.5.5: ${element.localName} "${name}" is ${width} by ${height} px`];
        },
      ),
    enough,
  );
}
