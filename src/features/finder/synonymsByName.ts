import type { Synonyms } from '../../content/schema';

/** The other words for each thing, by its name; several entries may be of one thing. */
export function synonymsByName(synonyms: readonly Synonyms[]): ReadonlyMap<string, string[]> {
  const byName = new Map<string, string[]>();
  for (const { names, also } of synonyms)
    for (const name of names) byName.set(name, [...(byName.get(name) ?? []), ...also]);
  return byName;
}
