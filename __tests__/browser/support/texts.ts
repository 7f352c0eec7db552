import type { Page } from '@playwright/test';

// Browsers' rectangles are slow to read, and each is read often.
export type Edges = { left: number; right: number; top: number; bottom: number };
/** A line of a text: its beginning, and where it has ink; a font's box reaches beyond. */
type Line = { name: string; element: Element; box: Edges };
export type Texts = {
  /** A fact about an element, found out once for all of its descendants. */
  once: <Fact>(of: (element: Element) => Fact) => (element: Element) => Fact;
  /** Whether it is seen, and not only heard. */
  seen: (element: Element) => boolean;
  texts: () => { text: string; node: Node; element: Element }[];
  lines: () => Line[];
};

/** In a page: every line of text that is seen. */
function readTexts(): Texts {
  const once: Texts['once'] = (of) => {
    const known = new Map<Element, ReturnType<typeof of>>();
    return (element) => {
      const fact = known.get(element) ?? of(element);
      known.set(element, fact);
      return fact;
    };
  };
  const onlyHeard = once((element): boolean => {
    const { clientWidth, clientHeight, parentElement } = element;
    return (
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      (clientWidth === 1 && clientHeight === 1) ||
      (parentElement !== null && onlyHeard(parentElement))
    );
  });
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
  const canvas = document.createElement('canvas').getContext('2d');
  /** From where to where in its line, of a height of 1, a text has ink. */
  function inkOf(element: Element, text: string) {
    const { fontStyle, fontWeight, fontSize, fontFamily, writingMode } = getComputedStyle(element);
    if (!canvas || writingMode !== 'horizontal-tb') return { top: 0, bottom: 1 };
    canvas.font = [fontStyle, fontWeight, fontSize, fontFamily].join(' ');
    const metrics = canvas.measureText(text);
    const baseline = metrics.fontBoundingBoxAscent;
    const height = baseline + metrics.fontBoundingBoxDescent;
    return {
      top: (baseline - metrics.actualBoundingBoxAscent) / height,
      bottom: (baseline + metrics.actualBoundingBoxDescent) / height,
    };
  }
  const texts = () => {
    const found: ReturnType<Texts['texts']> = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (element && text && seen(element)) found.push({ text, node, element });
    }
    return found;
  };
  const lines = () =>
    texts().flatMap(({ text, node, element }) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const ink = inkOf(element, text);
      return [...range.getClientRects()].flatMap(({ left, right, top, width, height }): Line[] => {
        const box = { left, right, top: top + ink.top * height, bottom: top + ink.bottom * height };
        return width < 1 ? [] : [{ name: text.slice(0, 60), element, box }];
      });
    });
  return { once, seen, texts, lines };
}

/** Evaluates a function in a page, with the page's texts. */
export const lookAtTexts = <Given, Seen>(
  page: Page,
  given: Given,
  look: (texts: Texts, given: Given) => Seen,
): Promise<Seen> => page.evaluate<Seen>(`(${look})((${readTexts})(), ${JSON.stringify(given)})`);
