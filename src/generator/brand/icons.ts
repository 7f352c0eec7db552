import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { SiteBrand } from '../../content/schema';
import { type Logo, logoFiles } from './readBrand';
import { drawingOf, nested } from './svg';

/** The width of the icon for browsers in its own units, and the place of the symbol in it. */
const iconSize = 64;
const symbolAt = { from: 7.25, size: 49.5 };

/**
 * The icon for browsers' tabs. `#symbol` shows only the symbol, so that the header of a phone needs
 * no file of its own.
 */
function iconSvg(symbol: string, ground: string): string {
  const { from, size } = symbolAt;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${iconSize} ${iconSize}">`,
    '<style>#symbol:target~rect{display:none}</style>',
    `<view id="symbol" viewBox="${from} ${from} ${size} ${size}"/>`,
    `<rect width="${iconSize}" height="${iconSize}" rx="14" fill="${ground}"/>`,
    nested(symbol, [from, from, size, size]),
    '</svg>',
  ].join('');
}

/** A drawing as pixels, scaled so that its longer side has this length in px. */
function drawn(svg: string, pixels: number): Sharp {
  const { width, height } = drawingOf(svg);
  const scale = pixels / Math.max(width, height);
  const size = [Math.ceil(width * scale), Math.ceil(height * scale)] as const;
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}" height="${size[1]}">${nested(svg, [0, 0, ...size])}</svg>`,
    ),
  );
}

/**
 * A square icon without round corners, which devices cut as they like. The symbol, without the room
 * that its drawing leaves around it, fills a circle whose diameter is `share` of the icon's side.
 */
async function squareIcon(symbol: string, ground: string, side: number, share: number) {
  const art = await drawn(symbol, 4 * side)
    // Only transparent pixels, not those in the colour of the corner.
    .trim({ background: '#00000000' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = art.info;
  const scale = (share * side) / Math.hypot(width, height);
  const input = await sharp(art.data)
    .resize(Math.round(width * scale), Math.round(height * scale))
    .png()
    .toBuffer();
  return sharp({ create: { width: side, height: side, channels: 3, background: ground } })
    .composite([{ input }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** A PNG as an ICO file, which holds it as it is. */
function ico(png: Buffer, side: number): Buffer {
  // One picture, with one plane of 32 bits a pixel, which follows these 22 bytes.
  const header = Buffer.from(Uint16Array.of(0, 1, 1, 0, 0, 1, 32, 0, 0, 22, 0).buffer);
  header.fill(side, 6, 8);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

/** The logo and every icon, by their paths in the built site. */
export async function makeLogoFiles(
  folder: string,
  { colours: { dark900: ground } }: SiteBrand,
  { hasSymbol }: Logo,
): Promise<Map<string, Buffer | string>> {
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  const symbol = await read(hasSymbol ? logoFiles.symbol : logoFiles.onDark);
  const icon = iconSvg(symbol, ground);
  const small = await drawn(icon, 128).resize(32, 32).png().toBuffer();
  return new Map<string, Buffer | string>([
    [logoFiles.onLight, await read(logoFiles.onLight)],
    [logoFiles.onDark, await read(logoFiles.onDark)],
    ['brand/icon.svg', icon],
    ['favicon.ico', ico(small, 32)],
    ['apple-touch-icon.png', await squareIcon(symbol, ground, 180, 0.8)],
    // Devices may cut it to a circle of 80% (W3C, maskable icons).
    ['icon-512.png', await squareIcon(symbol, ground, 512, 0.7)],
  ]);
}
