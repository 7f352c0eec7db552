import MiniSearch from 'minisearch';

/** Of a word shorter than this, the closest one is another word: "skew" is not SEW. In letters. */
const shortestMisspelled = 5;

/** From so many letters on, two may be wrong. */
const longWord = 8;

/** Whether a misspelled word can be told. Another number is another product, and so is another sign. */
const mayBeMisspelled = (word: string) =>
  word.length >= shortestMisspelled && /^\p{L}+$/u.test(word);

/** Those with the fewest letters wrong or exchanged, if they are few enough. The first letter has to be right. */
export function closestSpellings(word: string, spellings: readonly string[]): string[] {
  if (!mayBeMisspelled(word)) return [];
  const most = word.length < longWord ? 1 : 2;
  const alike = spellings.filter(
    (spelling) =>
      spelling[0] === word[0] &&
      Math.abs(spelling.length - word.length) <= most &&
      mayBeMisspelled(spelling),
  );
  const exchanged = Array.from(
    word,
    (letter, at) => word.slice(0, at) + word.charAt(at + 1) + letter + word.slice(at + 2),
  );
  const index = new MiniSearch<{ id: string }>({ fields: ['id'], tokenize: (id) => [id] });
  index.addAll([...new Set(alike)].map((id) => ({ id })));
  const within = (fuzzy: number) => index.search(word, { fuzzy }).map(({ id }) => String(id));
  const closest = [...alike.filter((spelling) => exchanged.includes(spelling)), ...within(1)];
  return closest.length > 0 || most < 2 ? [...new Set(closest)] : within(2);
}
