import { foldWords } from './fold';
import type { Place } from './loadPlaces';
import { tolerance } from './spelling';
import { begins, marksOf, type Range, type Searched, searched, type Word } from './words';

/** A text with the parts of it to mark. */
export type MarkedText = { name: string; marks: Range[] };

/** A place that was found, with the words around what was found in it. */
export type FoundPlace = { href: string; page: string; heading: MarkedText; excerpt: MarkedText };

/** A place as it is searched. */
export type PlaceEntry = { place: Place; heading: Searched; text: Searched; also: Searched[] };

/** Of more places than anybody reads, so many are shown. */
const mostPlaces = 6;

/** How much of a text is shown, in characters. */
const excerptLength = 160;

export const placeEntry = (place: Place): PlaceEntry => ({
  place,
  heading: searched(place.heading),
  text: searched(place.text),
  also: place.also.map(searched),
});

/** The words of places that may be misspelled. */
export const placeSpellings = (entries: PlaceEntry[]): string[] =>
  entries
    .flatMap(({ place: { heading, text, also } }) => foldWords([heading, text, ...also].join(' ')))
    .filter((word) => tolerance(word) > 0);

const inHeading = (word: Word, { heading, also }: PlaceEntry) =>
  [heading, ...also].some((name) => begins(word, name));

/** Whether a word stands in a place. */
export const isIn = (word: Word, entry: PlaceEntry) =>
  inHeading(word, entry) || begins(word, entry.text);

/** Places that have all of the words (each in any of its spellings), those headed by most of them first. */
export function findPlaces(
  entries: PlaceEntry[],
  words: Word[][],
): { places: FoundPlace[]; morePlaces: number } {
  const found = entries
    .filter((entry) => words.every((spellings) => spellings.some((word) => isIn(word, entry))))
    .map((entry) => ({
      entry,
      headed: words.filter((spellings) => spellings.some((word) => inHeading(word, entry))).length,
    }))
    .toSorted((a, b) => b.headed - a.headed);
  const all = words.flat();
  return {
    places: found.slice(0, mostPlaces).map(({ entry: { place, heading, text } }) => ({
      href: place.href,
      page: place.page,
      heading: { name: place.heading, marks: marksOf(all, heading) },
      excerpt: excerptOf(text, all),
    })),
    morePlaces: Math.max(0, found.length - mostPlaces),
  };
}

/** The part of a text with the most of what was found in it; its beginning where there is nothing. */
function excerptOf(text: Searched, words: Word[]): MarkedText {
  const marks = marksOf(words, text);
  const marked = (from: number) =>
    new Set(
      marks
        .filter(([start, end]) => start >= from && end <= from + excerptLength / 2)
        .map(([start, end]) => text.name.slice(start, end).toLowerCase()),
    ).size;
  let best = marks[0]?.[0] ?? 0;
  for (const [start] of marks) if (marked(start) > marked(best)) best = start;
  const excerpt = cutOut(text.name, best);
  return { name: excerpt, marks: marksOf(words, searched(excerpt)) };
}

/** So much of a text around a position, between two words, with dots where something is left out. */
function cutOut(text: string, position: number): string {
  const from =
    position < excerptLength / 2 ? 0 : text.indexOf(' ', position - excerptLength / 3) + 1;
  const to =
    from + excerptLength < text.length ? text.lastIndexOf(' ', from + excerptLength) : text.length;
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}
