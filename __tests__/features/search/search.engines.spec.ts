import { labels, technologies } from '../../browser/support/content';
import { pathOf } from '../../support/company';
import { click, findBox, open, textOf } from '../../support/engines/page';
import { expect, test } from '../../support/engines/test';

const [first] = technologies;
const maker = technologies[2]?.brands[0]?.name ?? '';
const field = 'search input[type=search]';

// Browsers have an answer of their own to Escape in a search field.
test('the search shows its results, says how many there are, and Escape brings every panel back', async ({
  engine,
  siteUrl,
}) => {
  const typed = () =>
    engine.run((css) => document.querySelector<HTMLInputElement>(`${css}:focus`)?.value, field);
  await open(engine, siteUrl + pathOf('technologies'));
  await click(engine, field);
  await engine.type(maker);
  await expect.poll(() => findBox(engine, 'main mark', maker)).toBeDefined();
  expect(await findBox(engine, 'main h2 button', first?.category)).toBeUndefined();
  await expect.poll(() => textOf(engine, 'search output')).toMatch(/in \d+ (category|categories)/);
  expect(await typed()).toBe(maker);

  await engine.press('Escape');
  await expect.poll(() => findBox(engine, 'main h2 button', first?.category)).toBeDefined();
  expect(await findBox(engine, 'main mark')).toBeUndefined();
  expect(await typed()).toBe('');
  await expect.poll(() => textOf(engine, 'search output')).toBe(labels.search.cleared);
});
