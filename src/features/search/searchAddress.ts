/** The part of the address of Technologies that carries the words searched for. */
export const searchParameter = 'q';

/** The words that are searched for at an address, by the search part of it. */
export const wordsInAddress = (search: string): string =>
  new URLSearchParams(search).get(searchParameter) ?? '';

/** The id of the search's field, which the address of its page ends with. */
export const searchFieldId = 'search';

/** The address of a page's search: of what these words find, or of its field. */
export const searchHref = (path: string, words?: string): string =>
  words === undefined
    ? `${path}#${searchFieldId}`
    : `${path}?${new URLSearchParams({ [searchParameter]: words })}`;

/** The file that the build writes with everything that is written on the site. */
export const searchFile = 'search.json';
