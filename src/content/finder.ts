const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** What the finder on Technologies says once it is used: fetched with its code, and not with the page. */
export const finderText = {
  found: (models: number, categories: number) =>
    `${counted(models, 'model', 'models')} in ${counted(categories, 'category', 'categories')}`,
  /** How many of what a panel lists were found, beside its title. */
  foundOf: (found: number, all: number) => `${found} of ${all} found`,
  /** Printed above the results: the field is not printed. */
  searched: (query: string) => `Searched for “${query}”`,
  partly: 'Nothing has all of these words; this comes closest.',
  tooShort: 'Type at least two letters or digits.',
  cleared: 'Every category is back.',
  guessed: (words: string) => `Nothing is spelled “${words}”; this comes closest.`,
  nothing: (query: string) => `Nothing found for “${query}”`,
  nothingHelp: 'The list is not everything we know: ask, and we say whether we work with it.',
  synonym: (synonym: string) => `also: ${synonym}`,
  moreMakers: (makers: number) =>
    `and ${counted(makers, 'more maker', 'more makers')}: type more to narrow them down`,
  clear: 'Clear search',
};
