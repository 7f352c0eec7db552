import { stations } from '../../browser/support/content';
import { click, open } from '../../support/engines/page';
import { expect, test } from '../../support/engines/test';

test('a station on the picture, and an address, open its row and no other', async ({
  engine,
  siteUrl,
}) => {
  const [first, second] = stations.map(({ id }) => `station-${id}`);
  const openRows = () =>
    engine.run(() => Array.from(document.querySelectorAll('#line [open]'), ({ id }) => id));
  await open(engine, `${siteUrl}/#${first}`);
  await expect.poll(openRows).toEqual([first]);
  await click(engine, `.line-marks a[href="#${second}"] .line-target`);
  await expect.poll(openRows).toEqual([second]);
});
