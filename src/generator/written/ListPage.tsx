import type { PictureIndex } from '../../content/modules';
import type { Labels } from '../../content/schema';
import { PictureFiles } from '../../features/pictures/PictureFiles';
import { ProjectFigures } from '../../features/projects/ProjectFigures';
import { classNames } from '../../ui/classNames';
import { fill } from '../../ui/fill';
import { type Crumb, type ListEntry, WrittenHeader } from './WrittenParts';
import { type Filter, type List, pageCount, pagePath } from './writtenPaths';

type FilterLink = { text: string; path: string; count: number };

type ListPageProps = {
  /** The whole list, where this one is filtered. */
  parent: Crumb | undefined;
  labels: Labels;
  title: string;
  introduction: string | undefined;
  entries: readonly ListEntry[];
  pictures: PictureIndex;
  filters: readonly { by: Filter; links: readonly FilterLink[] }[];
  list: List;
  /** The page of the list, counted from 1. */
  page: number;
};

/** A page of a list of written pages, newest first, with links to filtered lists and more pages. */
export function ListPage(props: ListPageProps) {
  const { parent, labels, title, introduction, entries, pictures, filters, list, page } = props;
  const words = labels.written;
  const pages = pageCount(list);
  const place = pages > 1 ? fill(words.page, { page, pages }) : '';
  return (
    <>
      <WrittenHeader
        parent={parent}
        parentLabel={words.trail}
        title={page > 1 ? `${title}, ${place}` : title}
        introduction={page > 1 ? undefined : introduction}
      />
      <div className="bg-page text-text">
        <div className="column py-7 sm:py-16">
          <Filters words={words} parent={parent} filters={filters} list={list} />
          <ul>
            {entries.map((entry) => (
              <ListItem
                key={entry.path}
                entry={entry}
                pictures={pictures}
                words={labels.projects}
              />
            ))}
          </ul>
          {pages > 1 && (
            <nav aria-label={words.pages} className="mt-6 flex flex-wrap items-center gap-5">
              {page > 1 && <Turn href={pagePath(list, page - 1)} rel="prev" text={words.newer} />}
              <span>{place}</span>
              {page < pages && (
                <Turn href={pagePath(list, page + 1)} rel="next" text={words.older} />
              )}
            </nav>
          )}
        </div>
      </div>
    </>
  );
}

/** A link to the previous or next page of the list. */
const Turn = ({ text, ...link }: { text: string; href: string; rel: string }) => (
  <a {...link} className="link min-w-[44px] text-heading">
    {text}
  </a>
);

type ListItemProps = { entry: ListEntry; pictures: PictureIndex; words: Labels['projects'] };

/** An entry of the list; from one entry to the next, pictures and words change sides. */
function ListItem({ entry, pictures, words }: ListItemProps) {
  const { path, title, description, facts, img, figures = [] } = entry;
  return (
    <li className="grid gap-x-16 gap-y-4 border-t border-line py-7 first:border-0 first:pt-0 sm:py-12 lg:grid-cols-2 lg:items-center lg:even:*:[picture]:order-2">
      {img && (
        <PictureFiles
          name={img}
          kind="project"
          index={pictures}
          sizes="(min-width: 64rem) 42rem, calc(100vw - 2.5rem)"
          className="w-full"
        />
      )}
      <div className={img ? undefined : 'lg:contents'}>
        <div>
          {facts.length > 0 && <p className="text-sm">{facts.join(' · ')}</p>}
          <h2 className="text-2xl font-strong text-balance text-heading">
            <a href={path} className="link min-w-[44px] text-heading">
              {title}
            </a>
          </h2>
        </div>
        <p className={classNames('mt-2 max-w-prose', !img && 'lg:mt-0')}>{description}</p>
        {figures.length > 0 && <ProjectFigures figures={figures} words={words} />}
      </div>
    </li>
  );
}

type FiltersProps = Pick<ListPageProps, 'parent' | 'filters' | 'list'> & {
  words: Labels['written'];
};

/** The links that filter the list, in rows above it, and the one back to the whole list. */
function Filters({ words, parent, filters, list }: FiltersProps) {
  if (!parent && filters.length === 0) return null;
  return (
    <nav
      aria-label={words.show}
      data-print="none"
      className="flex flex-wrap items-baseline gap-x-8 pb-7 text-sm"
    >
      {parent && (
        <a href={parent.path} className="link text-heading">
          {words.all}
        </a>
      )}
      {filters.map(({ by, links }) => (
        <div key={by} className="flex flex-wrap items-baseline gap-x-5">
          <h2 className="font-sans font-strong">{words[by]}</h2>
          {links.map(({ text, path, count }) => (
            <a
              key={path}
              href={path}
              aria-current={path === list.path ? 'page' : undefined}
              className="link text-heading aria-[current]:decoration-accent"
            >
              {`${text} (${count})`}
            </a>
          ))}
        </div>
      ))}
    </nav>
  );
}
