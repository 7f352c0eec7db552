import type { ReactElement } from 'react';
import type { Written } from '../../content/schema';
import type { Person } from '../../features/about/content';
import { personAt } from '../../features/about/content';
import type { ArticleFront } from '../../features/articles/content';
import type { ProjectFront } from '../../features/projects/content';
import type { DescribedRoute } from '../content/routes';
import type { Content } from '../content/schemas';
import {
  ArticlePage,
  clientOf,
  DocumentPage,
  dateInWords,
  type EntryProps,
  ProjectPage,
} from './EntryPage';
import { type FilterLink, ListPage } from './ListPage';
import type { Crumb, ListEntry } from './WrittenParts';
import {
  entryPath,
  type Filter,
  filters,
  type List,
  type Listed,
  listsOf,
  pageCount,
  pagePath,
  pageSize,
} from './writtenPaths';
import type { TextSite } from './writtenText';

/** A page that is written, or a list of such pages. */
export type WrittenRoute = DescribedRoute<'written'> & {
  kind: 'project' | 'article' | 'document' | 'list';
  /** The list that it is in. */
  parent?: Crumb | undefined;
  /** Days such as 2026-03-14. */
  published?: string | undefined;
  modified?: string | undefined;
  /** Who wrote it, or answers for what it tells. */
  author?: Person | undefined;
};

/** A written page: what is known of it at once, and what it says once that is asked for. */
export type WrittenPage = { route: WrittenRoute; content: (site: TextSite) => ReactElement };

/** Every written page of a site, and every page of every list. */
export function writtenPages(content: Content): WrittenPage[] {
  const { projects, articles, pages } = content.written;
  return [
    ...projects.map((project) => {
      const { date, responsible } = project.front;
      const author = personAt(content, responsible);
      return entryPage(ProjectPage, content, project, { kind: 'project', published: date, author });
    }),
    ...articles.map((article) => {
      const { date, updated, author } = article.front;
      return entryPage(ArticlePage, content, article, {
        kind: 'article',
        published: date,
        modified: updated ?? date,
        author: personAt(content, author),
      });
    }),
    ...pages.map((document) =>
      entryPage(DocumentPage, content, document, {
        kind: 'document',
        modified: document.front.date,
      }),
    ),
    ...listPages(content),
  ];
}

type Described = Pick<WrittenRoute, 'kind' | 'path' | 'title' | 'description'> &
  Partial<WrittenRoute>;

const routeOf = ({ company }: Content, route: Described): WrittenRoute => ({
  id: 'written',
  indexed: true,
  name: route.title,
  documentTitle: `${route.title} | ${company.name}`,
  sources: [],
  ...route,
});

/** The list of a collection as its pages link to it. */
const crumbOf = (content: Content, collection: Listed): Crumb | undefined => {
  const file = content[collection];
  return file && { name: file.title, path: `/${collection}` };
};

const collections = { project: 'projects', article: 'articles' } as const;

/** The page of an entry of a collection; `own` is what its route has by itself. */
function entryPage<Front extends { title: string; description: string; img?: string }>(
  Page: (props: EntryProps<Front>) => ReactElement,
  content: Content,
  entry: Written<Front>,
  { kind, ...own }: { kind: 'project' | 'article' | 'document' } & Partial<WrittenRoute>,
): WrittenPage {
  const { title, description, img } = entry.front;
  const collection = kind === 'document' ? undefined : collections[kind];
  const parent = collection && crumbOf(content, collection);
  const next = collection && nextEntry(content, collection, entry);
  const route = routeOf(content, {
    kind,
    path: entryPath(collection ?? 'pages', entry.name),
    title,
    description,
    parent,
    sources: [entry.file],
    ...(img && { sharePicture: img }),
    ...own,
  });
  const props = { content, entry, parent, next };
  return { route, content: (site) => <Page {...props} site={site} /> };
}

type Listable = Written<ProjectFront | ArticleFront>;

/** How an entry stands in a list. */
function listEntry(content: Content, collection: Listed, entry: Listable): ListEntry {
  const { title, description, date } = entry.front;
  const client =
    'partner' in entry.front ? clientOf({ ...entry, front: entry.front }, content) : undefined;
  return {
    path: entryPath(collection, entry.name),
    title,
    description,
    facts: [client ?? [], date ? dateInWords(date, content) : []].flat(),
    img: collection === 'projects' ? entry.front.img : undefined,
    figures: 'figures' in entry.front ? entry.front.figures : undefined,
  };
}

/** The entry after one, the first after the last; undefined where there is no other. */
function nextEntry(content: Content, collection: Listed, entry: Written<unknown>) {
  const entries: readonly Listable[] = content.written[collection];
  const place = entries.findIndex(({ name }) => name === entry.name);
  const next = entries[(place + 1) % entries.length];
  return next && next.name !== entry.name ? listEntry(content, collection, next) : undefined;
}

/** What a filter is called: the name of a service, or the words themselves. */
function filterText({ services }: Content, { by, value }: { by: Filter; value: string }): string {
  const service = by === 'service' && services?.services.find(({ id }) => id === value);
  return service ? service.title : value;
}

function listPages(content: Content): WrittenPage[] {
  const lists = listsOf(content);
  return lists.flatMap((list) => {
    const file = content[list.collection];
    if (!file) return [];
    const name = list.filter && filterText(content, list.filter);
    const title = name ? `${file.title}: ${name}` : file.title;
    const parent = list.filter && crumbOf(content, list.collection);
    const pages = pageCount(list);
    const links = filterLinks(content, lists, list.collection);
    return Array.from({ length: pages }, (_, index): WrittenPage => {
      const page = index + 1;
      const place = page > 1 ? `, ${page}/${pages}` : '';
      return {
        route: routeOf(content, {
          kind: 'list',
          path: pagePath(list, page),
          title: (name ? title : file.page.title) + place,
          description: file.page.description,
          parent,
          // A filtered list shows nothing that is not elsewhere.
          indexed: !list.filter,
          sources: [`content/${list.collection}.json`],
          ...(file.page.sharePicture && { sharePicture: file.page.sharePicture }),
        }),
        content: (site) => (
          <ListPage
            parent={parent}
            labels={content.labels}
            title={title}
            introduction={file.introduction}
            entries={list.entries
              .slice(index * pageSize, page * pageSize)
              .map((entry) => listEntry(content, list.collection, entry))}
            pictures={site.pictures.pictures}
            filters={links}
            list={list}
            page={page}
          />
        ),
      };
    });
  });
}

/** The links to all filtered lists of a collection. */
function filterLinks(content: Content, lists: readonly List[], collection: Listed) {
  return filters
    .map((by) => ({
      by,
      links: lists.flatMap(({ filter, path, entries, ...list }): FilterLink[] =>
        list.collection === collection && filter?.by === by
          ? [{ text: filterText(content, filter), path, count: entries.length }]
          : [],
      ),
    }))
    .filter(({ links }) => links.length > 0);
}
