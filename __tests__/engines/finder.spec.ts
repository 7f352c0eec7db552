import { labels, technologies } from '../browser/support/content';
import { pathOf } from '../support/company';
import type { Engine } from './support/engine';
import { click, open } from './support/page';
import { expect, test } from './support/test';

const categories = technologies.map(({ category }) => category);
const maker = technologies[2]?.brands[0]?.name ?? '';

/** What the elements say that are shown of those a selector finds. */
const shownTexts = (engine: Engine, css: string) =>
  engine.run(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.textContent),
    css,
  );

const status = (engine: Engine) =>
  engine.run(() => document.querySelector('search output')?.textContent ?? '');

const field = (engine: Engine) =>
  engine.run(() => {
    const input = document.querySelector<HTMLInputElement>('search input[type=search]');
    return { value: input?.value, focused: input === document.activeElement };
  });

test('the finder shows what was typed, says how much it is, and Escape brings every panel back', async ({
  engine,
  site,
}) => {
  await open(engine, site, pathOf('technologies'));
  await click(engine, 'search input[type=search]');
  await engine.type(maker);
  await expect.poll(() => shownTexts(engine, 'main mark')).toContain(maker);
  const panels = await shownTexts(engine, 'main h2 button');
  expect(panels.length).toBeLessThan(categories.length);
  await expect
    .poll(() => status(engine))
    .toMatch(new RegExp(`in ${panels.length} (category|categories)`));
  expect(await field(engine)).toEqual({ value: maker, focused: true });

  await engine.press('Escape');
  await expect
    .poll(() => shownTexts(engine, 'main h2 button'))
    .toEqual(categories.map((category) => expect.stringContaining(category)));
  expect(await shownTexts(engine, 'main mark')).toEqual([]);
  expect(await field(engine)).toEqual({ value: '', focused: true });
  await expect.poll(() => status(engine)).toBe(labels.finder.cleared);
});
