import type { ReactElement } from 'react';
import type { Written } from '../../content/schema';
import { type Person, personAt } from '../../features/about/content';
import type { DescribedRoute } from '../content/routes';
import type { Collection, Content } from '../content/schemas';
import { ProjectPage, TextPage } from './EntryPage';
import { filterText, ListPage } from './ListPage';
import type { Crumb, EntryProps } from './WrittenParts';
import {
  type Entry,
  entryPath,
  type List,
  type Listed,
  listPath,
  listsOf,
  pageCount,
  pagePath,
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
      return entryPage(TextPage, content, 'articles', entry, written);
    }),
    ...pages.map((entry) =>
      entryPage(TextPage, content, 'pages', entry, { modified: entry.front.date }),
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

/** So many entries stand at the end of another one. */
const mostNext = 3;

/** The entries after this one, after the last the first ones. */
function nextEntries(content: Content, collection: Listed, name: string): Entry[] {
  const entries: readonly Entry[] = content.written[collection];
  const place = entries.findIndex((entry) => entry.name === name);
  return [...entries.slice(place + 1), ...entries.slice(0, place)].slice(0, mostNext);
}

/** The pages of one of the lists of a site. */
function listPages(content: Content, list: List, lists: readonly List[]): WrittenPage[] {
  const { collection, filter } = list;
  const file = content[collection];
  if (!file) return [];
  const { page: described } = file;
  const name = filterText(content, list);
  const title = name ? `${file.title}: ${name}` : file.title;
  const parent = filter && crumbOf(content, collection);
  const pages = pageCount(list);
  const props = { content, parent, title, list, lists };
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
      content: (site) => <ListPage {...props} pictures={site.pictures.pictures} page={page} />,
    };
  });
}
