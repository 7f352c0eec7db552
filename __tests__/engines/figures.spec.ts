import { pathOf } from '../support/company';
import type { Engine } from './support/engine';
import { bringIntoView, open } from './support/page';
import { expect, test } from './support/test';

const figure = '.job-figures b';

/** Writes down from now on which numbers the leading figure shows; after the last one an empty text. */
const recordNumbers = (engine: Engine) =>
  engine.run((css) => {
    const element = document.querySelector<HTMLElement>(css);
    const numbers: string[] = [];
    Object.assign(window, { numbers });
    if (!element) throw new Error(`Nothing is ${css}.`);
    new MutationObserver(() => numbers.push(element.dataset.counts ?? '')).observe(element, {
      attributeFilter: ['data-counts'],
    });
  }, figure);

const recorded = (engine: Engine) =>
  engine.run((): string[] => {
    const numbers: unknown = Reflect.get(window, 'numbers');
    return Array.isArray(numbers) ? numbers.map(String) : [];
  });

test('the figure of the leading project counts from the old value to the new one, in whole numbers', async ({
  engine,
  site,
}) => {
  await open(engine, site, pathOf('home'));
  const [before = 0, after = 0] = await engine.run(() =>
    ['.job-figures s', '.job-figures b'].map((css) =>
      Number(document.querySelector(css)?.textContent),
    ),
  );
  expect(before).not.toBe(after);
  await recordNumbers(engine);
  await bringIntoView(engine, figure);
  await expect.poll(async () => (await recorded(engine)).at(-1)).toBe('');

  const numbers = (await recorded(engine)).slice(0, -1);
  expect(new Set(numbers).size).toBeGreaterThan(3);
  for (const number of numbers) {
    expect(number).toMatch(/^\d+$/);
    expect(Number(number)).toBeGreaterThanOrEqual(Math.min(before, after));
    expect(Number(number)).toBeLessThanOrEqual(Math.max(before, after));
  }
  expect(await engine.run((css) => document.querySelector(css)?.textContent ?? '', figure)).toBe(
    String(after),
  );
});
