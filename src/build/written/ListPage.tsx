import type { Labels } from '../../content/schema';
import { fill } from '../../ui/fill';
import { type Crumb, WrittenHeader } from './WrittenParts';
import type { Filter } from './writtenPaths';

/** An entry as a list shows it. */
export type ListEntry = {
  path: string;
  title: string;
  description: string;
  /** What stands above the heading: the client, the day. */
  facts: readonly string[];
};

/** A link that filters a list. */
export type FilterLink = { text: string; path: string; count: number };

type ListPageProps = {
  trail: readonly Crumb[];
  labels: Labels;
  title: string;
  introduction: string | undefined;
  note: string | undefined;
  entries: readonly ListEntry[];
  filters: readonly { by: Filter; links: readonly FilterLink[] }[];
  /** The address of the list that is shown, without its page. */
  current: string;
  page: number;
  pages: number;
  /** The address of a page of this list. */
  pathOfPage: (page: number) => string;
};

/** A list of written pages, newest first, with the links that filter it and those to its other pages. */
export function ListPage({ trail, labels, title, introduction, note, ...list }: ListPageProps) {
  const words = labels.written;
  const { entries, filters, current, page, pages, pathOfPage } = list;
  const place = pages > 1 ? fill(words.page, { page, pages }) : '';
  return (
    <>
      <WrittenHeader
        trail={trail}
        trailLabel={words.trail}
        title={page > 1 ? `${title}, ${place}` : title}
        introduction={page > 1 ? undefined : introduction}
      />
      <div className="bg-page text-text">
        <div className="column grid gap-x-16 gap-y-7 py-7 sm:py-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div>
            <ul className="grid gap-5">
              {entries.map(({ path, title: heading, description, facts }) => (
                <li key={path} className="rounded-md bg-surface px-5 py-4 shadow-card">
                  {facts.length > 0 && <p className="text-sm font-semibold">{facts.join(' · ')}</p>}
                  <h2 className="text-xl font-bold text-balance text-heading">
                    <a href={path} className="link min-w-[44px] text-heading">
                      {heading}
                    </a>
                  </h2>
                  <p>{description}</p>
                </li>
              ))}
            </ul>
            {pages > 1 && (
              <nav aria-label={words.pages} className="mt-6 flex flex-wrap items-center gap-5">
                {page > 1 && (
                  <a
                    href={pathOfPage(page - 1)}
                    rel="prev"
                    className="link min-w-[44px] text-heading"
                  >
                    {words.newer}
                  </a>
                )}
                <span>{place}</span>
                {page < pages && (
                  <a
                    href={pathOfPage(page + 1)}
                    rel="next"
                    className="link min-w-[44px] text-heading"
                  >
                    {words.older}
                  </a>
                )}
              </nav>
            )}
            {note && <p className="mt-6 text-sm">{note}</p>}
          </div>
          <nav aria-label={words.show} data-print="none" className="grid content-start gap-5">
            {trail.length > 0 && (
              <a href={trail[0]?.path} className="link min-w-[44px] text-heading">
                {words.all}
              </a>
            )}
            {filters.map(({ by, links }) => (
              <div key={by}>
                <h2 className="text-sm font-semibold text-heading">{words[by]}</h2>
                <ul className="flex flex-wrap gap-x-5">
                  {links.map(({ text, path, count }) => (
                    <li key={path}>
                      <a
                        href={path}
                        aria-current={path === current ? 'page' : undefined}
                        className="link min-w-[44px] text-sm text-heading aria-[current]:decoration-accent"
                      >
                        {`${text} (${count})`}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
      </div>
    </>
  );
}
