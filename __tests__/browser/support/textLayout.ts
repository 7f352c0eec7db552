import type { Page } from '@playwright/test';

/**
 * What is wrong with the texts of a page as it is laid out now: lines that lie on lines of another
 * text, are cut off, stick out of the window or of their control, or are behind a fixed bar and
 * cannot be scrolled out of it; and controls that lie on each other. There are at least so many lines.
 */
export function textProblems(page: Page, least = 10): Promise<string[]> {
  return page.evaluate((leastLines) => {
    type Line = { text: string; element: Element; block: Element; rect: DOMRect };
    const problems: string[] = [];

    /** Layout rounds. In px. */
    const slack = 2;
    const meet = (one: DOMRect, other: DOMRect, by: number) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > by &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > by;
    const inside = (rect: DOMRect, box: DOMRect) =>
      rect.left >= box.left - slack &&
      rect.right <= box.right + slack &&
      rect.top >= box.top - slack &&
      rect.bottom <= box.bottom + slack;

    const onlyHeard = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' ||
        (element.clientWidth === 1 && element.clientHeight === 1) ||
        onlyHeard(element.parentElement));
    const seen = (element: Element) =>
      element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      }) &&
      !element.closest('[inert]') &&
      !onlyHeard(element);
    const blockOf = (element: Element): Element =>
      element.parentElement && getComputedStyle(element).display === 'inline'
        ? blockOf(element.parentElement)
        : element;
    const fixedOf = (element: Element | null): Element | null =>
      !element || /fixed|sticky/.test(getComputedStyle(element).position)
        ? element
        : fixedOf(element.parentElement);
    /** A row that one goes along shows each of its texts in its turn. */
    const inRow = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || inRow(element.parentElement));

    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!element || !text || element.closest('script, style, noscript') || !seen(element)) {
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      const em = Number.parseFloat(getComputedStyle(element).fontSize);
      for (const { x, y, width, height } of range.getClientRects()) {
        if (width < 1) continue;
        // A font's box may be taller than its letters, which an em holds.
        const rect = new DOMRect(x, y + Math.max(0, height - em) / 2, width, Math.min(height, em));
        lines.push({ text: text.slice(0, 40), element, block: blockOf(element), rect });
      }
    }
    if (lines.length < leastLines) problems.push(`only ${lines.length} lines of text are there`);

    const controls = [...document.querySelectorAll('a, button, input, textarea')].filter(seen);

    // Lines of what is fixed lie on others for a moment, which scrolling ends: it is looked at below.
    const layers = new Map<Element | null, Line[]>();
    for (const line of lines) {
      const layer = fixedOf(line.element);
      layers.set(layer, [...(layers.get(layer) ?? []), line]);
    }
    for (const layer of layers.values()) {
      for (const [index, one] of layer.entries()) {
        for (const other of layer.slice(index + 1)) {
          if (one.block !== other.block && meet(one.rect, other.rect, slack)) {
            problems.push(`"${one.text}" lies on "${other.text}"`);
          }
        }
      }
    }
    for (const [index, one] of controls.entries()) {
      for (const other of controls.slice(index + 1)) {
        if (fixedOf(one) !== fixedOf(other)) continue;
        // A link in a sentence may end in another line than it began in.
        const others = [...other.getClientRects()];
        if (
          [...one.getClientRects()].some((own) => others.some((rect) => meet(own, rect, slack)))
        ) {
          problems.push(`control "${one.textContent}" lies on "${other.textContent}"`);
        }
      }
    }

    const width = document.documentElement.clientWidth;
    for (const { text, element, rect } of lines) {
      if (inRow(element)) continue;
      const { whiteSpace, fontSize } = getComputedStyle(element);
      // A space at which a line ends hangs beyond it, unseen.
      const hanging = whiteSpace === 'pre-wrap' ? 0.4 * Number.parseFloat(fontSize) : 0;
      if (rect.left < -slack || rect.right > width + slack + hanging)
        problems.push(`"${text}" sticks out`);
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(box);
        const clips = overflowX !== 'visible' || overflowY !== 'visible';
        const frames = box.matches('a, button, summary, details') && display !== 'inline';
        if (box === document.body) break;
        if ((clips || frames) && !inside(rect, box.getBoundingClientRect())) {
          problems.push(`"${text}" is ${clips ? 'cut off by' : 'outside'} its ${box.localName}`);
        }
      }
    }
    for (const field of document.querySelectorAll('input, button')) {
      if (!seen(field) || field.scrollWidth <= field.clientWidth + slack) continue;
      if (!(field instanceof HTMLInputElement)) problems.push(`"${field.textContent}" is cut off`);
    }

    const bars = [...document.querySelectorAll('header, footer')]
      .filter((bar) => getComputedStyle(bar).position === 'fixed')
      .map((bar) => bar.getBoundingClientRect());
    const scrolledTo = window.scrollY;
    for (const { text, element, block } of bars.length > 0 ? lines : []) {
      if (fixedOf(element)) continue;
      // Of what is larger than the window, such as a running list, the line itself.
      const tall = block.getBoundingClientRect().height > window.innerHeight / 2;
      (tall ? element : block).scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const rect = element.getBoundingClientRect();
      // What is larger than the room between the bars is scrolled through.
      if (rect.height > window.innerHeight / 2) continue;
      if (bars.some((bar) => meet(rect, bar, slack))) problems.push(`"${text}" is behind a bar`);
    }
    window.scrollTo({ top: scrolledTo, behavior: 'instant' });
    return [...new Set(problems)];
  }, least);
}

/**
 * Every text that a person can see somewhere on the page, in its order. Not the sign on a card and
 * the names on the line's picture: where they are small, sign and number stand for the words, which
 * are in the cards. Nor a menu, which is a row of links where there is room. Nor partners, of whom a
 * small window shows fewer, nor a caption.
 */
export function visibleTexts(page: Page): Promise<string[]> {
  return page.evaluate((shortened) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      const element = node.parentElement;
      if (!text || !element || element.closest(`script, style, noscript, [inert], ${shortened}`))
        continue;
      const onlyHeard = element.clientWidth === 1 && element.clientHeight === 1;
      const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (seen && !onlyHeard) texts.push(text);
    }
    return texts;
    // Of a card's description one is on its front, or on its back where that is a tile; what names each entry
    // of a list on a phone (`lg:sr-only`) a desktop says once, beside or above them, and a table in its head.
  }, 'nav[data-menu], .flip-card-text, [class*="tile:block"], .flip-card-sign, figure nav, figcaption, .swiper .partner-slide, [class*=":sr-only"], thead');
}
