/** @jest-environment node */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../src/generator/filesBelow';
import { findPictureSource } from '../../src/generator/pictures/findPictureSource';
import { dist, site } from '../built/support/site';

const { slides, services } = site.content;
const kilobyte = 1000;

const isPhotograph = (name = '') =>
  name !== '' && !findPictureSource(site.folder, name)?.endsWith('.svg');

// On a phone of 390 px with twice the pixels, two cards side by side are each half as wide.
test.each([
  [
    'a slide',
    35 * kilobyte,
    /-hero-tall-\d{3}\./,
    slides.slides.some(({ img }) => isPhotograph(img)),
  ],
  [
    'a card',
    14 * kilobyte,
    /-card-wide-[1-4]\d\d\./,
    services?.services.some(({ imgSrc }) => isPhotograph(imgSrc)),
  ],
])('on a phone the picture of %s costs at most %i bytes', (_, most, name, isThere) => {
  const pictures = filesBelow(dist).filter((file) => /\.avif$/.test(file) && name.test(file));
  // The cards of projects may have pictures where no service has one.
  if (isThere) expect(pictures).not.toEqual([]);
  const dear = pictures.filter((file) => statSync(path.join(dist, file)).size > most);
  expect(dear).toEqual([]);
});

test('a drawing costs at most 25 kB compressed, and runs and loads nothing', () => {
  const drawings = filesBelow(dist).filter((file) => /-(drawing|dark|mark)\.\w+\.svg$/.test(file));
  for (const file of drawings) {
    expect(statSync(path.join(dist, `${file}.gz`)).size).toBeLessThanOrEqual(25 * kilobyte);
    const text = readFileSync(path.join(dist, file), 'utf8');
    expect(text).not.toMatch(/<script|<foreignObject|\son\w+=|href="(?!#|data:image)|<!/i);
  }
});
