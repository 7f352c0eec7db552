/** The part of the address of Technologies that carries the words searched for. */
export const finderParameter = 'q';

/** The words that are searched for at an address, by the search part of it. */
export const wordsInAddress = (search: string): string =>
  new URLSearchParams(search).get(finderParameter) ?? '';

/** The id of the finder's field, which the address of its page ends with. */
export const finderFieldId = 'search';

/** The address of a page with a finder that finds these words. */
export function finderHref(path: string, words: string): string {
  return `${path}?${new URLSearchParams({ [finderParameter]: words })}`;
}

/** The file that the build writes with everything that is written on the site. */
export const searchFile = 'search.json';
