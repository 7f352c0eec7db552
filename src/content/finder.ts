const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** What the finder says once it is used: fetched with its code, and not with the page. */
export const finderText = {
  found: (models: number, categories: number) =>
    `${counted(models, 'model', 'models')} in ${counted(categories, 'category', 'categories')}`,
  places: (places: number) => counted(places, 'place on this site', 'places on this site'),
  replacements: (models: number) =>
    counted(models, 'older model with its successor', 'older models with their successors'),
  placesTitle: 'On this site',
  morePlaces: (places: number) =>
    `and ${counted(places, 'more place', 'more places')}: type more to narrow them down`,
  /** How many of what a panel lists were found, beside its title. */
  foundOf: (found: number, all: number) => `${found} of ${all} found`,
  /** Printed above the results: the field is not printed. */
  searched: (query: string) => `Searched for “${query}”`,
  partly: 'Nothing has all of these words; this comes closest.',
  tooShort: 'Type at least two letters or digits.',
  cleared: 'The search is cleared.',
  guessed: (words: string) => `Nothing is spelled “${words}”; this comes closest.`,
  nothing: (query: string) => `Nothing found for “${query}”`,
  /** What was searched, and what to do now. */
  nothingHelp: (searched: 'site' | 'products') =>
    searched === 'site'
      ? 'We searched every maker and model we list, and every page of this site. That is not everything we know: ask, and we say whether we work with it.'
      : 'We searched every maker and model we list; the pages of this site could not be searched just now. The list is not everything we know: ask, and we say whether we work with it.',
  synonym: (synonym: string) => `also: ${synonym}`,
  moreMakers: (makers: number) =>
    `and ${counted(makers, 'more maker', 'more makers')}: type more to narrow them down`,
  clear: 'Clear search',
};
