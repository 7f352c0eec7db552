import type { Page } from '@playwright/test';
import { type Edges, lookAtTexts } from './texts';

/**
 * Faults of a page's present layout: lines that lie on another text, are cut off, stick out of the
 * window or of their control, or stay behind a fixed bar; and controls that overlap. At least this
 * many lines are expected.
 */
export function textProblems(page: Page, least = 10): Promise<string[]> {
  return lookAtTexts(page, least, ({ once, seen, lines: textLines }, leastLines) => {
    const problems = new Set<string>();

    /** Layout rounds. In px. */
    const slack = 2;
    const boxOf = ({ left, right, top, bottom }: DOMRect): Edges => ({ left, right, top, bottom });
    const meet = (one: Edges, other: Edges) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack;

    const ofParent = <Fact>(element: Element, of: (parent: Element) => Fact, otherwise: Fact) =>
      element.parentElement ? of(element.parentElement) : otherwise;
    const blockOf = once(
      (element): Element =>
        getComputedStyle(element).display === 'inline'
          ? ofParent(element, blockOf, element)
          : element,
    );
    /** The fixed ancestor that stays in the window with it, or the page. */
    const layerOf = once(
      (element): Element =>
        /fixed|sticky/.test(getComputedStyle(element).position)
          ? element
          : ofParent(element, layerOf, element),
    );
    /** A scrolling row shows each of its texts in turn. */
    const inRow = once(
      (element): boolean =>
        /auto|scroll/.test(getComputedStyle(element).overflowX) || ofParent(element, inRow, false),
    );
    /** The bounds of a text: boxes that clip it, and its control. */
    const limitsOf = once((element): { what: string; box: Edges }[] => {
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

    const lines = textLines().map((line) => ({ ...line, of: blockOf(line.element) }));
    if (lines.length < leastLines) problems.add(`only ${lines.length} lines of text are there`);
    // A link in a sentence may begin and end on different lines.
    const controls = [...document.querySelectorAll('a, button, input, textarea')]
      .filter(seen)
      .flatMap((element) =>
        [...element.getClientRects()].map((rect) => {
          const name = `control ${element.textContent}`;
          return { name, element, of: element, box: boxOf(rect) };
        }),
      );

    for (const all of [lines, controls]) {
      // From the top down, so that each is compared only with those beside it.
      const sorted = all.toSorted((one, other) => one.box.top - other.box.top);
      for (const [index, one] of sorted.entries()) {
        for (const other of sorted.slice(index + 1)) {
          if (other.box.top >= one.box.bottom) break;
          // Fixed elements cover others until the page is scrolled: that is tested below.
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
      // A space at the end of a line hangs beyond it, unseen.
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
    // Anything larger than the room between the bars is scrolled through.
    const isTall = (element: Element) =>
      element.getBoundingClientRect().height > window.innerHeight / 2;
    for (const element of bars.length > 0 ? new Set(lines.map(({ element }) => element)) : []) {
      if (layerOf(element) !== document.documentElement || isTall(element)) continue;
      const block = blockOf(element);
      // Of an element larger than the window, such as a long list, the text counts.
      (isTall(block) ? element : block).scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const box = boxOf(element.getBoundingClientRect());
      if (bars.some((bar) => meet(box, bar)))
        problems.add(`"${element.textContent?.trim().slice(0, 40)}" is behind a bar`);
    }
    window.scrollTo({ top: scrolledTo, behavior: 'instant' });
    return [...problems];
  });
}

/**
 * Every text that is seen somewhere on the page, in order. Not the signs of cards and the names of
 * slides, which give way to icons and numbers where they are small; nor the line's stations, whose
 * names are on the picture or in a list below it; nor a menu, partners or captions, of which a
 * small window shows fewer.
 */
export const visibleTexts = (page: Page): Promise<string[]> =>
  lookAtTexts(page, shortened, ({ texts }, left) =>
    texts()
      .filter(({ element }) => !element.closest(left))
      .map(({ text }) => text),
  );

/** Words that are `sr-only` in some windows, and what a table's head says, are heard in all. */
const shortened =
  'nav[data-layout=menu], .dot, svg[role=presentation], .line-stations, figcaption, .swiper .partner-slide, [class*=":sr-only"], thead';
