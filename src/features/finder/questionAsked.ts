import type { Question } from '../../content/schema';
import type { Match } from './query';
import { fold, type Word, wordsOf } from './words';

/** A word of so many letters is known by them with so few more, or with so few left to type. */
const enoughLetters = 4;
const endingLength = 2;

/** Whether what was typed is a word, the word with an ending, "prices", or all but its end. */
const isTyped = (typed: string, asked: string) =>
  typed === asked ||
  (Math.min(typed.length, asked.length) >= enoughLetters &&
    Math.abs(typed.length - asked.length) <= endingLength &&
    (typed.startsWith(asked) || asked.startsWith(typed)));

/** A question that was asked, by its number, with the words that ask it. */
export type Asked = { number: number; question: Question; words: Word[] };

/** The question that most of the words ask, by letters; a word that was guessed asks as what it is taken for. */
export function questionAsked(
  questions: readonly Question[],
  words: readonly Word[],
  matches: readonly Match[],
): Asked | undefined {
  const typed = words.map((word) => {
    const match = matches.find((each) => each.word === word);
    return { word, text: fold((match?.guessed && match.terms[0]) || word.term) };
  });
  const asked = questions.flatMap((question, number) =>
    question.asked.map((phrase) => {
      const parts = wordsOf(phrase).map(({ term }) => fold(term));
      const asking = parts.flatMap(
        (part) => typed.find(({ text }) => isTyped(text, part))?.word ?? [],
      );
      const letters = asking.length === parts.length ? parts.join('').length : 0;
      return { number, question, words: asking, letters };
    }),
  );
  const [best] = asked.toSorted((a, b) => b.letters - a.letters);
  return best && best.letters > 0 ? best : undefined;
}
