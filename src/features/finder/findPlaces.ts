import type { Place } from './place';
import type { Ranked } from './placeIndex';
import type { PlaceSearch } from './placeSearch';
import { begins, marksOf, type Range, searched, type Word } from './words';

/** A text with the parts of it to mark. */
export type MarkedText = { name: string; marks: Range[] };

/** A place that was found, with the words around what was found in it. */
export type FoundPlace = {
  href: string;
  page: string;
  heading: MarkedText;
  excerpt: MarkedText;
  /** The other word for it that it was found by. */
  synonym?: string;
};

export type FoundPlaces = {
  places: FoundPlace[];
  /** How many places more there are. */
  morePlaces: number;
};

/** Of more places than anybody reads, so many are shown, and so many of one page. */
const mostPlaces = 6;
const mostOfPage = 2;

/** How much of a text is shown, in characters. */
const excerptLength = 180;

/**
 * The best of the places that were found, with what of them is shown; `words` in their spellings.
 * Rejects where the network fails.
 */
export async function showPlaces(
  { ids }: Ranked,
  words: readonly Word[],
  search: PlaceSearch,
): Promise<FoundPlaces> {
  const perPage = new Map<number, number>();
  const shown = ids
    .filter((id) => {
      const page = search.pageOf(id);
      const before = perPage.get(page) ?? 0;
      perPage.set(page, before + 1);
      return before < mostOfPage;
    })
    .slice(0, mostPlaces);
  const places = await search.places(shown);
  return {
    places: places.map((place) => shownPlace(place, words)),
    morePlaces: ids.length - shown.length,
  };
}

function shownPlace(
  { href, page, heading, text, also = [] }: Place,
  words: readonly Word[],
): FoundPlace {
  const title = searched(heading);
  const body = searched(text);
  const elsewhere = words.filter((word) => !begins(word, title) && !begins(word, body));
  const synonym = also.find((name) => elsewhere.some((word) => begins(word, searched(name))));
  return {
    href,
    page,
    heading: { name: heading, marks: marksOf(words, title) },
    excerpt: excerptOf(text, words),
    ...(synonym && { synonym }),
  };
}

/** Where a sentence ends within its paragraph: with a stop before a capital letter. */
const sentenceEnd = /(?<=[.!?…])\s+(?=[\p{Lu}\p{N}“‘"])/u;

/** The sentence of a text with the most of what was found in it; its first where there is nothing. */
function excerptOf(text: string, words: readonly Word[]): MarkedText {
  const sentences = text
    .split('\n')
    .flatMap((line) =>
      line.split(sentenceEnd).map((name, at, all) => ({ name, next: all[at + 1] })),
    );
  const has = (sentence: string) => {
    const folded = searched(sentence);
    return words.filter((word) => begins(word, folded)).length;
  };
  const counts = sentences.map(({ name }) => has(name));
  const best = sentences[counts.indexOf(Math.max(...counts))];
  if (!best) return { name: '', marks: [] };
  const { name, next } = best;
  // What is too short to say anything goes on.
  const whole = next && name.length + next.length < excerptLength ? `${name} ${next}` : name;
  const excerpt = cutOut(whole, marksOf(words, searched(whole))[0]?.[0] ?? 0);
  return { name: excerpt, marks: marksOf(words, searched(excerpt)) };
}

/** So much of a text around a position, between two words, with dots where something is left out. */
function cutOut(text: string, position: number): string {
  const from =
    text.length <= excerptLength || position < excerptLength / 2
      ? 0
      : text.indexOf(' ', position - excerptLength / 3) + 1;
  const to =
    from + excerptLength < text.length ? text.lastIndexOf(' ', from + excerptLength) : text.length;
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}
