import { marksOf, type Range } from './words';

/** A text with the parts of it to mark. */
export type MarkedText = { name: string; marks: Range[] };

/** How much of a text is shown, in characters. */
const excerptLength = 180;

/** Where a line ends, or a sentence within it: with a stop before a capital letter. */
const sentenceEnd = /\n|(?<=[.!?…])\s+(?=[\p{Lu}\p{N}“‘"])/u;

/** The sentence of a text with the most of the terms, and the one after it if it is short; its first where there are none. */
export function excerptOf(text: string, terms: readonly string[]): MarkedText {
  const sentences = text.split(sentenceEnd);
  const counts = sentences.map(
    (sentence) => terms.filter((term) => marksOf([term], sentence).length > 0).length,
  );
  const at = counts.indexOf(Math.max(...counts));
  const [best = '', next] = sentences.slice(at);
  const goesOn = next !== undefined && best.length + next.length < excerptLength;
  const whole = goesOn && text.includes(`${best} ${next}`) ? `${best} ${next}` : best;
  const name = cutOut(whole, marksOf(terms, whole)[0]?.[0] ?? 0);
  return { name, marks: marksOf(terms, name) };
}

/** So much of a text around a position, between two words, with dots where something is left out. */
function cutOut(text: string, position: number): string {
  if (text.length <= excerptLength) return text;
  const from =
    position < excerptLength / 2 ? 0 : text.indexOf(' ', position - excerptLength / 3) + 1;
  const rest = text.slice(from);
  const cut =
    rest.length > excerptLength ? rest.slice(0, rest.lastIndexOf(' ', excerptLength)) : rest;
  return `${from > 0 ? '… ' : ''}${cut}${cut === rest ? '' : ' …'}`;
}
