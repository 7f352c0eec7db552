import type { PictureIndex } from '../../content/modules';
import type { JobFigure, Labels } from '../../content/schema';
import { JobFigures } from '../../features/jobs/JobFigures';
import { PictureFiles } from '../../features/pictures/PictureFiles';
import { classNames } from '../../ui/classNames';
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
  /** The picture of a job, and what it has changed. */
  img?: string | undefined;
  figures?: readonly JobFigure[] | undefined;
};

/** A link that filters a list. */
export type FilterLink = { text: string; path: string; count: number };

type ListPageProps = {
  trail: readonly Crumb[];
  labels: Labels;
  title: string;
  introduction: string | undefined;
  entries: readonly ListEntry[];
  pictures: PictureIndex;
  filters: readonly { by: Filter; links: readonly FilterLink[] }[];
  /** The address of the list that is shown, without its page. */
  current: string;
  page: number;
  pages: number;
  /** The address of a page of this list. */
  pathOfPage: (page: number) => string;
};

/** A list of written pages, newest first, with the links that filter it and those to its other pages. */
export function ListPage({ trail, labels, title, introduction, ...list }: ListPageProps) {
  const words = labels.written;
  const { entries, pictures, filters, current, page, pages, pathOfPage } = list;
  const place = pages > 1 ? fill(words.page, { page, pages }) : '';
  // A list that is seen as a whole needs no filters at its side: they stand below.
  const isLong = pages > 1;
  return (
    <>
      <WrittenHeader
        trail={trail}
        trailLabel={words.trail}
        title={page > 1 ? `${title}, ${place}` : title}
        introduction={page > 1 ? undefined : introduction}
      />
      <div className="bg-page text-text">
        <div
          className={classNames(
            'column grid gap-x-16 gap-y-7 py-7 sm:py-16',
            isLong && 'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]',
          )}
        >
          <div>
            <ul>
              {entries.map((entry) => (
                <Entry
                  key={entry.path}
                  entry={entry}
                  pictures={pictures}
                  words={labels.jobs}
                  isLong={isLong}
                />
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
          </div>
          <Filters
            words={words}
            trail={trail}
            filters={filters}
            current={current}
            isLong={isLong}
          />
        </div>
      </div>
    </>
  );
}

type EntryProps = {
  entry: ListEntry;
  pictures: PictureIndex;
  words: Labels['jobs'];
  isLong: boolean;
};

/** An entry of the list: its words, its picture, and what a job has changed, in a column of its own where there is room. */
function Entry({ entry, pictures, words, isLong }: EntryProps) {
  const { path, title, description, facts, img, figures = [] } = entry;
  return (
    <li
      className={classNames(
        'opens-page grid gap-x-8 gap-y-4 border-t border-line py-7 first:border-0 first:pt-0 sm:grid-cols-[1fr_14rem]',
        !isLong && 'lg:grid-cols-[minmax(0,1fr)_14rem_24rem]',
      )}
    >
      <div className={img ? undefined : 'sm:col-span-2'}>
        {facts.length > 0 && <p className="text-sm">{facts.join(' · ')}</p>}
        <h2 className="text-2xl font-extrabold text-balance text-heading">
          <a href={path} className="link min-w-[44px] text-heading">
            {title}
          </a>
        </h2>
        <p className="mt-2 max-w-prose">{description}</p>
      </div>
      {img && (
        <PictureFiles
          name={img}
          kind="job"
          index={pictures}
          sizes="(min-width: 40rem) 14rem, calc(100vw - 2.5rem)"
          alt=""
          loading="lazy"
          className="w-full rounded-sm"
        />
      )}
      {figures.length > 0 && (
        <div className={isLong ? 'sm:col-span-2' : 'sm:max-lg:col-span-2 lg:col-start-3'}>
          <JobFigures figures={figures} words={words} />
        </div>
      )}
    </li>
  );
}

type FiltersProps = Pick<ListPageProps, 'trail' | 'filters' | 'current'> & {
  words: Labels['written'];
  isLong: boolean;
};

/** The links that filter the list, and the one back to all of it. */
function Filters({ words, trail, filters, current, isLong }: FiltersProps) {
  return (
    <nav
      aria-label={words.show}
      data-print="none"
      className={classNames(
        'grid content-start gap-5',
        !isLong && 'border-t border-line pt-7 lg:grid-cols-3',
      )}
    >
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
  );
}
