/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { siteFolder } from '../../../src/generator/siteFolder';
import { site } from '../../built/support/site';

/** Whether a sum of the content comes out: `8 × 16 = 128`, or with dates, counted in days. */
const comesOut = (sum: string): boolean =>
  runInNewContext(
    sum
      .replace(/\d{4}-\d\d-\d\d/g, (day) => `${Date.parse(day) / 86_400_000}`)
      .replaceAll('×', '*')
      .replaceAll('÷', '/')
      .replace(/^(.+) = (.+)$/, 'Math.abs(($1) - ($2)) < 1e-9'),
  );

const sums = site.content.sums?.sums ?? [];

test('every sum that the content lists comes out', () => {
  expect(sums.filter(({ sum }) => !comesOut(sum))).toEqual([]);
});

test('the texts and the sums agree', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  const missing = sums.flatMap(({ what, said }) =>
    said.flatMap(({ file, words }) => {
      const text = readFileSync(path.join(siteFolder(), 'content', file), 'utf8');
      return plain(text).includes(plain(words)) ? [] : `content/${file} (${what}): ${words}`;
    }),
  );
  expect(missing).toEqual([]);
});
