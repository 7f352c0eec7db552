import sharp from 'sharp';
import type { Locator, Page } from './test';

/** A colour as red, green and blue, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A rectangle in px, from the top left of the window. */
export type Box = { x: number; y: number; width: number; height: number };

/** The linear light of each of a channel's 256 values, calculated once for all pixels. */
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

/** A picture of the window or a part of it, with the colour of each pixel. */
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

  /** The least contrast of a colour with the pixels of a part of the picture. */
  worstContrast(colour: Rgb, box: Box): number {
    let worst = 21;
    for (let y = Math.ceil(box.y); y < Math.floor(box.y + box.height); y += 1) {
      for (let x = Math.ceil(box.x); x < Math.floor(box.x + box.width); x += 1) {
        const pixel = this.at(x, y);
        if (pixel) worst = Math.min(worst, contrastRatio(colour, pixel));
      }
    }
    return worst;
  }
}

/** WCAG 1.4.6 (AAA), for text of any size. */
export const enoughForText = 7;

/** WCAG 1.4.11, for a control and its state. */
export const enough = 3;

/** A rectangle of whole pixels, this much around another. */
export function boxAround({ x, y, width, height }: Box, by: number): Box {
  const [left, top] = [Math.floor(x - by), Math.floor(y - by)];
  const [right, bottom] = [Math.ceil(x + width + by), Math.ceil(y + height + by)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A picture of an element as it is seen, and of this much around it in px. */
export async function look(page: Page, element: Locator, around = 0): Promise<Pixels> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to look at.');
  return Pixels.of(await page.screenshot({ clip: boxAround(box, around) }));
}

/** Every place of a picture, row by row. */
export function places({ width, height }: Pixels): { x: number; y: number }[] {
  return Array.from({ length: width * height }, (_, at) => ({
    x: at % width,
    y: Math.floor(at / width),
  }));
}

/**
 * The number of pixels, of all or of those at some places, that stand out from a colour, or from
 * the pixels at the same places of another picture.
 */
export function standingOut(pixels: Pixels, from: Rgb | Pixels, at = places(pixels)): number {
  return at.filter(({ x, y }) => {
    const pixel = pixels.at(x, y);
    const other = from instanceof Pixels ? from.at(x, y) : from;
    return pixel && other && contrastRatio(pixel, other) >= enough;
  }).length;
}

/** The colour of the top left pixel, as that of the ground. */
export function ground(pixels: Pixels): Rgb {
  const colour = pixels.at(0, 0);
  if (!colour) throw new Error('The picture is empty.');
  return colour;
}

/** The colour of a computed property as it is painted on a ground. */
export const painted = (element: Locator, property: 'color' | 'borderTopColor') =>
  element.evaluate((node, name) => {
    const canvas = document.createElement('canvas');
    canvas.width = 1;
    canvas.height = 1;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('There is no canvas.');
    const opaque = (from: Element | null): string => {
      const colour = from ? getComputedStyle(from).backgroundColor : 'white';
      return !from || !/^(?:transparent|rgba\(.+, 0\))$/.test(colour)
        ? colour
        : opaque(from.parentElement);
    };
    const paint = (colour: string): [number, number, number] => {
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return [red, green, blue];
    };
    const behind = paint(opaque(node));
    return { behind, colour: paint(getComputedStyle(node)[name]) };
  }, property);

/** The contrast of a computed colour with the ground it is painted on. */
export async function contrastOf(
  element: Locator,
  property: 'color' | 'borderTopColor',
): Promise<number> {
  const { behind, colour } = await painted(element, property);
  return contrastRatio(behind, colour);
}
