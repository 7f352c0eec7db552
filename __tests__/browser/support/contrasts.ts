import type { Locator, Page } from '@playwright/test';
import { type Box, contrastRatio, enough, enoughForText, look, Pixels, type Rgb } from './look';
import { lookAtTexts, type Texts } from './texts';

type Seen = { name: string; box: Box };
type SeenText = Seen & { colour: Rgb };

/** The texts and boxed controls that nothing fixed covers or almost touches. */
function lookAtPage({ seen, lines }: Texts, within: string) {
  // The focus indicator is measured elsewhere.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo({ top: 0, behavior: 'instant' });
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const rgb = (colour: string): Rgb => {
    if (!context) throw new Error('There is no canvas.');
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  };
  const bars = [...document.querySelectorAll('body *')].filter(
    (element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility(),
  );
  // An edge does not have to stand out from a bar that begins in the next pixels.
  const apart = 4;
  /** Parts that are scrolled out of a row are not seen. */
  const isInRow = (element: Element | null, rect: DOMRect): boolean => {
    if (!element) return true;
    const { left, right } = element.getBoundingClientRect();
    const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowX);
    return (
      (!scrolls || (rect.left >= left && rect.right <= right)) &&
      isInRow(element.parentElement, rect)
    );
  };
  const isWhole = (element: Element, rect: DOMRect) => {
    const { width, left, right, top, bottom } = rect;
    return (
      width > 0 &&
      isInRow(element.parentElement, rect) &&
      left >= 0 &&
      right <= document.documentElement.clientWidth &&
      top >= 0 &&
      bars.every((bar) => {
        const over = bar.getBoundingClientRect();
        const clear = bottom + apart <= over.top || top - apart >= over.bottom;
        return over.height === 0 || bar.contains(element) || clear;
      })
    );
  };
  const isSeen = (element: Element) => element.closest(within) !== null && seen(element);

  const texts: SeenText[] = [];
  const add = (element: Element, name: string, rect: DOMRect) => {
    if (!isWhole(element, rect)) return;
    const { color, fill } = getComputedStyle(element);
    const colour = rgb(element instanceof SVGElement ? fill : color);
    texts.push({ name, box: rect.toJSON(), colour });
  };
  for (const { name, element, box } of lines()) {
    const { left, top, right, bottom } = box;
    if (isSeen(element)) add(element, name, new DOMRect(left, top, right - left, bottom - top));
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
    const { x, y, width, height } = field.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(field);
    const [left, right] = [Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)];
    // The place of its text: beside it there may be an icon.
    const inner = new DOMRect(x + left, y + 8, width - left - right, height - 16);
    if (field.value && isSeen(field)) add(field, field.value, inner);
  }

  const drawn = (colour: string) => !/^(transparent|rgba\(.+, 0\))$/.test(colour);
  const isBoxed = (element: Element) => {
    const style = getComputedStyle(element);
    const edged = Number.parseFloat(style.borderTopWidth) > 0 && drawn(style.borderTopColor);
    return edged || drawn(style.backgroundColor);
  };
  const controls: Seen[] = [
    ...document.querySelectorAll('a, button, input, textarea, summary'),
  ].flatMap((element) => {
    const rect = element.getBoundingClientRect();
    if (!isSeen(element) || !isWhole(element, rect) || !isBoxed(element)) return [];
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    return [{ name: `${element.localName} ${name.slice(0, 40)}`, box: rect.toJSON() }];
  });
  return { texts, controls };
}

/** In the page: makes every text transparent, or takes that back. */
export function hideTexts(hide: boolean): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`*, *::before, *::after, *::placeholder {
    -webkit-text-fill-color: transparent !important;
    transition: none !important;
  }
  svg text { fill: transparent !important; }`);
  document.adoptedStyleSheets = hide ? [sheet] : [];
}

/** How far a control's surroundings and its edge reach, in px. */
const around = 3;

/** The sides of a control with too little contrast, by the best of the edge's own colours. */
function sideProblems(pixels: Pixels, { name, box }: Seen): string[] {
  const left = Math.round(box.x);
  const top = Math.round(box.y);
  const right = Math.round(box.x + box.width) - 1;
  const bottom = Math.round(box.y + box.height) - 1;
  const middle = { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
  const sides = [
    { side: 'top', x: middle.x, y: top, dx: 0, dy: 1 },
    { side: 'bottom', x: middle.x, y: bottom, dx: 0, dy: -1 },
    { side: 'left', x: left, y: middle.y, dx: 1, dy: 0 },
    { side: 'right', x: right, y: middle.y, dx: -1, dy: 0 },
  ];
  return sides.flatMap(({ side, x, y, dx, dy }) => {
    const outside = pixels.at(x - around * dx, y - around * dy);
    if (!outside) return [];
    const ratios = Array.from({ length: around + 1 }, (_, depth) =>
      contrastRatio(outside, pixels.at(x + depth * dx, y + depth * dy) ?? outside),
    );
    const ratio = Math.max(...ratios);
    return ratio < enough ? [`1.4.11: ${side} of ${name}: ${ratio.toFixed(2)} to 1`] : [];
  });
}

/** The same for one element in the window, whose edge may be an outline around it. */
export async function edgeProblems(page: Page, element: Locator): Promise<string[]> {
  const outline = 2;
  const pixels = await look(page, element, around + outline);
  const [width, height] = [pixels.width - 2 * around, pixels.height - 2 * around];
  const box = { x: around, y: around, width, height };
  return sideProblems(pixels, { name: String(element), box });
}

/**
 * Too little contrast in a page as it is painted, or in a selector's elements in its first window:
 * of texts with the worst pixel behind them (WCAG 1.4.6), which axe leaves undecided over pictures,
 * gradients and cards, and of the sides of boxed controls (WCAG 1.4.11), which no engine tests.
 */
export async function contrastProblems(page: Page, within = 'body'): Promise<string[]> {
  const { texts, controls } = await lookAtTexts(page, within, lookAtPage);
  if (texts.length === 0) throw new Error('There is no text to look at.');
  await page.evaluate(hideTexts, true);
  const fullPage = within === 'body';
  const pixels = await Pixels.of(await page.screenshot({ fullPage, animations: 'disabled' }));
  await page.evaluate(hideTexts, false);
  return [
    ...texts
      .map(({ name, colour, box }) => ({ name, ratio: pixels.worstContrast(colour, box) }))
      .filter(({ ratio }) => ratio < enoughForText)
      .map(({ name, ratio }) => `1.4.6: "${name}": ${ratio.toFixed(2)} to 1`),
    ...controls.flatMap((control) => sideProblems(pixels, control)),
  ];
}
