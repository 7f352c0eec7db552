import type { ReactElement } from 'react';
import type { Written } from '../../content/schema';
import { type Person, personAt } from '../../features/about/content';
import { measured } from '../../features/charts/figures';
import type { DescribedRoute } from '../content/routes';
import type { Collection, Content } from '../content/schemas';
import {
  ArticlePage,
  clientOf,
  dateInWords,
  type EntryProps,
  PlainPage,
  ProjectPage,
} from './EntryPage';
import { ListPage } from './ListPage';
import type { Crumb, ListEntry } from './WrittenParts';
import {
  type Entry,
  entryPath,
  type Filter,
  filters,
  type List,
  type Listed,
  listPath,
  listsOf,
  pageCount,
  pagePath,
  pageSize,
} from './writtenPaths';
import type { TextSite } from './writtenText';

/** A written page, or a page of a list of them. */
export type WrittenRoute = DescribedRoute<'written'> & {
  kind: 'project' | 'article' | 'page' | 'list';
  /** The list that it is in. */
  parent?: Crumb | undefined;
  /** Days such as 2026-03-14. */
  published?: string | undefined;
  modified?: string | undefined;
  /** The author of an article, or the person responsible for a project. */
  author?: Person | undefined;
};

/** A written page, whose content is made only when it is asked for. */
export type WrittenPage = { route: WrittenRoute; content: (site: TextSite) => ReactElement };

/** Every written page of a site, and every page of every list. */
export function writtenPages(content: Content): WrittenPage[] {
  const { projects, articles, pages } = content.written;
  return [
    ...projects.map((entry) => {
      const { date, responsible } = entry.front;
      const author = personAt(content, responsible);
      return entryPage(ProjectPage, content, 'projects', entry, { published: date, author });
    }),
    ...articles.map((entry) => {
      const { date, updated = date, author } = entry.front;
      const written = { published: date, modified: updated, author: personAt(content, author) };
      return entryPage(ArticlePage, content, 'articles', entry, written);
    }),
    ...pages.map((entry) =>
      entryPage(PlainPage, content, 'pages', entry, { modified: entry.front.date }),
    ),
    ...listsOf(content).flatMap((list, _, lists) => listPages(content, list, lists)),
  ];
}

type Described = Pick<WrittenRoute, 'kind' | 'path' | 'title' | 'description'> &
  Partial<WrittenRoute>;

const routeOf = ({ company }: Content, route: Described): WrittenRoute => ({
  id: 'written',
  indexed: true,
  name: route.title,
  documentTitle: `${route.title} | ${company.name}`,
  ...route,
});

/** The list of a collection as its pages link to it. */
const crumbOf = (content: Content, collection: Listed): Crumb | undefined => {
  const file = content[collection];
  return file && { name: file.title, path: listPath(content, collection) };
};

/** The document that is nearest above another, which lies in a folder of its name. */
const crumbAbove = (content: Content, name: string): Crumb | undefined => {
  const [above] = content.written.pages
    .filter((other) => name.startsWith(`${other.name}/`))
    .toSorted((a, b) => b.name.length - a.name.length);
  return above && { name: above.front.title, path: entryPath(content, 'pages', above.name) };
};

const kinds = { projects: 'project', articles: 'article', pages: 'page' } as const;

/** The page of an entry; `more` is the part of its route that depends on its kind. */
function entryPage<Front extends { title: string; description: string; img?: string }>(
  Page: (props: EntryProps<Front>) => ReactElement,
  content: Content,
  collection: Collection,
  entry: Written<Front>,
  more: Partial<WrittenRoute>,
): WrittenPage {
  const { title, description, img } = entry.front;
  const parent =
    collection === 'pages' ? crumbAbove(content, entry.name) : crumbOf(content, collection);
  const next = collection === 'pages' ? undefined : nextEntries(content, collection, entry.name);
  const route = routeOf(content, {
    kind: kinds[collection],
    path: entryPath(content, collection, entry.name),
    title,
    description,
    parent,
    ...(img && { sharePicture: img }),
    ...more,
  });
  const props = { content, entry, parent, next };
  return { route, content: (site) => <Page {...props} site={site} /> };
}

/** An entry as a list shows it. */
function listEntry(content: Content, collection: Listed, { name, front }: Entry): ListEntry {
  const { title, description, date } = front;
  const project = 'done' in front ? front : undefined;
  const client = project && clientOf(project, content);
  return {
    path: entryPath(content, collection, name),
    title,
    description,
    facts: [client ?? [], date ? dateInWords(date, content) : []].flat(),
    img: project?.img,
    figures: project?.figures?.map((figure) => measured(figure, content.site.language)),
  };
}

/** So many entries stand at the end of another one. */
const mostNext = 3;

/** The entries after this one, after the last the first ones. */
function nextEntries(content: Content, collection: Listed, name: string): ListEntry[] {
  const entries: readonly Entry[] = content.written[collection];
  const place = entries.findIndex((entry) => entry.name === name);
  return [...entries.slice(place + 1), ...entries.slice(0, place)]
    .slice(0, mostNext)
    .map((entry) => listEntry(content, collection, entry));
}

/** The title of a service, or the name of a maker or an industry, by which a list is filtered. */
function filterText({ services }: Content, { by, value }: { by: Filter; value: string }): string {
  const service = by === 'service' && services?.services.find(({ id }) => id === value);
  return service ? service.title : value;
}

/** The pages of one of the lists of a site. */
function listPages(content: Content, list: List, lists: readonly List[]): WrittenPage[] {
  const { collection, filter } = list;
  const file = content[collection];
  if (!file) return [];
  const { page: described } = file;
  const name = filter && filterText(content, filter);
  const title = name ? `${file.title}: ${name}` : file.title;
  const parent = filter && crumbOf(content, collection);
  const pages = pageCount(list);
  return Array.from({ length: pages }, (_, index): WrittenPage => {
    const page = index + 1;
    const place = page > 1 ? `, ${page}/${pages}` : '';
    return {
      route: routeOf(content, {
        ...described,
        kind: 'list',
        path: pagePath(list, page),
        title: (name ? title : described.title) + place,
        parent,
        // A filtered list shows nothing that is not elsewhere.
        indexed: !filter,
      }),
      content: (site) => (
        <ListPage
          parent={parent}
          labels={content.labels}
          title={title}
          introduction={file.introduction}
          entries={list.entries
            .slice(index * pageSize, page * pageSize)
            .map((entry) => listEntry(content, collection, entry))}
          pictures={site.pictures.pictures}
          filters={filterLinks(content, lists, collection)}
          list={list}
          page={page}
        />
      ),
    };
  });
}

/** The links to all filtered lists of a collection. */
const filterLinks = (content: Content, lists: readonly List[], collection: Listed) =>
  filters.flatMap((by) => {
    const links = lists.flatMap(({ filter, path, entries, ...list }) =>
      list.collection === collection && filter?.by === by
        ? { text: filterText(content, filter), path, count: entries.length }
        : [],
    );
    return links.length > 0 ? { by, links } : [];
  });
