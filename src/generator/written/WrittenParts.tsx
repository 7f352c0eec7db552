import type { PictureIndex } from '../../content/modules';
import type { Labels } from '../../content/schema';
import { Bars } from '../../features/charts/Bars';
import type { Figure } from '../../features/charts/figures';
import { PictureFiles } from '../../features/pictures/PictureFiles';
import { classNames } from '../../ui/classNames';
import { lettersOf } from '../../ui/Heading';
import { PageTitle } from '../../ui/PlainHead';
import { unbroken } from '../../ui/unbroken';
import type { Heading } from './markdown';
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

type HeaderProps = {
  parent: Crumb | undefined;
  words: Labels['written'];
  title: string;
  description: string;
  site: TextSite;
  /** Right of the words, and on phones below the title. */
  img?: string | undefined;
  /** A project with a picture fills the window, on navy. */
  isProject?: boolean;
  /** The facts below the words. */
  children: React.ReactNode;
};

/** What opens a written page: the way back, title, introduction, facts, and a picture. */
export function WrittenHeader(props: HeaderProps) {
  const { parent, words, title, description, site, img, isProject = false, children } = props;
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
      <WayBack to={parent} label={words.trail} className="-mb-[12px] desk:row-[1]" />
      <PageTitle
        className={classNames(
          'z-1 desk:row-[2]',
          img && 'desk:col-[1/9] desk:[--measure:calc(var(--column)*2/3)]',
        )}
      >
        {title}
      </PageTitle>
      {img && <HeadPicture name={img} site={site} isProject={isProject} />}
      <p className="text-lead desk:col-[1/7] desk:row-[3]">{unbroken(description)}</p>
      {children}
    </div>
  );
}

type HeadPictureProps = { name: string; site: TextSite; isProject: boolean };

/** The picture at the head of a page, which is the largest of its first view. */
const HeadPicture = ({ name, site: { pictures }, isProject }: HeadPictureProps) => (
  <PictureFiles
    name={name}
    kind={isProject ? 'project' : 'side'}
    index={pictures.pictures}
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
);

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

/** An entry as a list shows it. */
export type ListEntry = {
  path: string;
  title: string;
  description: string;
  /** Shown above the heading: the client, the day. */
  facts: readonly string[];
  /** The picture of a project, and the figures that it has changed. */
  img?: string | undefined;
  figures?: readonly Figure[] | undefined;
};

type EntryRowProps = {
  entry: ListEntry;
  words: Labels['charts'];
  as: 'h2' | 'h3';
  /** The pictures, if it shows its own. */
  pictures?: PictureIndex;
  /** A row at the end of a page has the first figure alone, and no description beside it. */
  short?: boolean;
};

/** An entry of a list: its words, its picture, and its figures as bars; a link covers all of it. */
export function EntryRow({ entry, words, as: Title, pictures, short = false }: EntryRowProps) {
  const { path, title, description, facts, img } = entry;
  const figures = entry.figures?.slice(0, short ? 1 : undefined) ?? [];
  const drawn = figures.length > 0;
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
            <a href={path} className="after:absolute after:inset-0">
              {unbroken(title)}
            </a>
          </Title>
          {!short && drawn && (
            <p className="mt-[10px] text-note text-soft">{unbroken(description)}</p>
          )}
        </div>
        {img && pictures && (
          <PictureFiles
            name={img}
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
                    <Bars figure={figure} words={words} />
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
