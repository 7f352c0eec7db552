import type { Page } from '@playwright/test';

/**
 * What is wrong with the texts of a page as it is laid out now: lines that lie on lines of another
 * text, are cut off, stick out of the window or of their control, or are behind a fixed bar and
 * cannot be scrolled out of it; and controls that lie on each other. There are at least so many lines.
 */
export function textProblems(page: Page, least = 10): Promise<string[]> {
  return page.evaluate((leastLines) => {
    // A rectangle of the browser's own is slow to ask, and each is asked often.
    type Box = { left: number; right: number; top: number; bottom: number };
    /** A line of a text, or of a control. */
    type Line = { name: string; element: Element; of: Element; box: Box };
    const problems = new Set<string>();

    /** Layout rounds. In px. */
    const slack = 2;
    const boxOf = ({ left, right, top, bottom }: DOMRect): Box => ({ left, right, top, bottom });
    const meet = (one: Box, other: Box) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack;

    /** What holds of an element, found out once: all that is in it asks. */
    const once = <Fact>(of: (element: Element) => Fact) => {
      const known = new Map<Element, Fact>();
      return (element: Element): Fact => {
        const fact = known.get(element) ?? of(element);
        known.set(element, fact);
        return fact;
      };
    };
    const ofParent = <Fact>(element: Element, of: (parent: Element) => Fact, otherwise: Fact) =>
      element.parentElement ? of(element.parentElement) : otherwise;
    const onlyHeard = once(
      (element): boolean =>
        getComputedStyle(element).clipPath === 'inset(50%)' ||
        (element.clientWidth === 1 && element.clientHeight === 1) ||
        ofParent(element, onlyHeard, false),
    );
    const seen = once(
      (element) =>
        element.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
          contentVisibilityAuto: true,
        }) &&
        !element.closest('[inert], script, style, noscript') &&
        !onlyHeard(element),
    );
    const blockOf = once(
      (element): Element =>
        getComputedStyle(element).display === 'inline'
          ? ofParent(element, blockOf, element)
          : element,
    );
    /** What stays in the window with it, or the page. */
    const layerOf = once(
      (element): Element =>
        /fixed|sticky/.test(getComputedStyle(element).position)
          ? element
          : ofParent(element, layerOf, element),
    );
    /** A row that one goes along shows each of its texts in its turn. */
    const inRow = once(
      (element): boolean =>
        /auto|scroll/.test(getComputedStyle(element).overflowX) || ofParent(element, inRow, false),
    );
    /** What a text has to stay within: what clips it, and the control that it is on. */
    const limitsOf = once((element): { what: string; box: Box }[] => {
      if (element === document.body) return [];
      const { overflowX, overflowY, display } = getComputedStyle(element);
      const clips = overflowX !== 'visible' || overflowY !== 'visible';
      const frames = element.matches('a, button, summary, details') && display !== 'inline';
      const what = `${clips ? 'cut off by' : 'outside'} its ${element.localName}`;
      return [
        ...(clips || frames ? [{ what, box: boxOf(element.getBoundingClientRect()) }] : []),
        ...ofParent(element, limitsOf, []),
      ];
    });

    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const name = node.textContent?.trim().slice(0, 40);
      if (!element || !name || !seen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const em = Number.parseFloat(getComputedStyle(element).fontSize);
      for (const { left, right, top, height, width } of range.getClientRects()) {
        if (width < 1) continue;
        // A font's box may be taller than its letters, which an em holds.
        const above = top + Math.max(0, height - em) / 2;
        const box = { left, right, top: above, bottom: above + Math.min(height, em) };
        lines.push({ name, element, of: blockOf(element), box });
      }
    }
    if (lines.length < leastLines) problems.add(`only ${lines.length} lines of text are there`);
    // A link in a sentence may end in another line than it began in.
    const controls = [...document.querySelectorAll('a, button, input, textarea')]
      .filter(seen)
      .flatMap((element) =>
        [...element.getClientRects()].map((rect): Line => {
          const name = `control ${element.textContent}`;
          return { name, element, of: element, box: boxOf(rect) };
        }),
      );

    for (const all of [lines, controls]) {
      // From the top down, so that each is compared with those beside it alone.
      const sorted = all.toSorted((one, other) => one.box.top - other.box.top);
      for (const [index, one] of sorted.entries()) {
        for (const other of sorted.slice(index + 1)) {
          if (other.box.top >= one.box.bottom) break;
          // What is fixed lies on others for a moment, which scrolling ends: it is looked at below.
          const together = layerOf(one.element) === layerOf(other.element);
          if (together && one.of !== other.of && meet(one.box, other.box))
            problems.add(`"${one.name}" lies on "${other.name}"`);
        }
      }
    }

    const width = document.documentElement.clientWidth;
    for (const { name, element, box } of lines) {
      if (inRow(element)) continue;
      const { whiteSpace, fontSize } = getComputedStyle(element);
      // A space at which a line ends hangs beyond it, unseen.
      const hanging = whiteSpace === 'pre-wrap' ? 0.4 * Number.parseFloat(fontSize) : 0;
      if (box.left < -slack || box.right > width + slack + hanging)
        problems.add(`"${name}" sticks out`);
      for (const { what, box: limit } of limitsOf(element)) {
        const isInside =
          box.left >= limit.left - slack &&
          box.right <= limit.right + slack &&
          box.top >= limit.top - slack &&
          box.bottom <= limit.bottom + slack;
        if (!isInside) problems.add(`"${name}" is ${what}`);
      }
    }
    for (const button of document.querySelectorAll('button'))
      if (seen(button) && button.scrollWidth > button.clientWidth + slack)
        problems.add(`"${button.textContent}" is cut off`);

    const bars = [...document.querySelectorAll('header, footer')]
      .filter((bar) => getComputedStyle(bar).position === 'fixed')
      .map((bar) => boxOf(bar.getBoundingClientRect()));
    const scrolledTo = window.scrollY;
    // What is larger than the room between the bars is scrolled through.
    const isTall = (element: Element) =>
      element.getBoundingClientRect().height > window.innerHeight / 2;
    for (const element of bars.length > 0 ? new Set(lines.map(({ element }) => element)) : []) {
      if (layerOf(element) !== document.documentElement || isTall(element)) continue;
      const block = blockOf(element);
      // Of what is larger than the window, such as a running list, the text itself.
      (isTall(block) ? element : block).scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const box = boxOf(element.getBoundingClientRect());
      if (bars.some((bar) => meet(box, bar)))
        problems.add(`"${element.textContent?.trim().slice(0, 40)}" is behind a bar`);
    }
    window.scrollTo({ top: scrolledTo, behavior: 'instant' });
    return [...problems];
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
  }, 'nav[data-layout=menu], .flip-card-text, [class*="tile:block"], .flip-card-sign, figure nav, figcaption, .swiper .partner-slide, [class*=":sr-only"], thead');
}
