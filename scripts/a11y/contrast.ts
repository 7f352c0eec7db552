import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A colour as red, green and blue, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A rectangle in px, from the top left of the window. */
export type Box = { x: number; y: number; width: number; height: number };

/** The linear share of light of each of a channel's 256 values; each of a picture's pixels asks. */
const linear = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance of an sRGB colour (WCAG 2, "relative luminance"). */
const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);

/** The contrast ratio of two colours, 1 to 21 (WCAG 2, "contrast ratio"). */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** A picture of the window, or of a part of it, that tells the colour of each of its pixels. */
export class Pixels {
  private constructor(
    private readonly data: Buffer,
    private readonly channels: number,
    readonly width: number,
    readonly height: number,
  ) {}

  static async of(png: Buffer): Promise<Pixels> {
    const { data, info } = await sharp(png)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return new Pixels(data, info.channels, info.width, info.height);
  }

  /** The colour of a pixel; undefined outside the picture. */
  at(x: number, y: number): Rgb | undefined {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return undefined;
    const start = (y * this.width + x) * this.channels;
    return [this.data[start] ?? 0, this.data[start + 1] ?? 0, this.data[start + 2] ?? 0];
  }

  /** The pixel of a part of the picture that a colour stands out from least. */
  worstAgainst(colour: Rgb, box: Box): { pixel: Rgb; ratio: number } | undefined {
    let worst: { pixel: Rgb; ratio: number } | undefined;
    for (let y = Math.ceil(box.y); y < Math.floor(box.y + box.height); y += 1) {
      for (let x = Math.ceil(box.x); x < Math.floor(box.x + box.width); x += 1) {
        const pixel = this.at(x, y);
        if (!pixel) continue;
        const ratio = contrastRatio(colour, pixel);
        if (!worst || ratio < worst.ratio) worst = { pixel, ratio };
      }
    }
    return worst;
  }
}

/** The contrast of a piece of text with the worst pixel behind it. */
export type TextContrast = { text: string; colour: Rgb; behind: Rgb; ratio: number };

/** The contrast of a control's edge with what is around it; the best of the edge's own colours. */
export type BoundaryContrast = { control: string; side: string; ratio: number };

type SeenText = { text: string; colour: Rgb; box: Box };
type SeenControl = { control: string; box: Box };

/** The texts and the controls with a box of their own that the window shows whole. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: `page.evaluate` sends one function, with all it needs
function lookAtWindow(): { texts: SeenText[]; controls: SeenControl[] } {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const rgb = (colour: string): Rgb => {
    if (!context) return [0, 0, 0];
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  };
  const above = [...document.querySelectorAll('body *')].filter(
    (element) =>
      getComputedStyle(element).position === 'fixed' &&
      element.getBoundingClientRect().height > 0 &&
      element.checkVisibility(),
  );
  // A bar that begins in the next pixels is not what an edge stands out from.
  const apart = 4;
  const whole = (element: Element, rect: DOMRect) =>
    rect.width > 0 &&
    rect.height > 0 &&
    rect.left >= 0 &&
    rect.right <= document.documentElement.clientWidth &&
    rect.top >= 0 &&
    rect.bottom <= window.innerHeight &&
    above.every((bar) => {
      const over = bar.getBoundingClientRect();
      const above = rect.bottom + apart <= over.top;
      return bar.contains(element) || above || rect.top - apart >= over.bottom;
    });
  const seen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden=true]') &&
    !hiddenFromSight(element);
  const hiddenFromSight = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || hiddenFromSight(element.parentElement));
  const box = ({ x, y, width, height }: DOMRect): Box => ({ x, y, width, height });

  const texts: SeenText[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!element || !text || !seen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const colour = rgb(getComputedStyle(element).color);
    for (const rect of range.getClientRects()) {
      if (whole(element, rect)) texts.push({ text: text.slice(0, 60), colour, box: box(rect) });
    }
  }
  for (const field of document.querySelectorAll('input, textarea')) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    const rect = field.getBoundingClientRect();
    if (!field.value || !seen(field) || !whole(field, rect)) continue;
    const style = getComputedStyle(field);
    const [left, top] = [style.paddingLeft, style.paddingTop].map(Number.parseFloat);
    const inset = { x: left ?? 0, y: top ?? 0 };
    const inner = new DOMRect(
      rect.x + inset.x,
      rect.y + inset.y,
      rect.width - 2 * inset.x,
      rect.height - 2 * inset.y,
    );
    const colour = rgb(style.color);
    texts.push({ text: field.value.slice(0, 60), colour, box: box(inner) });
  }

  const controls: SeenControl[] = [];
  for (const control of document.querySelectorAll('a, button, input, textarea, summary')) {
    const rect = control.getBoundingClientRect();
    if (!seen(control) || !whole(control, rect)) continue;
    // A card's surface is a pseudo-element, so that it can turn by itself.
    const boxed = [null, '::before'].some((pseudo) => {
      const style = getComputedStyle(control, pseudo);
      const drawn = (colour: string) => !/^(transparent|rgba\(.+, 0\))$/.test(colour);
      const edged = Number.parseFloat(style.borderTopWidth) > 0 && drawn(style.borderTopColor);
      return (!pseudo || style.content !== 'none') && (edged || drawn(style.backgroundColor));
    });
    if (!boxed) continue;
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
    controls.push({ control: `${control.localName} ${name.slice(0, 40)}`, box: box(rect) });
  }
  return { texts, controls };
}

/** How far from a control's edge its surroundings are taken, and how deep its edge goes, in px. */
const around = 3;

