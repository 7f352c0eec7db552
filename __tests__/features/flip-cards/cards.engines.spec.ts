import { labels, services } from '../../browser/support/content';
import {
  boxOf,
  click,
  count,
  drawn,
  focused,
  open,
  scrollThrough,
  sidewaysScroll,
} from '../../support/engines/page';
import { expect, test } from '../../support/engines/test';

const [first, second] = services.map(({ title }) => title);
const summary = '.flip-card > summary';

// WebKit fed a summary's last height back as its width through the picture's proportions.
test('cards keep their width, turn and lead on', { tag: '@sizes' }, async ({ engine, siteUrl }) => {
  await open(engine, `${siteUrl}/`);
  await scrollThrough(engine);
  // A card whose width depends on the last layout grows with each.
  for (let layout = 0; layout < 5; layout += 1) {
    await engine.run((width) => {
      document.body.style.paddingRight = `${width}px`;
    }, layout % 2);
    await drawn(engine);
  }
  expect(await sidewaysScroll(engine)).toBe(0);
  const wider = await engine.run(() =>
    [...document.querySelectorAll('.flip-card')].map((card) => {
      const { clientWidth: column = 0 } = card.closest('li') ?? {};
      return Math.round((card.querySelector('summary')?.offsetWidth ?? 0) - column);
    }),
  );
  expect(wider).toEqual(services.map(() => 0));

  const expectTurned = (cards: number) =>
    expect.poll(() => count(engine, '.flip-card[open]')).toBe(cards);
  for (const place of ['.flip-card h3', summary]) {
    await click(engine, place, first);
    await expectTurned(1);
    const back = await boxOf(engine, '.flip-card[open] p');
    await engine.click(back.left + 5, back.top + 5);
    await expectTurned(0);
    await engine.press('Tab');
    expect(await focused(engine)).toContain(second);
  }
  await engine.run((css) => document.querySelector<HTMLElement>(css)?.focus(), summary);
  for (const key of ['Enter', 'Space'] as const) {
    await engine.press(key);
    await expectTurned(1);
    await engine.press('Tab');
    expect(await focused(engine)).toContain(labels['flip-card'].more);
    await engine.press('Tab', true);
    await engine.press(key);
    await expectTurned(0);
    expect(await focused(engine)).toContain(first);
  }
});
