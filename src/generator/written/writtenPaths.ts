import { addressName } from '../addressName';
import type { Content } from '../content/schemas';
import { keysOf } from '../objects';

/** How many entries a page of a list has. */
export const pageSize = 24;

/** The collections that have a list of their own. */
export const listed = ['projects', 'articles'] as const;

export type Listed = (typeof listed)[number];

/** The address of a collection's list, whose file may give another than the usual one. */
export const listPath = (content: Partial<Content>, collection: Listed): string =>
  content[collection]?.page.path ?? `/${collection}`;

/** The file of the feed of the list at an address. */
export const feedFile = (address: string) => `${address.slice(1)}.xml`;

/** The fields that lists are filtered by. */
export const filters = ['maker', 'service', 'industry'] as const;

export type Filter = (typeof filters)[number];

/** A written page that is in a list. */
export type Entry = Content['written'][Listed][number];

/** A list at an address: all entries of a collection, or those of a maker, service or industry. */
export type List = {
  collection: Listed;
  /** The address of its first page. */
  path: string;
  /** The value is the id of a service, or the name of a maker or an industry. */
  filter?: { by: Filter; value: string };
  entries: readonly Entry[];
};

/** The values by which an entry is found in a filtered list. */
const valuesOf = ({ front }: Entry): Record<Filter, readonly string[]> => ({
  maker: front.makers ?? [],
  service: front.services ?? [],
  industry: front.industry ? [front.industry] : [],
});

/** A list of fewer entries is seen as a whole, and needs no filters. */
const leastFiltered = 5;

/** Every list of a site: of each collection that has entries, the whole one first. */
export function listsOf(content: Content): List[] {
  return listed.flatMap((collection): List[] => {
    const entries: readonly Entry[] = content.written[collection];
    if (entries.length === 0) return [];
    const path = listPath(content, collection);
    if (entries.length < leastFiltered) return [{ collection, path, entries }];
    const filtered = filters.flatMap((by) => {
      const values = new Set(entries.flatMap((entry) => valuesOf(entry)[by]));
      return [...values].flatMap((value): List[] => {
        const found = entries.filter((entry) => valuesOf(entry)[by].includes(value));
        const address = `${path}/${by}/${addressName(value)}`;
        // A list of one entry would lead to no more than the entry's own link does.
        if (found.length === 1) return [];
        return [{ collection, path: address, filter: { by, value }, entries: found }];
      });
    });
    return [{ collection, path, entries }, ...filtered];
  });
}

/** The address of a page of a list, which are counted from 1. */
export const pagePath = ({ path }: List, page: number): string =>
  page === 1 ? path : `${path}/page/${page}`;

/** How many pages a list has. */
export const pageCount = ({ entries }: List): number => Math.ceil(entries.length / pageSize);

/** The address of a written page: below its list, or of its own where it is in none. */
export function entryPath(content: Content, collection: string, name: string): string {
  const list = listed.find((id) => id === collection);
  return `${list ? listPath(content, list) : ''}/${name}`;
}

/** A written page as others link to it. */
export const linkTo = (
  content: Content,
  collection: keyof Content['written'],
  { name, front }: { name: string; front: { title: string } },
) => ({ title: front.title, href: entryPath(content, collection, name) });

/** The addresses of all written pages and of the lists of them. */
export const writtenPaths = (content: Content): string[] => [
  ...keysOf(content.written).flatMap((collection) =>
    content.written[collection].map(({ name }) => entryPath(content, collection, name)),
  ),
  ...listsOf(content).flatMap((list) =>
    Array.from({ length: pageCount(list) }, (_, index) => pagePath(list, index + 1)),
  ),
];
