import type { Page } from './test';

/** The words that begin on one line and end on another, without a hyphen, as they are painted. */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement;
      // What only screen readers read is a pixel wide.
      const ignored = '.sr-only, [aria-hidden], [inert]';
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest(ignored))
        continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()]
          .filter(({ width }) => width > 1)
          .map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 4) broken.push(word);
      }
    }
    return broken;
  });
