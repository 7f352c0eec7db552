/** @jest-environment node */
import { statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../src/generator/filesBelow';
import { dist, site } from '../built/support/site';

const { slides, services } = site.content;
const kilobyte = 1000;

// On a phone of 390 px with twice the pixels, two cards side by side are each half as wide.
test.each([
  ['a slide', 35 * kilobyte, /-hero-tall-\d{3}\./, slides.slides.some(({ img }) => img)],
  [
    'a card',
    14 * kilobyte,
    /-card-wide-[1-4]\d\d\./,
    services?.services.some(({ imgSrc }) => imgSrc),
  ],
])('on a phone the picture of %s costs at most %i bytes', (_, most, name, isThere) => {
  const pictures = filesBelow(dist).filter((file) => /\.avif$/.test(file) && name.test(file));
  // The cards of projects may have pictures where no service has one.
  if (isThere) expect(pictures).not.toEqual([]);
  const dear = pictures.filter((file) => statSync(path.join(dist, file)).size > most);
  expect(dear).toEqual([]);
});
