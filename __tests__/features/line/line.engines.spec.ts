import { stations } from '../../browser/support/content';
import { boxOf, click, open } from '../../support/engines/page';
import { expect, test } from '../../support/engines/test';

test('stations on the picture and Back show their cards', async ({ engine, siteUrl }) => {
  const [first, second] = stations.map(({ id }) => `#station-${id}`);
  await open(engine, `${siteUrl}/#line`);
  const left = async (card = '') => Math.round((await boxOf(engine, card)).left);
  const start = await left('#line-start');
  for (const card of [first, second]) {
    await click(engine, `figure a[href="${card}"]`);
    await expect.poll(() => left(card)).toBe(start);
  }
  await engine.run(() => window.history.back());
  await expect.poll(() => left(first)).toBe(start);
});
