import type { PictureIndex } from '../../content/modules';
import { BarsKey } from '../../features/charts/Bars';
import { measured } from '../../features/charts/figures';
import { fill } from '../../ui/fill';
import { PlainHead } from '../../ui/PlainHead';
import type { Content } from '../content/schemas';
import { type Crumb, EntryRow, WayBack } from './WrittenParts';
import { filters, type List, pageCount, pagePath, pageSize } from './writtenPaths';

type ListPageProps = {
  content: Content;
  /** The whole list, if this one is filtered. */
  parent: Crumb | undefined;
  title: string;
  pictures: PictureIndex;
  list: List;
  /** All lists of the site. */
  lists: readonly List[];
  /** The page of the list, counted from 1. */
  page: number;
};

/** A page of a list of written pages, newest first, with links to filtered lists and more pages. */
export function ListPage(props: ListPageProps) {
  const { content, parent, title, pictures, list, page } = props;
  const { labels, site } = content;
  const words = labels.written;
  const pages = pageCount(list);
  const place = pages > 1 ? fill(words.page, { page, pages }) : '';
  const entries = list.entries.slice((page - 1) * pageSize, page * pageSize);
  const figures = entries.flatMap(({ front }) => ('figures' in front && front.figures) || []);
  return (
    <>
      <PlainHead
        title={page > 1 ? `${title}, ${place}` : title}
        introduction={page > 1 ? undefined : content[list.collection]?.introduction}
        above={<WayBack to={parent} label={words.trail} />}
      />
      <div className="ground-white grow">
        <Filters {...props} />
        {figures.some((figure) => measured(figure, site.language).gain) && (
          <BarsKey words={labels.charts} />
        )}
        {/* The search finds the pages of these, which say more. */}
        <ul data-search="none">
          {entries.map((entry) => (
            <EntryRow key={entry.name} entry={entry} content={content} pictures={pictures} />
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

/** The title of a service, or the name of a maker or an industry, by which a list is filtered. */
export function filterText({ services }: Content, { filter }: List): string | undefined {
  const service = services?.services.find(
    ({ id }) => filter?.by === 'service' && id === filter.value,
  );
  return service?.title ?? filter?.value;
}

/** The links that filter the list, in rows above it, and the one back to the whole list. */
function Filters({ content, parent, list, lists }: ListPageProps) {
  const words = content.labels.written;
  const rows = filters.flatMap((by) => {
    const links = lists.filter(
      ({ collection, filter }) => collection === list.collection && filter?.by === by,
    );
    return links.length > 0 ? { by, links } : [];
  });
  if (!parent && rows.length === 0) return null;
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
      {rows.map(({ by, links }) => (
        <div key={by} className="flex flex-wrap items-baseline gap-x-[20px]">
          <h2 className="font-sans font-strong">{words[by]}</h2>
          {links.map((link) => (
            <a
              key={link.path}
              href={link.path}
              aria-current={link.path === list.path ? 'page' : undefined}
              className="link aria-[current]:font-strong aria-[current]:decoration-4"
            >
              {`${filterText(content, link)} (${link.entries.length})`}
            </a>
          ))}
        </div>
      ))}
    </nav>
  );
}
