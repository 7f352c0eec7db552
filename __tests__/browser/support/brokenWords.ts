import type { Page } from './test';
import { lookAtTexts } from './texts';

/**
 * Words that are painted on two lines without a hyphen. Not words that are longer than their line
 * in running text: browsers hyphenate those, if they have the dictionary.
 */
export const brokenWords = (page: Page) =>
  lookAtTexts(page, null, ({ texts }) => {
    const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const runningText = 1.375 * root + 0.5;
    const blockOf = (element: Element): Element =>
      element.parentElement && getComputedStyle(element).display === 'inline'
        ? blockOf(element.parentElement)
        : element;
    /** The room for a line of a text, without anything beside it, such as a count. */
    const lineOf = (text: Node, element: Element) => {
      const block = blockOf(element);
      const { display, paddingLeft, paddingRight, columnGap } = getComputedStyle(block);
      const beside = display === 'flex' ? [...block.children] : [];
      return beside
        .filter((other) => !other.contains(text))
        .reduce(
          (room, other) => room - other.clientWidth - (Number.parseFloat(columnGap) || 0),
          block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
        );
    };
    const broken: string[] = [];
    for (const { node: text, element } of texts()) {
      if (element.closest('[aria-hidden]')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if (range.getClientRects().length < 2) continue;
      // A mail address is not a word, but a name such as S7-400 is one.
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(
        /(?<!@\S*)(?:(?<![\w-])\w{1,5}(?:-\p{L}{0,3}\d\w*){1,2}(?![\w-])|[\p{L}\p{N}]+)(?!\S*@)/gu,
      )) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 1);
        const tops = parts.map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) <= 4) continue;
        const { fontSize, hyphens } = getComputedStyle(element);
        const width = parts.reduce((sum, part) => sum + part.width, 0);
        const isHyphenated = hyphens === 'auto' && Number.parseFloat(fontSize) <= runningText;
        // A word that nearly fills a line is divided like a longer one.
        if (!isHyphenated || width < 0.9 * lineOf(text, element)) broken.push(word);
      }
    }
    return broken;
  });
