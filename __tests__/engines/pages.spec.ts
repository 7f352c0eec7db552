import { routes } from '../../src/routes';
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
