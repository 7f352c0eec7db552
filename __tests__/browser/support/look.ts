import { contrastRatio, Pixels, type Rgb } from '../../../scripts/a11y/contrast';
import type { Locator, Page } from './test';

/** WCAG 1.4.11: what is needed to tell a control and its state apart. */
export const enough = 3;

/** What a visitor sees of an element, and this far around it in px. */
export async function look(page: Page, element: Locator, around = 0): Promise<Pixels> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to look at.');
  const x = Math.floor(box.x - around);
  const y = Math.floor(box.y - around);
  return Pixels.of(
    await page.screenshot({
      clip: {
        x,
        y,
        width: Math.ceil(box.x + box.width + around) - x,
        height: Math.ceil(box.y + box.height + around) - y,
      },
    }),
  );
}

/** Every place of a picture, row by row. */
export function places({ width, height }: Pixels): { x: number; y: number }[] {
  return Array.from({ length: width * height }, (_, at) => ({
    x: at % width,
    y: Math.floor(at / width),
  }));
}

/**
 * How many pixels, of all or of those at some places, stand out from a colour, or from those at the
 * same places of another picture.
 */
export function standingOut(pixels: Pixels, from: Rgb | Pixels, at = places(pixels)): number {
  return at.filter(({ x, y }) => {
    const pixel = pixels.at(x, y);
    const other = from instanceof Pixels ? from.at(x, y) : from;
    return pixel && other && contrastRatio(pixel, other) >= enough;
  }).length;
}

/** The colour of the top left pixel: of the ground that things stand on. */
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
