import type { PictureIndex } from '../../content/modules';
import type { Labels } from '../../content/schema';
import { BarsKey } from '../../features/charts/Bars';
import { fill } from '../../ui/fill';
import { type Crumb, EntryRow, type ListEntry, WrittenHeader } from './WrittenParts';
import { type Filter, type List, pageCount, pagePath } from './writtenPaths';

type FilterLink = { text: string; path: string; count: number };

type ListPageProps = {
  /** The whole list, if this one is filtered. */
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
        ground="ground-navy"
      />
      <div className="ground-white grow">
        <Filters words={words} parent={parent} filters={filters} list={list} />
        {entries.some(({ figures = [] }) => figures.some(({ gain }) => gain)) && (
          <BarsKey words={labels.charts} />
        )}
        {/* The search finds the pages of these, which say more. */}
        <ul data-search="none">
          {entries.map((entry) => (
            <EntryRow
              key={entry.path}
              entry={entry}
              pictures={pictures}
              words={labels.charts}
              as="h2"
            />
          ))}
        </ul>
        {pages > 1 && (
          <nav
            aria-label={words.pages}
            className="column row-rule flex flex-wrap items-center gap-x-[20px] py-[24px]"
          >
            {page > 1 && <Turn href={pagePath(list, page - 1)} rel="prev" text={words.newer} />}
            <span>{place}</span>
            {page < pages && <Turn href={pagePath(list, page + 1)} rel="next" text={words.older} />}
          </nav>
        )}
      </div>
    </>
  );
}

/** A link to the previous or next page of the list. */
const Turn = ({ text, ...link }: { text: string; href: string; rel: string }) => (
  <a {...link} className="link">
    {text}
  </a>
);

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
      className="column flex flex-wrap items-baseline gap-x-[28px] py-[12px] text-note"
    >
      {parent && (
        <a href={parent.path} className="link">
          {words.all}
        </a>
      )}
      {filters.map(({ by, links }) => (
        <div key={by} className="flex flex-wrap items-baseline gap-x-[20px]">
          <h2 className="font-sans font-strong">{words[by]}</h2>
          {links.map(({ text, path, count }) => (
            <a
              key={path}
              href={path}
              aria-current={path === list.path ? 'page' : undefined}
              className="link aria-[current]:font-strong aria-[current]:decoration-4"
            >
              {`${text} (${count})`}
            </a>
          ))}
        </div>
      ))}
    </nav>
  );
}
