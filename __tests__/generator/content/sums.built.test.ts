/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteFolder } from '../../../src/generator/siteFolder';
import { site } from '../../built/support/site';

/** The value of a number or a date: of a date, its day. */
function worthOf(word: string): number {
  return /^\d{4}-/.test(word) ? Date.parse(word) / 86_400_000 : Number(word);
}

const product = (term: string) =>
  term.split(' × ').reduce((result, factor) => {
    const [first = '', ...divisors] = factor.split(' ÷ ');
    return result * divisors.map(worthOf).reduce((share, by) => share / by, worthOf(first));
  }, 1);

const total = (side: string) =>
  side
    .replaceAll(' - ', ' + -1 × ')
    .split(' + ')
    .reduce((result, term) => result + product(term), 0);

/** Whether a sum of the content comes out, such as `8 × 16 = 128` or `2026-08-14 < 2026-08-17`. */
function comesOut(sum: string): boolean {
  const [left, sign, right] = sum.split(/ ([=<]) /);
  if (left === undefined || right === undefined) return false;
  const difference = total(right) - total(left);
  return sign === '<' ? difference > 0 : Math.abs(difference) < 1e-9;
}

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
