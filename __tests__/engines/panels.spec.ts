import { labels, technologies } from '../browser/support/content';
import { pathOf } from '../support/company';
import type { Engine } from './support/engine';
import { click, findBox, focused, open } from './support/page';
import { expect, test } from './support/test';

const categories = technologies.map(({ category }) => category);
const [, second = ''] = categories;
const third = technologies[2];
const maker = third?.brands[0]?.name ?? '';

/** Which of the panels are open, by their place. */
const openPanels = (engine: Engine) =>
  engine.run(() =>
    [...document.querySelectorAll('main h2 button')].flatMap((button, index) =>
      button.getAttribute('aria-expanded') === 'true' ? [index] : [],
    ),
  );

test('panels close and open by pointer, keys and all at once, and find-in-page opens them', async ({
  engine,
  site,
}) => {
  const all = categories.map((_, index) => index);
  const allBut = (closed: number) => all.filter((index) => index !== closed);
  await open(engine, site, pathOf('technologies'));
  expect(await openPanels(engine)).toEqual(all);

  await test.step('one of them', async () => {
    await click(engine, 'main h2 button', second);
    await expect.poll(() => openPanels(engine)).toEqual(allBut(1));
    expect(await focused(engine)).toContain(second);
    await engine.press('Enter');
    await expect.poll(() => openPanels(engine)).toEqual(all);
    await engine.press('Space');
    await expect.poll(() => openPanels(engine)).toEqual(allBut(1));
  });

  await test.step('all of them', async () => {
    await click(engine, 'button', labels.panels.collapseAll);
    await expect.poll(() => openPanels(engine)).toEqual([]);
    expect(await findBox(engine, 'main h3', maker)).toBeUndefined();
  });

  await test.step('the one in which find-in-page has found something', async () => {
    const found = await engine.find(maker);
    if (found === undefined) return;
    expect(found).toBe(true);
    await expect.poll(() => openPanels(engine)).toEqual([2]);
    await expect.poll(() => findBox(engine, 'main h3', maker)).toBeDefined();
  });

  await test.step('all of them again', async () => {
    await click(engine, 'button', labels.panels.expandAll);
    await expect.poll(() => openPanels(engine)).toEqual(all);
    expect(await findBox(engine, 'main h3', maker)).toBeDefined();
  });
});
