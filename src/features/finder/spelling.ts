import { editDistance } from './editDistance';

/** Of a word shorter than this, the closest one is another word: "skew" is not SEW. In letters. */
const shortestMisspelled = 5;

/** From so many letters on, two may be wrong. */
const longWord = 8;

/** How many letters of a word may be wrong. None in a word with a digit: another number is another product. */
export function tolerance(word: string): number {
  if (!mayBeMisspelled(word)) return 0;
  return word.length < longWord ? 1 : 2;
}

/** Whether a word is long enough, and has no digit and no sign, so that a misspelled one can be told. */
export const mayBeMisspelled = (word: string): boolean =>
  word.length >= shortestMisspelled && /^\p{L}+$/u.test(word);

/** Those with the fewest letters wrong, if they are few enough. The first letter has to be right. */
export function closestSpellings(word: string, spellings: Iterable<string>): string[] {
  let fewest = tolerance(word);
  if (fewest === 0) return [];
  let closest: string[] = [];
  for (const spelling of spellings) {
    if (spelling[0] !== word[0] || Math.abs(spelling.length - word.length) > fewest) continue;
    const distance = editDistance(word, spelling);
    if (distance < fewest) closest = [];
    if (distance <= fewest) closest.push(spelling);
    fewest = Math.min(fewest, distance);
  }
  return closest;
}
