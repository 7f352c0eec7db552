import sharp from 'sharp';
import { makeLogoFiles } from '../../../src/generator/brand/icons';
import { readBrand } from '../../../src/generator/brand/readBrand';
import { folderWith, goodBrand, logoSvg } from './support';

async function filesOf(folder: string) {
  const { brand, logo } = readBrand(folder);
  const files = await makeLogoFiles(folder, brand, logo);
  return (name: string) => Buffer.from(files.get(name) ?? '');
}

/** The colour of one pixel of a picture, in six digits. */
async function colourAt(picture: Buffer, left: number, top: number): Promise<string> {
  const pixel = sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha();
  return (await pixel.raw().toBuffer()).toString('hex');
}

test('a symbol that is a coloured square keeps it on every icon', async () => {
  const square =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#0057a8"/><path d="M14 8v24h14" stroke="#ffffff" stroke-width="4" fill="none"/></svg>';
  const fileOf = await filesOf(folderWith(goodBrand(), { 'brand/symbol.svg': square }));
  // Left of the letter, within the square.
  expect(await colourAt(fileOf('icon-512.png'), 150, 256)).toBe('0057a8');
});

describe.each([
  ['with a symbol', {}],
  ['without a symbol', { 'brand/symbol.svg': undefined, 'brand/logo-dark.svg': logoSvg(600, 100) }],
])('%s', (_, logos) => {
  let fileOf: Awaited<ReturnType<typeof filesOf>>;

  beforeAll(async () => {
    fileOf = await filesOf(folderWith(goodBrand(), logos));
  });

  test.each([
    ['apple-touch-icon.png', 180],
    ['icon-512.png', 512],
  ])('%s has its size, the brand’s dark to its edges, and no transparency', async (name, side) => {
    const icon = fileOf(name);
    const { width, height, hasAlpha } = await sharp(icon).metadata();
    expect({ width, height, hasAlpha }).toEqual({ width: side, height: side, hasAlpha: false });
    expect(await colourAt(icon, 0, 0)).toBe('0b1f2a');
  });

  test('an icon cut to a circle of 80 % loses nothing', async () => {
    const art = sharp(fileOf('icon-512.png')).trim({ threshold: 20 });
    const { info } = await art.toBuffer({ resolveWithObject: true });
    const diagonal = Math.hypot(info.width, info.height) / 512;
    expect(diagonal).toBeGreaterThan(0.6);
    expect(diagonal).toBeLessThan(0.8);
  });

  test('favicon.ico is a PNG of 32 px in an ICO', async () => {
    const file = fileOf('favicon.ico');
    expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    expect(file.readUInt32LE(14)).toBe(file.length - 22);
    const { width, height, format } = await sharp(file.subarray(22)).metadata();
    expect({ width, height, format }).toEqual({ width: 32, height: 32, format: 'png' });
  });

  test('icon.svg can be drawn, as a whole and as only the symbol', async () => {
    const icon = fileOf('brand/icon.svg').toString();
    expect(await colourAt(Buffer.from(icon), 2, 31)).toBe('0b1f2a');
    expect(icon).toContain('<view id="symbol" ');
    expect(icon.match(/<svg/g)).toHaveLength(2);
    expect(icon).not.toContain('<?xml');
  });
});
