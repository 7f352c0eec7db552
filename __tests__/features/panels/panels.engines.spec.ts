import { labels, technologies } from '../../browser/support/content';
import { pathOf } from '../../support/company';
import { click, findBox, focused, open } from '../../support/engines/page';
import { expect, test } from '../../support/engines/test';

const [, second = ''] = technologies.map(({ category }) => category);
const maker = technologies[2]?.brands[0]?.name ?? '';

test('panels close and open by pointer, keys and all at once, and find-in-page opens them', async ({
  engine,
  siteUrl,
}) => {
  const all = technologies.map((_, index) => index);
  const allBut = (closed: number) => all.filter((index) => index !== closed);
  /** Waits until these panels are open, by their place, and no others. */
  const expectOpen = (places: number[]) =>
    expect
      .poll(() =>
        engine.run(() =>
          [...document.querySelectorAll('main h2 button')].flatMap((button, index) =>
            button.getAttribute('aria-expanded') === 'true' ? [index] : [],
          ),
        ),
      )
      .toEqual(places);
  await open(engine, siteUrl + pathOf('technologies'));
  await expectOpen(all);

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