function boundary(pixels: Pixels, { control, box }: SeenControl): BoundaryContrast[] {
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
    return [{ control, side, ratio: Math.max(...ratios) }];
  });
}

/** Makes every text of the page see-through, and nothing else, until it is called with false. */
function hideTexts(hide: boolean): void {
  const [sheet = new CSSStyleSheet()] = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [sheet];
  sheet.replaceSync(
    hide
      ? `*, *::before, *::after, *::placeholder {
          -webkit-text-fill-color: transparent !important;
          text-decoration-color: transparent !important;
          caret-color: transparent !important;
          transition: none !important;
        }`
      : '',
  );
}

/**
 * Scrolls through a page and measures, in what is painted: every visible text against the worst
 * pixel behind it (WCAG 1.4.6), and the four edges of every control that has a box against what is
 * around it (WCAG 1.4.11). Logos are pictures and have no such text.
 */
export async function measureContrasts(
  page: Page,
): Promise<{ texts: TextContrast[]; boundaries: BoundaryContrast[] }> {
  const texts: TextContrast[] = [];
  const boundaries: BoundaryContrast[] = [];
  const measured = new Set<string>();
  const scroll = (to: number) =>
    page.evaluate((top) => {
      window.scrollTo({ top, behavior: 'instant' });
      return window.scrollY;
    }, to);
  const innerHeight = await page.evaluate(() => {
    // The focus indicator is measured by itself.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return window.innerHeight;
  });
  for (let wanted = 0, at = await scroll(0); ; at = await scroll(wanted)) {
    await picturesLoaded(page);
    const { texts: seenTexts, controls } = await page.evaluate(lookAtWindow);
    await page.evaluate(hideTexts, true);
    const pixels = await Pixels.of(await page.screenshot());
    await page.evaluate(hideTexts, false);
    for (const { text, colour, box } of seenTexts) {
      const worst = pixels.worstAgainst(colour, box);
      const key = `${text} ${box.x} ${box.y + at}`;
      if (!worst || measured.has(key)) continue;
      measured.add(key);
      texts.push({ text, colour, behind: worst.pixel, ratio: worst.ratio });
    }
    for (const control of controls) {
      const key = `${control.control} ${control.box.x} ${control.box.y + at}`;
      if (measured.has(key)) continue;
      measured.add(key);
      boundaries.push(...boundary(pixels, control));
    }
    if (at < wanted) break;
    // What one window cuts at its edge, the next one shows whole.
    wanted = at + innerHeight / 2;
  }
  await scroll(0);
  return { texts, boundaries };
}

/** Waits for the pictures that the window shows. */
export async function picturesLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      const shown =
        width > 0 &&
        bottom > 0 &&
        top < window.innerHeight &&
        right > 0 &&
        left < window.innerWidth &&
        image.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return !shown || (image.complete && image.naturalWidth > 0);
    }),
  );
}
