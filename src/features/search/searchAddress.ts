/** The parameter of a page's address that carries the words searched for. */
export const searchParameter = 'q';

/** The words in an address, from its search part. */
export const wordsInAddress = (search: string): string =>
  new URLSearchParams(search).get(searchParameter) ?? '';

/** The id of the search's field, for links to it. */
export const searchFieldId = 'search';

/** The address of a page's search: of what these words find, or of its field. */
export const searchHref = (path: string, words?: string): string =>
  words === undefined
    ? `${path}#${searchFieldId}`
    : `${path}?${new URLSearchParams({ [searchParameter]: words })}`;

/** The file with everything that is written on the site. */
export const searchFileName = 'search.json';
