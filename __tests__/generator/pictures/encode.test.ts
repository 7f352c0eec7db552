import sharp, { type Sharp } from 'sharp';
import { pictureKinds } from '../../../src/features/pictures/pictureKinds';
import type { Content } from '../../../src/generator/content/schemas';
import { encode } from '../../../src/generator/pictures/encode';
import { readPictures } from '../../../src/generator/pictures/readPictures';
import { add, type Named, naming, pictureFolder, plain, stripes } from './pictureFolder';

const folder = pictureFolder();

/** A file of the only picture, by a part of its address. */
async function encoded(named: Named, part: string | RegExp, focus?: Content['pictures']) {
  const { pictures, problems } = await readPictures(folder, naming(named, focus));
  expect(problems).toEqual([]);
  const file = pictures.flatMap(({ files }) => files).find(({ address }) => address.match(part));
  if (!file) throw new Error(`No file is ${part}.`);
  return sharp(await encode(file, { quick: true }));
}

/** The strongest of red, green and blue, from left to right at a height. */
async function strongest(image: Sharp, places = [0.02, 0.5, 0.98], height = 0.5) {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return places.map((place) => {
    const x = Math.floor(place * info.width);
    const start = (Math.floor(height * info.height) * info.width + x) * info.channels;
    const [red = 0, green = 0, blue = 0] = data.subarray(start, start + 3);
    if (red > 200 && green > 200 && blue > 200) return 'white';
    return red > green && red > blue ? 'red' : green > blue ? 'green' : 'blue';
  });
}

const rgb = ['#d01010', '#10a010', '#1010d0'];

test.each([
  ['jpg', (image: Sharp) => image.jpeg()],
  ['PNG', (image: Sharp) => image.png()],
  ['webp', (image: Sharp) => image.webp()],
  ['avif', (image: Sharp) => image.avif({ effort: 0 })],
  ['tiff', (image: Sharp) => image.tiff({ compression: 'lzw' })],
])('a photograph may be a .%s', async (extension, format) => {
  await add(folder, `${extension}.${extension}`, await format(stripes(640, 400, rgb)).toBuffer());
  const image = await encoded({ card: [extension] }, 'wide-320');
  expect(await image.metadata()).toMatchObject({ format: 'heif', width: 320, height: 200 });
  expect(await strongest(image)).toEqual(['red', 'green', 'blue']);
});

test('a grey one, one with 16 bits and one that is transparent are photographs as well', async () => {
  const grey = await plain(640, 400, '#eee').greyscale().png().toBuffer();
  await add(folder, 'grey.png', grey);
  expect(await strongest(await encoded({ card: ['grey'] }, 'wide-320'))).toContain('white');
  const deep = await stripes(640, 400, rgb).toColourspace('rgb16').png().toBuffer();
  await add(folder, 'deep.png', deep);
  const ofDeep = await strongest(await encoded({ card: ['deep'] }, 'wide-320'));
  expect(ofDeep).toEqual(['red', 'green', 'blue']);
  const clear = sharp({ create: { width: 640, height: 400, channels: 4, background: '#0000' } });
  await add(folder, 'clear.png', await clear.png().toBuffer());
  expect(await strongest(await encoded({ card: ['clear'] }, 'wide-320'))).toContain('white');
});

test('one from a camera that was held upright is turned', async () => {
  // As it lies in the file, its top is on the left.
  const lying = stripes(800, 400, rgb).jpeg().withMetadata({ orientation: 6 });
  await add(folder, 'turned.jpg', await lying.toBuffer());
  const image = await encoded({ card: ['turned'] }, 'wide-320');
  expect(await image.metadata()).toMatchObject({ width: 320, height: 200 });
  expect(await strongest(image)).toEqual(['green', 'green', 'green']);
});

