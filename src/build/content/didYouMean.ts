import MiniSearch from 'minisearch';

/** So many names are told where none is like the one that is wrong. */
const mostNames = 12;

/**
 * What may have been meant by a name that is not among those there are, in words that follow the
 * name; where none is like it, all of them, if they are few.
 */
export function didYouMean(name: string, names: Iterable<string>): string {
  const known = [...new Set(names)];
  const index = new MiniSearch<{ id: string }>({ fields: ['id'], tokenize: (each) => [each] });
  index.addAll(known.map((id) => ({ id })));
  const [nearest] = index.search(name, { fuzzy: Math.max(1, Math.floor(name.length / 3)) });
  if (nearest) return ` (did you mean "${nearest.id}"?)`;
  if (known.length === 0) return ' (there is none yet)';
  if (known.length > mostNames) return '';
  const list = known.map((own) => `"${own}"`).join(', ');
  return ` (there ${known.length > 1 ? 'are' : 'is'} ${list})`;
}
