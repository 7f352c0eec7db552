import { readFileSync } from 'node:fs';
import path from 'node:path';
import nspell from 'nspell';

/** A sentence of more words has to be read twice. */
export const mostWords = 30;

const dictionaryFile = (name: string) =>
  readFileSync(path.join('node_modules', 'dictionary-en-gb', name));

const sentences = new Intl.Segmenter('en-NZ', { granularity: 'sentence' });
const words = new Intl.Segmenter('en-NZ', { granularity: 'word' });

/** The words of a text, as the dictionary writes them. */
export const wordsOf = (text: string): string[] =>
  [...words.segment(text.replaceAll('’', "'"))]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

/** The words of a kept list: one a line, `#` before a remark. */
export const listedWords = (list: string): string[] =>
  list.split(/\r?\n/).flatMap((line) => wordsOf(line.replace(/#.*/, '')));

/**
 * Reads texts for sentences that are too long, and for words that neither the British dictionary, which
 * is New Zealand's (centre, organise), nor `known` has.
 */
export function proofreader(known: Iterable<string>): (text: string) => string[] {
  const dictionary = nspell(dictionaryFile('index.aff'), dictionaryFile('index.dic'));
  const kept = new Set(known);
  const isKnown = (word: string): boolean => {
    const bare = word.replace(/'s?$/, '');
    return [word, bare, bare.toLowerCase()].some(
      (form) => /\d/.test(form) || kept.has(form) || dictionary.correct(form),
    );
  };
  const mistakesIn = (sentence: string): string[] => {
    const own = wordsOf(sentence);
    return [
      ...own.filter((word) => !isKnown(word)).map((word) => `does not know “${word}”`),
      ...(own.length > mostWords ? [`has ${own.length} words in a sentence`] : []),
    ].map((mistake) => `${mistake}: ${sentence}`);
  };
  return (text) =>
    text
      .split('\n')
      .flatMap((line) => [...sentences.segment(line)])
      .flatMap(({ segment }) => mistakesIn(segment.trim()));
}
