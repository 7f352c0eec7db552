import type { PictureIndex } from '../../content/modules';
import type { Labels } from '../../content/schema';
import { PictureFiles } from '../../features/pictures/PictureFiles';
import type { ProjectFigure } from '../../features/projects/content';
import { ProjectFigures } from '../../features/projects/ProjectFigures';
import { classNames } from '../../ui/classNames';
import { Heading, lettersOf } from '../../ui/Heading';
import { Icon } from '../../ui/Icon';
import type { Heading as TextHeading } from './markdown';

/** The text and the address of a link back to the list that a page is in. */
export type Crumb = { name: string; path: string };

type HeaderProps = {
  parent: Crumb | undefined;
  parentLabel: string;
  title: string;
  introduction?: string | undefined;
  /** When and by whom it was written. */
  facts?: readonly string[];
  /** Shown below the words, half in the band and half below it. */
  picture?: React.ReactNode;
};

/** The dark band that opens a written page: the way back, title, introduction and facts. */
export function WrittenHeader(props: HeaderProps) {
  const { parent, parentLabel, title, introduction, facts = [], picture } = props;
  return (
    <div className="page-header bg-dark-900 text-on-dark">
      <div className={`column pt-7 sm:pt-12 ${picture ? '' : 'pb-7 sm:pb-12'}`}>
        {parent && (
          <nav aria-label={parentLabel} data-print="none">
            <a
              href={parent.path}
              className="inline-flex min-h-[44px] min-w-[44px] items-center gap-2 rounded-sm text-sm font-strong text-white underline-offset-4 hover:underline"
            >
              <Icon name="previous" className="size-[18px]" />
              {parent.name}
            </a>
          </nav>
        )}
        <div className="grid items-end gap-x-6 gap-y-5 lg:grid-cols-[2fr_1fr]">
          <Heading
            as="h1"
            className="text-4xl font-strong text-balance text-white lg:[--measure:calc(var(--column)*2/3-1.5rem)]"
          >
            {title}
          </Heading>
          <div className="grid max-w-[45rem] gap-3">
            {introduction && <p className="text-lg">{introduction}</p>}
            {facts.length > 0 && <p className="text-sm">{facts.join(' · ')}</p>}
          </div>
        </div>
        {picture && <div className="written-picture">{picture}</div>}
      </div>
    </div>
  );
}

/** The list of a text's headings, if there are three. On a desktop it stays beside the text. */
export function Contents({ headings, title }: { headings: readonly TextHeading[]; title: string }) {
  const listed = headings.filter(({ level }) => level === 2);
  if (listed.length < 3) return null;
  return (
    <nav aria-label={title} data-print="none" className="contents-list">
      <h2 className="font-sans text-sm font-strong text-heading">{title}</h2>
      <ul className="flex flex-wrap gap-x-5 lg:block">
        {listed.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="text-sm text-heading max-lg:link">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** An entry as a list shows it. */
export type ListEntry = {
  path: string;
  title: string;
  description: string;
  /** Shown above the heading: the client, the day. */
  facts: readonly string[];
  /** The picture of a project, and the figures that it has changed. */
  img?: string | undefined;
  figures?: readonly ProjectFigure[] | undefined;
};

type NextProps = { entry: ListEntry; labels: Labels; pictures: PictureIndex };

/** The band at the end of a project or an article: the next one, its picture up to the edge. */
export function NextEntry({ entry, labels, pictures }: NextProps) {
  const { path, title, description, img, figures = [] } = entry;
  return (
    <nav
      aria-label={labels.written.next}
      data-print="none"
      className="relative overflow-clip bg-band"
    >
      {img && (
        <PictureFiles
          name={img}
          kind="project"
          index={pictures}
          sizes="(min-width: 64rem) 50vw, 100vw"
          className="aspect-[3/2] w-full object-cover lg:absolute lg:inset-y-0 lg:left-1/2 lg:h-full lg:w-1/2"
        />
      )}
      <div className="column py-12 sm:py-16">
        <div className={img ? 'lg:w-1/2 lg:pr-16' : undefined}>
          <p className="text-sm font-strong">{labels.written.next}</p>
          <h2
            className={classNames(
              'mt-2 text-3xl font-strong text-balance text-heading',
              img && 'lg:[--measure:calc(var(--column)/2-4rem)]',
              lettersOf(title),
            )}
          >
            <a
              href={path}
              className="underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {title}
            </a>
          </h2>
          {figures.length > 0 ? (
            <ProjectFigures figures={figures} words={labels.projects} />
          ) : (
            <p className="mt-3 max-w-prose">{description}</p>
          )}
        </div>
      </div>
    </nav>
  );
}
