import { labels, services } from '../browser/support/content';
import {
  boxOf,
  click,
  drawn,
  findBox,
  focused,
  open,
  scrollThrough,
  sidewaysScroll,
} from './support/page';
import { expect, test } from './support/test';

const [first, second] = services.map(({ title }) => title);

test('cards stay within their columns and the page within the window, however often it is laid out', async ({
  engine,
  site,
}) => {
  await open(engine, site, '/');
  await scrollThrough(engine);
  // A layout for each: what feeds on its last size grows with every one of them.
  for (let layout = 0; layout < 5; layout += 1) {
    await engine.run((width) => {
      document.body.style.paddingRight = `${width}px`;
    }, layout % 2);
    await drawn(engine);
  }
  expect(await sidewaysScroll(engine)).toBe(0);
  const widths = await engine.run(() =>
    [...document.querySelectorAll('[data-print="cards"] details')].map((card) => {
      const column = card.closest('li');
      const summary = card.querySelector('summary');
      return Math.round((summary?.offsetWidth ?? 0) - (column?.offsetWidth ?? 0));
    }),
  );
  expect(widths).toEqual(services.map(() => 0));
});

test('a card turns by pointer and back, and Tab goes on from it', async ({ engine, site }) => {
  await open(engine, site, '/');
  for (const place of ['details h3', 'details:not([name]) > summary']) {
    await click(engine, place, first);
    await expect
      .poll(() => engine.run(() => document.querySelectorAll('details[open]').length))
      .toBe(1);
    const back = await boxOf(engine, 'details[open] p');
    await engine.click(back.left + 5, back.top + 5);
    await expect
      .poll(() => engine.run(() => document.querySelectorAll('details[open]').length))
      .toBe(0);
    await engine.press('Tab');
    expect(await focused(engine)).toContain(second);
  }
});

test('a card turns by keys, and Tab goes on to the links on its back', async ({ engine, site }) => {
  await open(engine, site, '/');
  await engine.run(() =>
    document.querySelector<HTMLElement>('details:not([name]) > summary')?.focus(),
  );
  for (const key of ['Enter', 'Space'] as const) {
    await engine.press(key);
    await expect.poll(() => findBox(engine, 'details[open] a', first)).toBeDefined();
    await engine.press('Tab');
    expect(await focused(engine)).toContain(labels['flip-card'].more);
    await engine.press('Tab', true);
    await engine.press(key);
    await expect.poll(() => findBox(engine, 'details a', first)).toBeUndefined();
    expect(await focused(engine)).toContain(first);
  }
});
