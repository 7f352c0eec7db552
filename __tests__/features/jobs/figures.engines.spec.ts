import { pathOf } from '../../support/company';
import { bringIntoView, open, textOf } from '../../support/engines/page';
import { expect, test } from '../../support/engines/test';

const figure = '.job-figures b';

// Safari drew 0 until the count was over while CSS counted: it gave the number fractions.
test('the figure of the leading project counts to it in whole numbers', async ({
  engine,
  siteUrl,
}) => {
  await open(engine, siteUrl + pathOf('home'));
  const after = await textOf(engine, figure);
  /** Every number that is shown, and an empty text once it is the figure's own. */
  await engine.run((css) => {
    const element = document.querySelector<HTMLElement>(css);
    const shown: string[] = [];
    Object.assign(window, { shown });
    if (!element) return;
    new MutationObserver(() => shown.push(element.dataset.counts ?? '')).observe(element, {
      attributeFilter: ['data-counts'],
    });
  }, figure);
  const shown = () => engine.run(() => String(Reflect.get(window, 'shown')).split(','));
  await bringIntoView(engine, figure);
  await expect.poll(async () => (await shown()).at(-1)).toBe('');

  const numbers = [...new Set((await shown()).slice(0, -1))];
  expect(numbers.length).toBeGreaterThan(3);
  for (const number of numbers) expect(number).toMatch(/^\d+$/);
  expect(await textOf(engine, figure)).toBe(after);
});
