/** @jest-environment node */
import { statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../src/build/filesBelow';
import { dist } from '../built/support/site';

const kilobyte = 1000;

// What a phone of 390 px with twice the pixels takes: where two cards are side by side, each is half as wide.
test.each([
  ['a slide', 35 * kilobyte, /-hero-tall-\d+\.\w+\.avif$/],
  ['a card', 14 * kilobyte, /-card-wide-(160|320|480)\.\w+\.avif$/],
])('on a phone the picture of %s costs at most %i bytes', (_, most, name) => {
  const pictures = filesBelow(dist).filter((file) => name.test(file));
  const dear = pictures.filter((file) => statSync(path.join(dist, file)).size > most);
  expect(dear).toEqual([]);
});
