import { routes } from '../support/company';
import { open, scrollThrough, sidewaysScroll } from '../support/engines/page';
import { expect, test } from '../support/engines/test';

test('no page scrolls sideways once it is scrolled through', { tag: '@sizes' }, async ({
  engine,
  siteUrl,
}) => {
  for (const { path } of routes) {
    await test.step(path, async () => {
      await open(engine, siteUrl + path);
      await scrollThrough(engine);
      expect(await sidewaysScroll(engine)).toBe(0);
    });
  }
});

test("the header's symbol on a phone has no tile", async ({ engine, siteUrl }) => {
  await open(engine, `${siteUrl}/`);
  /** The colour and opacity of a drawing at its left edge, halfway down. */
  const edgeOf = (address: string) =>
    engine.run(async (src) => {
      const image = Object.assign(new Image(40, 40), { src });
      // WebKit draws nothing for an element outside the document.
      document.body.append(image);
      await image.decode();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const canvas = document.createElement('canvas').getContext('2d');
      canvas?.drawImage(image, 0, 0, 40, 40);
      return [...(canvas?.getImageData(1, 20, 1, 1).data ?? [])];
    }, address);
  expect(await edgeOf('/brand/icon.svg')).toEqual([11, 31, 42, 255]);
  expect(await edgeOf('/brand/icon.svg#symbol')).toEqual([0, 0, 0, 0]);
});