describe('the focal point', () => {
  const at = (x: number) => ({ pictures: [{ name: 'wide', focus: { x, y: 50 } }] });
  beforeAll(() => add(folder, 'wide.jpg', stripes(3000, 700, rgb)));

  test.each([
    ['on the left', 0, 'red'],
    ['on the right', 100, 'blue'],
  ])('%s is in the wide and in the upright version', async (_, x, colour) => {
    const wide = await encoded({ hero: ['wide'] }, 'wide-640', at(x));
    expect((await strongest(wide))[x / 50]).toBe(colour);
    expect(await wide.metadata()).toMatchObject({ width: 640, height: 320 });
    const tall = await encoded({ hero: ['wide'] }, 'tall-480', at(x));
    expect(await strongest(tall)).toEqual([colour, colour, colour]);
    expect(await tall.metadata()).toMatchObject({ width: 480, height: 600 });
  });

  test('is the middle by default, and counts from the top as well', async () => {
    const upright = await stripes(1500, 600, rgb).rotate(90).toBuffer();
    await add(folder, 'high.jpg', await sharp(upright).jpeg().toBuffer());
    const focus = (y: number) => ({ pictures: [{ name: 'high', focus: { x: 50, y } }] });
    const middle = await encoded({ project: ['high'] }, 'wide-320');
    expect(await strongest(middle)).toEqual(['green', 'green', 'green']);
    const bottom = await encoded({ project: ['high'] }, 'wide-320', focus(100));
    expect(await strongest(bottom)).toEqual(['blue', 'blue', 'blue']);
  });

  test('is nothing to a picture that was made upright', async () => {
    await add(folder, 'wide.tall.png', await stripes(800, 1000, rgb).png().toBuffer());
    const image = await encoded({ hero: ['wide'] }, 'tall-640', at(0));
    expect(await strongest(image)).toEqual(['red', 'green', 'blue']);
  });
});

describe('a mark', () => {
  test('that is a drawing stays as it is', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 4"><path/></svg>';
    await add(folder, 'drawn.svg', drawing);
    const { pictures } = await readPictures(folder, naming({ mark: ['drawn'] }));
    const [file] = pictures.flatMap(({ files }) => files);
    expect(file?.address).toMatch(/^\/pictures\/drawn-mark\.\w{8}\.svg$/);
    expect(file && (await encode(file)).toString()).toBe(drawing);
  });

  test.each([
    ['too high', 200, 400, 64, 128],
    ['smaller than its place', 40, 32, 40, 32],
  ])('that is %s is fitted in, with nothing cut off', async (name, width, height, wide, high) => {
    await add(folder, `${name}.png`, await stripes(width, height, rgb).png().toBuffer());
    const image = await encoded({ mark: [name] }, 'webp');
    expect(await image.metadata()).toMatchObject({ width: wide, height: high });
    const [left, , right] = await strongest(image);
    expect([left, right]).toEqual(['red', 'blue']);
  });
});

describe('a picture that is shown whole', () => {
  const whole = { pictures: [{ name: 'screen', whole: true }] };
  beforeAll(() => add(folder, 'screen.png', stripes(400, 1200, rgb)));

  test('has all of it, on its average colour', async () => {
    const image = await encoded({ card: ['screen'] }, 'wide-', whole);
    const { width, height } = pictureKinds.card;
    const size = await image.metadata();
    expect(size.width / size.height).toBeCloseTo(width / height, 1);
    // Upright in a wide place: it is as high as the place, and a ground is at its sides.
    const side = (size.height * 400) / 1200 / size.width;
    const places = [-0.45, 0, 0.45].map((share) => 0.5 + share * side);
    expect(await strongest(image, places, 0.02)).toEqual(['red', 'green', 'blue']);
    expect(await strongest(image, places, 0.98)).toEqual(['red', 'green', 'blue']);
  });

  test('fills the window all the same if words lie on it', async () => {
    const image = await encoded({ hero: ['screen'] }, 'wide', whole);
    expect(await strongest(image, [0.02, 0.98])).toEqual(['red', 'blue']);
  });
});
