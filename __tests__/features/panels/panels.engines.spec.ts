import { labels, technologies } from '../../browser/support/content';
import { pathOf } from '../../support/company';
import { boxOf, click, drawn, findBox, focused, open } from '../../support/engines/page';
import { expect, test } from '../../support/engines/test';

const [, second = ''] = technologies.map(({ category }) => category);
const maker = technologies[2]?.brands[0]?.name ?? '';

test('panels open and close', { tag: '@sizes' }, async ({ engine, siteUrl }) => {
  const all = technologies.map((_, index) => index);
  const allBut = (closed: number) => all.filter((index) => index !== closed);
  const openPanels = () =>
    [...document.querySelectorAll('main h2 button')].flatMap((button, index) =>
      button.getAttribute('aria-expanded') === 'true' ? [index] : [],
    );
  /** Waits until only these panels are open, by their place. */
  const expectOpen = (places: number[]) =>
    expect.poll(() => engine.run(openPanels)).toEqual(places);
  // A panel after many lines, which wrap anew once the font is loaded: WebKit does not anchor
  // scrolling.
  const id = 'robotics-vision-systems';
  await open(engine, `${siteUrl}${pathOf('technologies')}#${id}`);
  await expectOpen(all);

  await test.step('the panel of the link is clear of the header', async () => {
    await expect.poll(() => engine.run(() => document.fonts.check('1em Archivo'))).toBe(true);
    await drawn(engine);
    const header = await boxOf(engine, 'header');
    const jumps = await boxOf(engine, '.jumps');
    const panel = await boxOf(engine, `#${id}`);
    // The row of jumps stays under the header.
    expect(jumps.top).toBeGreaterThanOrEqual(header.bottom - 1);
    expect(panel.top).toBeGreaterThanOrEqual(jumps.bottom);
    expect(panel.top).toBeLessThan(jumps.bottom + 40);
  });

  await test.step('one of them', async () => {
    await click(engine, 'main h2 button', second);
    await expectOpen(allBut(1));
    expect(await focused(engine)).toContain(second);
    await engine.press('Enter');
    await expectOpen(all);
    await engine.press('Space');
    await expectOpen(allBut(1));
  });

  await test.step('all of them', async () => {
    await click(engine, 'button', labels.panels.collapseAll);
    await expectOpen([]);
    expect(await findBox(engine, 'main h3', maker)).toBeUndefined();
  });

  await test.step('the one in which find-in-page has found something', async () => {
    const found = await engine.find(maker);
    if (found === undefined) return;
    expect(found).toBe(true);
    await expectOpen([2]);
    await expect.poll(() => findBox(engine, 'main h3', maker)).toBeDefined();
  });

  await test.step('all of them again', async () => {
    await click(engine, 'button', labels.panels.expandAll);
    await expectOpen(all);
    expect(await findBox(engine, 'main h3', maker)).toBeDefined();
  });
});
