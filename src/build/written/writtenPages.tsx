import type { ReactElement } from 'react';
import type { Content, Person } from '../../content/schema';
import { personAt } from '../content/contentModules';
import type { DescribedRoute } from '../content/routes';
import { ArticlePage, DocumentPage, JobPage } from './EntryPage';
import { type FilterLink, type ListEntry, ListPage } from './ListPage';
import { readMarkdown } from './markdown';
import type { Crumb } from './WrittenParts';
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
import { type TextSite, textOf } from './writtenText';

/** A page that is written, or a list of such pages. */
export type WrittenRoute = DescribedRoute<'written'> & {
  kind: 'job' | 'article' | 'document' | 'list';
  /** What it hangs under, from the top. */
  trail: readonly Crumb[];
  /** Days such as 2026-03-14. */
  published?: string;
  modified?: string;
  author?: Person;
};

/** A written page: what is known of it at once, and what it says once that is asked for. */
export type WrittenPage = { route: WrittenRoute; content: (site: TextSite) => ReactElement };

/** Every written page of a site, and every page of every list. */
export function writtenPages(content: Content): WrittenPage[] {
  const { written } = content;
  return [
    ...written.jobs.map((job) => jobPage(content, job)),
    ...written.articles.map((article) => articlePage(content, article)),
    ...written.pages.map((document) => documentPage(content, document)),
    ...listPages(content),
  ];
}

type Described = Pick<WrittenRoute, 'kind' | 'path' | 'title' | 'description' | 'trail'> &
  Partial<WrittenRoute>;

const routeOf = ({ company }: Content, route: Described): WrittenRoute => ({
  id: 'written',
  indexed: true,
  name: route.title,
  documentTitle: `${route.title} | ${company.name}`,
  sources: [],
  ...route,
});

/** What of a page of the content is shown around its collection. */
const crumbOf = (content: Content, collection: Listed): Crumb[] => {
  const file = content[collection];
  return file ? [{ name: file.title, path: `/${collection}` }] : [];
};

/** A date such as 2026-03-14 as it is said in the site's language. */
const dateFormat = ({ site }: Content) => {
  const format = new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: 'UTC' });
  return (date: string) => format.format(new Date(date));
};

type Job = Content['written']['jobs'][number];
type Article = Content['written']['articles'][number];
type Document = Content['written']['pages'][number];

const shared = (content: Content, { body }: { body: string }, trail: readonly Crumb[]) => ({
  trail,
  labels: content.labels,
  headings: readMarkdown(body).headings,
  formatDate: dateFormat(content),
  person: (id: string | undefined) => personAt(content, id),
});

const clientOf = ({ partners }: Content, { front }: Job) =>
  partners?.partners.find(({ id }) => id === front.partner)?.title;

function jobPage(content: Content, job: Job): WrittenPage {
  const { title, description, date, img, responsible } = job.front;
  const trail = crumbOf(content, 'jobs');
  const author = personAt(content, responsible);
  return {
    route: routeOf(content, {
      kind: 'job',
      path: entryPath('jobs', job.name),
      title,
      description,
      trail,
      published: date,
      sources: [job.file],
      ...(author && { author }),
      ...(img && { sharePicture: img }),
    }),
    content: (site) => (
      <JobPage
        {...shared(content, job, trail)}
        job={job}
        client={clientOf(content, job)}
        contactPath="/contact"
        pictures={site.pictures.photographs}
        text={textOf(job, site)}
      />
    ),
  };
}

function articlePage(content: Content, article: Article): WrittenPage {
  const { title, description, date, updated, img, author: id } = article.front;
  const trail = crumbOf(content, 'articles');
  const author = personAt(content, id);
  return {
    route: routeOf(content, {
      kind: 'article',
      path: entryPath('articles', article.name),
      title,
      description,
      trail,
      published: date,
      modified: updated ?? date,
      sources: [article.file],
      ...(author && { author }),
      ...(img && { sharePicture: img }),
    }),
    content: (site) => (
      <ArticlePage
        {...shared(content, article, trail)}
        article={article}
        text={textOf(article, site)}
      />
    ),
  };
}

function documentPage(content: Content, document: Document): WrittenPage {
  const { title, description, date } = document.front;
  return {
    route: routeOf(content, {
      kind: 'document',
      path: entryPath('pages', document.name),
      title,
      description,
      trail: [],
      modified: date,
      sources: [document.file],
    }),
    content: (site) => (
      <DocumentPage
        {...shared(content, document, [])}
        document={document}
        text={textOf(document, site)}
      />
    ),
  };
}

/** How an entry stands in a list. */
function listEntry(content: Content, collection: Listed, entry: Job | Article): ListEntry {
  const { title, description, date } = entry.front;
  const client = 'partner' in entry.front ? clientOf(content, entry as Job) : undefined;
  const day = dateFormat(content)(date);
  return {
    path: entryPath(collection, entry.name),
    title,
    description,
    facts: client ? [client, day] : [day],
    img: collection === 'jobs' ? entry.front.img : undefined,
    figures: 'figures' in entry.front ? entry.front.figures : undefined,
  };
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
    const trail = list.filter ? crumbOf(content, list.collection) : [];
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
          trail,
          // A filtered list shows nothing that is not elsewhere.
          indexed: !list.filter,
          sources: [`content/${list.collection}.json`],
          ...(file.page.sharePicture && { sharePicture: file.page.sharePicture }),
        }),
        content: (site) => (
          <ListPage
            trail={trail}
            labels={content.labels}
            title={title}
            introduction={file.introduction}
            note={file.note}
            entries={list.entries
              .slice(index * pageSize, page * pageSize)
              .map((entry) => listEntry(content, list.collection, entry))}
            pictures={site.pictures.photographs}
            filters={links}
            current={list.path}
            page={page}
            pages={pages}
            pathOfPage={(other) => pagePath(list, other)}
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
