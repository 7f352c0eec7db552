import type { Content } from '../../content/schema';

/** Words that almost every English text of some length has, and that few other languages have. */
const englishWords = new Set(['the', 'of', 'and', 'your', 'with', 'this', 'you', 'what']);

/** The share of these among the words of an English text is larger than this. */
const leastShare = 0.05;

/** Every text within a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];
}

function readsLikeEnglish(value: unknown): boolean {
  const words =
    textsIn(value)
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return words.filter((word) => englishWords.has(word)).length / words.length > leastShare;
}

/**
 * The labels that read like English on a site in another language: one line for all of them, or none.
 * Nothing is wrong with them; they are the ones that the project came with.
 */
export function untranslatedLabels({ site, labels }: Content): string[] {
  if (new Intl.Locale(site.language).language === 'en') return [];
  const names = Object.entries(labels).flatMap(([name, own]) =>
    readsLikeEnglish(own) ? [name] : [],
  );
  return names.length === 0
    ? []
    : [
        `content/labels/: ${names.join(', ')}: still in English, and the language of the site is ${site.language}.`,
      ];
}
