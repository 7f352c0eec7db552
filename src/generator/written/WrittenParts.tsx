import type { PictureIndex } from '../../content/modules';
import type { Labels } from '../../content/schema';
import { Bars } from '../../features/charts/Bars';
import type { Figure } from '../../features/charts/figures';
import { PictureFiles } from '../../features/pictures/PictureFiles';
import { classNames } from '../../ui/classNames';
import { Heading, lettersOf } from '../../ui/Heading';
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
  /** Key facts, each with its term. */
  terms?: readonly (readonly [term: string, value: string])[];
  /** Right of the words, and on phones below the title. */
  picture?: React.ReactNode;
  /** The ground on which it stands. */
  ground: 'ground-navy' | 'ground-white';
};

/** A title of more characters is set smaller. */
const longTitle = 40;

/** What opens a written page: the way back, title, introduction, facts, and a picture beside them. */
export function WrittenHeader(props: HeaderProps) {
  const {
    parent,
    parentLabel,
    title,
    introduction,
    facts = [],
    terms = [],
    picture,
    ground,
  } = props;
  const isList = !picture && terms.length === 0 && facts.length === 0;
  return (
    <div className={`written-header ${ground}`} data-pictured={picture ? '' : undefined}>
      <div className="grid-page content-start gap-y-[20px]">
        {parent && (
          <nav aria-label={parentLabel} data-print="none" className="-mb-[12px] desk:row-start-1">
            <a href={parent.path} className="link text-note">
              {parent.name}
            </a>
          </nav>
        )}
        <Heading
          as="h1"
          className={classNames(
            'in-display z-1 desk:row-start-2',
            title.length > longTitle ? 'text-h1-long' : 'text-h1',
            isList && 'desk:col-span-6 desk:col-start-1 desk:[--measure:calc(var(--column)/2)]',
            Boolean(picture) &&
              'desk:col-span-8 desk:col-start-1 desk:[--measure:calc(var(--column)*2/3)]',
          )}
        >
          {title}
        </Heading>
        {picture}
        {introduction && (
          <p
            className={classNames(
              'text-lead',
              isList
                ? 'text-soft desk:col-span-6 desk:col-start-7 desk:row-start-2 desk:self-end'
                : 'desk:col-span-6 desk:col-start-1 desk:row-start-3',
            )}
          >
            {introduction}
          </p>
        )}
        {facts.length > 0 && (
          <p className="text-data desk:col-span-6 desk:col-start-1 desk:row-start-4">
            {facts.join(' · ')}
          </p>
        )}
        {terms.length > 0 && (
          <dl
            data-print="twos"
            className="text-data tablet:columns-2 tablet:gap-x-(--gutter) desk:col-span-7 desk:col-start-1 desk:row-start-4 desk:self-end"
          >
            {terms.map(([term, value]) => (
              <div key={term} className="break-inside-avoid border-t border-hair py-[9px]">
                <dt className="text-soft">{term}</dt>
                <dd className="font-strong">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}

/** The list of a text's headings, if there are three. On a desktop it stays beside the text. */
export function Contents({ headings, title }: { headings: readonly TextHeading[]; title: string }) {
  const listed = headings.filter(({ level }) => level === 2);
  if (listed.length < 3) return null;
  return (
    <nav aria-label={title} data-print="none" className="contents-list text-data">
      <h2 className="font-sans text-data font-strong">{title}</h2>
      <ul>
        {listed.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-[44px] items-center underline decoration-hair underline-offset-4 hover:decoration-fg"
            >
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
    <li className="entry-row row-rule" data-short={short || undefined}>
      <div className="grid-page items-center gap-y-[12px]">
        <div className={short ? 'desk:col-span-6' : 'desk:col-span-4'}>
          {facts.length > 0 && <p className="text-data">{facts.join(' · ')}</p>}
          <Title
            className={classNames(
              'in-display mt-[6px] text-sub desk:[--measure:calc(var(--column)/3)]',
              lettersOf(title),
            )}
          >
            <a href={path} className="after:absolute after:inset-0">
              {title}
            </a>
          </Title>
          {!short && drawn && <p className="mt-[10px] text-note text-soft">{description}</p>}
        </div>
        {img && pictures && (
          <PictureFiles
            name={img}
            kind="project"
            index={pictures}
            sizes="(min-width: 900px) 26vw, calc(100vw - 40px)"
            pictureClassName="tablet:col-span-6 desk:col-span-3"
            className="entry-picture"
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
                <dt className="text-data">{figure.what}</dt>
                <dd>
                  {figure.amounts && figure.before ? (
                    <Bars figure={figure} words={words} />
                  ) : (
                    <span className="text-title font-display font-strong">{figure.after}</span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="text-soft desk:col-span-6 desk:col-start-7">{description}</p>
        )}
      </div>
    </li>
  );
}
