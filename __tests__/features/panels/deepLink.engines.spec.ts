import { pathOf } from '../../support/company';
import { boxOf, drawn, open } from '../../support/engines/page';
import { expect, test } from '../../support/engines/test';

// Lines wrap anew once the font is there, and WebKit does not keep what is in view where it is: this
// panel comes after many of them.
test('a link to a panel ends with the panel clear of the header', { tag: '@sizes' }, async ({
  engine,
  siteUrl,
}) => {
  const id = 'robotics-vision-systems';
  await open(engine, `${siteUrl}${pathOf('technologies')}#${id}`);
  await expect.poll(() => engine.run(() => document.fonts.check('1em Archivo'))).toBe(true);
  await drawn(engine);
  const header = await boxOf(engine, 'header');
  const jumps = await boxOf(engine, '.jumps');
  const panel = await boxOf(engine, `#${id}`);
  // On phones the jumps are a row under the header, on desktops a list beside the panels.
  const row = jumps.right - jumps.left > header.right / 2;
  const end = row ? jumps.bottom : header.bottom;
  expect(panel.top).toBeGreaterThanOrEqual(end);
  expect(panel.top).toBeLessThan(end + 40);
});
