import { editDistance } from './editDistance';

/**
 * How many letters of a word may be wrong, as Elasticsearch's AUTO has it. None in a word with a
 * digit: another number is another product.
 */
export function tolerance(word: string): number {
  if (word.length < 3 || /\d/.test(word)) return 0;
  return word.length < 6 ? 1 : 2;
}

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
