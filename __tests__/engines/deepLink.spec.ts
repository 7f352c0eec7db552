import { boxOf, drawn, hydrated } from './support/page';
import { expect, test } from './support/test';

// A name's panel is near the page's top, in its middle, and where many lines have wrapped before it.
for (const id of ['scada-systems', 'robotics-vision-systems']) {
  test(`a link to ${id} ends with the panel clear of the header`, async ({ engine, site }) => {
    await engine.goto(`${site.url}/technologies#${id}`);
    await hydrated(engine);
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
}
