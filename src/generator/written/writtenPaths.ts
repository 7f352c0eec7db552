import { addressName } from '../addressName';
import type { Content } from '../content/schemas';

/** So many entries are on one page of a list. */
export const pageSize = 24;

/** The collections that have a list of their own. */
export const listed = ['projects', 'articles'] as const;

export type Listed = (typeof listed)[number];

/** The file of a collection's feed. */
export const feedFile = (collection: Listed) => `${collection}.xml`;

/** What lists are filtered by. */
export const filters = ['maker', 'service', 'industry'] as const;

export type Filter = (typeof filters)[number];

type Entry = Content['written'][Listed][number];

/** A list at an address: all entries of a collection, or the several of one maker, service or industry. */
export type List = {
  collection: Listed;
  /** The address of its first page. */
  path: string;
  /** What it is filtered by, by the id of a service or the words themselves. */
  filter?: { by: Filter; value: string };
  entries: readonly Entry[];
};

/** The values by which an entry is found in a filtered list. */
const valuesOf = ({ front }: Entry): Record<Filter, readonly string[]> => ({
  maker: front.makers ?? [],
  service: front.services ?? [],
  industry: front.industry ? [front.industry] : [],
});

/** Every list of a site: of each collection that has entries, the whole one first. */
export function listsOf({ written }: Content): List[] {
  return listed.flatMap((collection): List[] => {
    const entries: readonly Entry[] = written[collection];
    if (entries.length === 0) return [];
    const filtered = filters.flatMap((by) => {
      const byValue = new Map<string, Entry[]>();
      for (const entry of entries)
        for (const value of valuesOf(entry)[by])
          byValue.set(value, [...(byValue.get(value) ?? []), entry]);
      // A filter that leaves one entry leads to no more than that entry's own link does.
      return [...byValue].flatMap(([value, own]): List[] => {
        const path = `/${collection}/${by}/${addressName(value)}`;
        return own.length > 1 ? [{ collection, path, filter: { by, value }, entries: own }] : [];
      });
    });
    return [{ collection, path: `/${collection}`, entries }, ...filtered];
  });
}

/** The address of a page of a list, which are counted from 1. */
export const pagePath = ({ path }: List, page: number): string =>
  page === 1 ? path : `${path}/page/${page}`;

/** How many pages a list has. */
export const pageCount = ({ entries }: List): number => Math.ceil(entries.length / pageSize);

/** The address of a written page. */
export const entryPath = (collection: string, name: string): string =>
  collection === 'pages' ? `/${name}` : `/${collection}/${name}`;

/** A written page as others link to it. */
export const linkTo = (
  collection: keyof Content['written'],
  { name, front }: { name: string; front: { title: string } },
) => ({ title: front.title, href: entryPath(collection, name) });

/** The addresses of all written pages and of the lists of them. */
export function writtenPaths(content: Content): string[] {
  const entries = Object.entries(content.written).flatMap(([collection, own]) =>
    own.map(({ name }) => entryPath(collection, name)),
  );
  const lists = listsOf(content).flatMap((list) =>
    Array.from({ length: pageCount(list) }, (_, index) => pagePath(list, index + 1)),
  );
  return [...entries, ...lists];
}
