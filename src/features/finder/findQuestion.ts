import type { Question } from '../../content/schema';
import { foldWords } from './fold';
import type { Word } from './words';

/** A question that buyers ask, with the words that ask it, folded. */
type AskedQuestion = {
  question: Question;
  asked: string[][];
  /** Those of the question itself and of its answer, folded. */
  said: string[];
};

/** A word of so many letters is known by them with so few more, or with so few left to type. */
const enoughLetters = 4;
const endingLength = 2;

/** Makes questions ready to be found. */
export const askedQuestions = (questions: readonly Question[]): AskedQuestion[] =>
  questions.map((question) => ({
    question,
    asked: question.asked.map(foldWords),
    said: foldWords(`${question.question} ${question.answer}`),
  }));

/** Whether what was typed is a word, the word with an ending, "prices", or all but its end. */
const isTyped = (typed: string, asked: string) =>
  typed === asked ||
  (Math.min(typed.length, asked.length) >= enoughLetters &&
    Math.abs(typed.length - asked.length) <= endingLength &&
    (typed.startsWith(asked) || asked.startsWith(typed)));

/** A question that was asked, with the words that ask it and those of its answer. */
type FoundQuestion = { question: Question; words: Word[]; said: string[] };

/**
 * Whether a question's answer says something of more than half of the words. Fillers, which tell nothing
 * by themselves, ask for it.
 */
export function isAnswered(
  { words: asking, said }: FoundQuestion,
  words: readonly Word[],
  fillers: ReadonlySet<string>,
): boolean {
  const strange = words.filter(
    ({ text }) =>
      !fillers.has(text) &&
      !asking.some((word) => word.text === text) &&
      !said.some((part) => isTyped(text, part)),
  );
  return 2 * strange.length < words.length;
}

/** The question that most of the words ask, by letters, with the words that it takes up. */
export function findQuestion(
  questions: readonly AskedQuestion[],
  words: readonly Word[],
): FoundQuestion | undefined {
  let best: (FoundQuestion & { letters: number }) | undefined;
  for (const { question, asked, said } of questions) {
    for (const phrase of asked) {
      const taken = phrase.flatMap((part) => words.find(({ text }) => isTyped(text, part)) ?? []);
      if (taken.length < phrase.length) continue;
      const letters = phrase.join('').length;
      if (letters > (best?.letters ?? 0)) best = { question, words: taken, said, letters };
    }
  }
  return best;
}
