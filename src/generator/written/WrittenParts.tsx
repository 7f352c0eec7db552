import type { PictureIndex } from '../../content/modules';
import type { Written } from '../../content/schema';
import { Bars } from '../../features/charts/Bars';
import { measured } from '../../features/charts/figures';
import { PictureFiles } from '../../features/pictures/PictureFiles';
import type { ProjectFront } from '../../features/projects/content';
import { classNames } from '../../ui/classNames';
import { lettersOf } from '../../ui/Heading';
import { PageTitle } from '../../ui/PlainHead';
import { unbroken } from '../../ui/unbroken';
import type { Content } from '../content/schemas';
import type { Heading } from './markdown';
import { type Entry, entryPath } from './writtenPaths';
import type { TextSite } from './writtenText';

/** The text and the address of a link back to the list, or the document, that a page is in. */
export type Crumb = { name: string; path: string };

type WayBackProps = { to: Crumb | undefined; label: string; className?: string };

/** The link back to the list that a page is in. */
export const WayBack = ({ to, label, className }: WayBackProps) =>
  to && (
    <nav aria-label={label} data-print="none" className={className}>
      <a href={to.path} className="link text-note">
        {to.name}
      </a>
    </nav>
  );

/** A written page with its place in the site. */
export type EntryProps<Front> = {
  content: Content;
  entry: Written<Front>;
  parent: Crumb | undefined;
  site: TextSite;
  /** The projects or articles after this one; a document has none. */
  next?: readonly Entry[] | undefined;
};

type HeaderProps = EntryProps<{ title: string; description: string; img?: string }> & {
  /** A project with a picture fills the window, on navy. */
  isProject?: boolean;
  /** The facts below the words. */
  children: React.ReactNode;
};

/** What opens a written page: the way back, title, introduction, facts, and a picture. */
export function WrittenHeader(props: HeaderProps) {
  const { content, parent, entry, site, isProject = false, children } = props;
  const { title, description, img } = entry.front;
  return (
    <div
      className={classNames(
        'grid-page content-start gap-y-[16px] pt-[20px] pb-[24px] desk:gap-y-[20px]',
        'desk:pt-[40px] desk:pb-[48px]',
        isProject ? 'ground-navy' : 'ground-white',
        img && 'desk:grid-rows-[auto_auto_auto_1fr]',
        img && isProject && 'desk:min-h-[calc(100svh-var(--header-height)-var(--footer-height))]',
      )}
    >
      <WayBack
        to={parent}
        label={content.labels.written.trail}
        className="-mb-[12px] desk:row-[1]"
      />
      <PageTitle
        className={classNames(
          'z-1 desk:row-[2]',
          img && 'desk:col-[1/9] desk:[--measure:calc(var(--column)*2/3)]',
        )}
      >
        {title}
      </PageTitle>
      {img && (
        <PictureFiles
          name={img}
          kind={isProject ? 'project' : 'side'}
          index={site.pictures.pictures}
          ground={isProject ? 'dark' : 'light'}
          sizes="(min-width: 900px) 42vw, calc(100vw - 40px)"
          loading="eager"
          fetchPriority="high"
          pictureClassName={classNames(
            'written-picture desk:row-[1/5] desk:self-center',
            isProject ? 'desk:col-[8/-1]' : 'desk:col-[9/-1]',
          )}
          className={classNames(
            'mx-auto max-h-[21rem] w-auto not-data-whole:w-full not-data-whole:object-cover',
            isProject
              ? 'desk:max-h-[max(24rem,100svh-var(--header-height)-var(--footer-height)-5rem)]'
              : 'desk:max-h-[24rem]',
          )}
        />
      )}
      <p className="text-lead desk:col-[1/7] desk:row-[3]">{unbroken(description)}</p>
      {children}
    </div>
  );
}

