/** What the finder on Technologies says once it is used. Apart, so that no first load carries it. */

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

export const finderText = {
  found: (models: number, categories: number) =>
    `${counted(models, 'model', 'models')} in ${counted(categories, 'category', 'categories')}`,
  /** How many of a panel's models were found, beside its title. */
  foundOf: (found: number, all: number) => `${found} of ${counted(all, 'model', 'models')}`,
  guessed: (words: string) => `Nothing is spelled “${words}”; this comes closest.`,
  nothing: (query: string) => `Nothing found for “${query}”`,
  nothingHelp: 'The list is not everything we know: ask, and we say whether we work with it.',
  also: (synonym: string) => `also: ${synonym}`,
  moreMakers: (makers: number) =>
    `and ${counted(makers, 'more maker', 'more makers')}: type more to narrow them down`,
  clear: 'Clear search',
};
