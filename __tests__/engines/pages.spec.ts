import sharp from 'sharp';
import { routes } from '../support/company';
import { open, scrollThrough, sidewaysScroll } from './support/page';
import { expect, test } from './support/test';

test('no page scrolls sideways once it is scrolled through', async ({ engine, site }) => {
  for (const { path } of [...routes, { path: '/no-such-page' }]) {
    await test.step(path, async () => {
      await open(engine, site, path);
      await scrollThrough(engine);
      expect(await sidewaysScroll(engine)).toBe(0);
    });
  }
});

test("the header's symbol on a phone is drawn without the tile that the tab's icon has", async ({
  engine,
  site,
}) => {
  await open(engine, site, '/');
  /** Draws a picture over a white ground in the corner of the window. */
  const draw = (address: string) =>
    engine.run((src) => {
      const image = Object.assign(new Image(40, 40), { src });
      image.style = 'position: fixed; z-index: 99; inset: 0 auto auto 0; background: white';
      document.body.append(image);
    }, address);
  /** The colour at its left edge, halfway down. */
  const edge = async () => {
    const pixel = { left: 1, top: 20, width: 1, height: 1 };
    const picture = sharp(await engine.screenshot());
    return [...(await picture.extract(pixel).removeAlpha().raw().toBuffer())];
  };
  await draw('/brand/icon.svg');
  await expect.poll(edge).toEqual([11, 31, 42]);
  await draw('/brand/icon.svg#symbol');
  await expect.poll(edge).toEqual([255, 255, 255]);
});