/** The list of a text's headings, if there are three. On a desktop it stays beside the text. */
export function Contents({ headings, title }: { headings: readonly Heading[]; title: string }) {
  const listed = headings.filter(({ level }) => level === 2);
  if (listed.length < 3) return null;
  return (
    <nav
      aria-label={title}
      data-print="none"
      className={classNames(
        'mb-[24px] border-y border-rule py-[10px] text-data desk:border-b-0',
        'desk:pinned:sticky desk:pinned:top-[calc(var(--header-height)+24px)]',
        'desk:pinned:max-h-[calc(100svh-var(--header-height)-var(--footer-height)-48px)]',
        'desk:pinned:overflow-y-auto',
      )}
    >
      <h2 className="font-sans text-data font-strong">{title}</h2>
      <ul>
        {listed.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-[44px] items-center underline decoration-hair underline-offset-4 hover:decoration-fg"
            >
              {unbroken(text)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A date such as 2026-03-14 in the words of the site's language. */
export const dateInWords = (date: string, { site }: Content): string =>
  new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );

/** The name of the client of a project. */
export const clientOf = ({ partner }: ProjectFront, { partners }: Content) =>
  partners?.partners.find(({ id }) => id === partner)?.title;

type EntryRowProps = {
  entry: Entry;
  content: Content;
  /** None at the end of a page: a row there has the first figure alone, and no words beside it. */
  pictures?: PictureIndex;
};

/** An entry of a list: its words, its picture, and its figures as bars; a link covers all of it. */
export function EntryRow({ entry: { name, front }, content, pictures }: EntryRowProps) {
  const { title, description, date } = front;
  const project = 'done' in front ? front : undefined;
  const client = project && clientOf(project, content);
  const facts = [client, date && dateInWords(date, content)].filter(Boolean);
  const short = !pictures;
  const figures = (project?.figures ?? [])
    .slice(0, short ? 1 : undefined)
    .map((figure) => measured(figure, content.site.language));
  const drawn = figures.length > 0;
  const Title = short ? 'h3' : 'h2';
  return (
    <li
      className={classNames(
        'row-rule relative hover:bg-tint',
        short ? 'py-[14px] desk:py-[16px]' : 'py-[24px] desk:py-[32px]',
      )}
    >
      <div className="grid-page items-center gap-y-[8px] tablet:gap-y-[12px]">
        <div className={short ? 'desk:col-span-6' : 'desk:col-span-4'}>
          {facts.length > 0 && <p className="text-data">{facts.join(' · ')}</p>}
          <Title
            className={classNames(
              'in-display mt-[4px] text-sub desk:[--measure:calc(var(--column)/3)]',
              lettersOf(title),
            )}
          >
            <a
              href={entryPath(content, project ? 'projects' : 'articles', name)}
              className="after:absolute after:inset-0"
            >
              {unbroken(title)}
            </a>
          </Title>
          {!short && drawn && (
            <p className="mt-[10px] text-note text-soft">{unbroken(description)}</p>
          )}
        </div>
        {project?.img && pictures && (
          <PictureFiles
            name={project.img}
            kind="project"
            index={pictures}
            sizes="(min-width: 900px) 26vw, calc(100vw - 40px)"
            pictureClassName="tablet:col-span-6 desk:col-span-3"
            className="max-h-[15rem] w-full object-contain"
          />
        )}
        {drawn ? (
          <dl
            className={classNames(
              'grid gap-y-[16px]',
              short ? 'desk:col-span-6' : 'tablet:col-span-6 desk:col-span-5 desk:col-start-8',
            )}
          >
            {figures.map((figure) => (
              <div key={figure.what} className="flex flex-col-reverse gap-y-[6px]">
                <dt className="text-data">{unbroken(figure.what)}</dt>
                <dd>
                  {figure.amounts && figure.before ? (
                    <Bars figure={figure} words={content.labels.charts} />
                  ) : (
                    <bdi className="text-title font-display font-strong">{figure.after}</bdi>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="text-soft desk:col-span-6 desk:col-start-7">{unbroken(description)}</p>
        )}
      </div>
    </li>
  );
}
