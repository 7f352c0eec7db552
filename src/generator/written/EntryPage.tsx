import { createElement, Fragment } from 'react';
import type { Written } from '../../content/schema';
import { nameAndRole, personAt } from '../../features/about/content';
import type { ArticleFront } from '../../features/articles/content';
import { askHref } from '../../features/ask-about/askParameter';
import { measured } from '../../features/charts/figures';
import { PictureFiles } from '../../features/pictures/PictureFiles';
import type { ProjectFront } from '../../features/projects/content';
import { ProjectFigures } from '../../features/projects/ProjectFigures';
import type { DocumentFront } from '../../features/written/content';
import { ButtonLink } from '../../ui/Button';
import { classNames } from '../../ui/classNames';
import { fill } from '../../ui/fill';
import { pathOfPage } from '../content/routes';
import type { Content } from '../content/schemas';
import { readMarkdown } from './markdown';
import type { Block } from './markdownElements';
import { Contents, type Crumb, EntryRow, type ListEntry, WrittenHeader } from './WrittenParts';
import { blocksOf, type TextSite, textOf } from './writtenText';

/** A written page with its place in the site. */
export type EntryProps<Front> = {
  content: Content;
  entry: Written<Front>;
  parent: Crumb | undefined;
  site: TextSite;
  /** The projects or articles after this one. */
  next?: readonly ListEntry[] | undefined;
};

type Parts = { facts: readonly string[]; picture?: React.ReactNode };

/** A text in one column, with the list of its headings beside it. */
function TextPage(props: EntryProps<{ title: string; description: string }> & Parts) {
  const { content, entry, parent, site, next, facts, picture } = props;
  const words = content.labels.written;
  return (
    <>
      <WrittenHeader
        parent={parent}
        parentLabel={words.trail}
        title={entry.front.title}
        introduction={entry.front.description}
        facts={facts}
        picture={picture}
        ground="ground-white"
      />
      <div className="ground-white">
        <div className="grid-page pb-[44px] desk:pb-[64px]">
          <div className="desk:col-span-3">
            <Contents headings={readMarkdown(entry.body).headings} title={words.contents} />
          </div>
          <article className="read reading min-w-0 desk:col-span-8 desk:col-start-5">
            {textOf(entry, content, site)}
          </article>
        </div>
        <NextEntries entries={next} content={content} />
      </div>
    </>
  );
}

/** What stands at the end of a project or an article: those after it. */
function NextEntries({
  entries = [],
  content,
}: Pick<EntryProps<unknown>, 'content'> & { entries: readonly ListEntry[] | undefined }) {
  if (entries.length === 0) return null;
  const { charts, written } = content.labels;
  return (
    <nav aria-label={written.next} data-print="none" className="ground-white row-rule pt-[44px]">
      <h2 className="column in-display pb-[24px] text-title">{written.next}</h2>
      <ul>
        {entries.map((entry) => (
          <EntryRow key={entry.path} entry={entry} words={charts} as="h3" short />
        ))}
      </ul>
    </nav>
  );
}

/** Blocks that are laid out alike, one after the other. */
type Run = { place: number; kind: Block['kind']; blocks: Block[] };

type Section = { place: number; heading?: Block; runs: Run[] };

/** The sections of a text, each with its heading and its runs; what precedes the first has none. */
function sectionsOf(blocks: readonly Block[]) {
  const sections: Section[] = [{ place: 0, runs: [] }];
  for (const [place, block] of blocks.entries()) {
    if (block.level === 2) {
      sections.push({ place, heading: block, runs: [] });
      continue;
    }
    const runs = sections.at(-1)?.runs ?? [];
    const kind = block.kind === 'heading' ? 'text' : block.kind;
    if (kind === 'text' && runs.at(-1)?.kind === kind) runs.at(-1)?.blocks.push(block);
    else runs.push({ place, kind, blocks: [block] });
  }
  return sections;
}

const nodesOf = (blocks: readonly Block[]) =>
  createElement(Fragment, null, ...blocks.map(({ node }) => node));

/** A section of a project: its heading beside its text, and what is as wide as the page below. */
function ProjectSection({ heading, runs }: Omit<Section, 'place'>) {
  const isPlan = runs.some(({ blocks }) => blocks.some(({ slot }) => slot === 'plan'));
  const quotation = runs.findIndex(({ kind }) => kind === 'quotation');
  const before = quotation < 0 ? runs : runs.slice(0, quotation);
  const after = quotation < 0 ? [] : runs.slice(quotation + 1);
  const quoted = runs[quotation];
  return (
    <>
      {(heading || before.length > 0) && (
        <div className={`${isPlan ? 'ground-navy' : 'ground-white'} row-rule spread`}>
          <div className="grid-page gap-y-[20px]">
            {heading && (
              <div className={isPlan ? 'plan-heading desk:col-span-6' : 'desk:col-span-4'}>
                {heading.node}
              </div>
            )}
            {before.map(({ place, kind, blocks }, index) => (
              <div
                key={place}
                className={classNames(
                  kind !== 'slot' && 'read min-w-0',
                  kind !== 'slot' &&
                    (isPlan && index === 0
                      ? 'desk:col-span-6 desk:col-start-7'
                      : 'desk:col-span-8 desk:col-start-5'),
                )}
              >
                {nodesOf(blocks)}
              </div>
            ))}
          </div>
        </div>
      )}
      {quoted && <div className="quotation ground-navy column">{nodesOf(quoted.blocks)}</div>}
      {after.length > 0 && <ProjectSection runs={after} />}
    </>
  );
}

/** A date such as 2026-03-14 in the words of the site's language. */
export const dateInWords = (date: string, { site }: Content): string =>
  new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );

/** A fact that names a day; none where there is no day. */
const withDay = (words: string, date: string | undefined, content: Content): string[] =>
  date ? [fill(words, { date: dateInWords(date, content) })] : [];

/** The name of the client of a project. */
export const clientOf = ({ partner }: ProjectFront, { partners }: Content) =>
  partners?.partners.find(({ id }) => id === partner)?.title;

/** A project in full: its key facts and figures, then its text in sections. */
export function ProjectPage(props: EntryProps<ProjectFront>) {
  const { content, entry, parent, site, next } = props;
  const { front } = entry;
  const { labels } = content;
  const { language } = content.site;
  const words = labels.written;
  const { crew = [], figures = [] } = front;
  const crewNames = crew.flatMap((id) => personAt(content, id)?.name ?? []);
  const terms = [
    [words.client, clientOf(front, content)],
    [words.value, front.value],
    [labels.projects.responsible, nameAndRole(content, front.responsible)],
    [words.crew, crewNames.join(', ')],
    [words.handedOver, front.date && dateInWords(front.date, content)],
    [labels.projects.stopped, front.stopped],
  ].flatMap(([term = '', value]) => (value ? [[term, value] as const] : []));
  return (
    <>
      <WrittenHeader
        parent={parent}
        parentLabel={words.trail}
        title={front.title}
        introduction={front.description}
        terms={terms}
        picture={front.img && headPicture(front.img, 'project', site, 'dark')}
        ground="ground-navy"
      />
      <article>
        {figures.length > 0 && (
          <div className="ground-white spread">
            <ProjectFigures
              figures={figures.map((figure) => measured(figure, language))}
              words={labels.charts}
              language={language}
            />
          </div>
        )}
        {sectionsOf(blocksOf(entry, content, site, true)).map((section) => (
          <ProjectSection key={section.place} {...section} />
        ))}
      </article>
      <p className="ground-white column pb-[44px]" data-print="none">
        <ButtonLink
          href={askHref(pathOfPage('contact', content.contact), front.title)}
          variant="outline"
        >
          {words.ask}
        </ButtonLink>
      </p>
      <NextEntries entries={next} content={content} />
    </>
  );
}

/** The picture at the head of a page, which is the largest of its first view. */
const headPicture = (
  name: string,
  kind: 'project' | 'side',
  { pictures: { pictures } }: TextSite,
  ground: 'dark' | 'light',
) => (
  <PictureFiles
    name={name}
    kind={kind}
    index={pictures}
    ground={ground}
    sizes="(min-width: 900px) 42vw, calc(100vw - 40px)"
    loading="eager"
    fetchPriority="high"
    pictureClassName={classNames(
      'written-picture desk:row-span-4 desk:row-start-1 desk:self-center',
      ground === 'dark' ? 'desk:col-span-5 desk:col-start-8' : 'desk:col-span-4 desk:col-start-9',
    )}
  />
);

/** An article, with its author and its days. */
export function ArticlePage(props: EntryProps<ArticleFront>) {
  const { content, entry, site } = props;
  const words = content.labels.written;
  const { author: id, date, updated, img } = entry.front;
  const author = nameAndRole(content, id);
  return (
    <TextPage
      {...props}
      facts={[
        ...(author ? [fill(words.by, { name: author })] : []),
        ...withDay(words.published, date, content),
        ...withDay(words.updated, updated, content),
      ]}
      picture={img && headPicture(img, 'side', site, 'light')}
    />
  );
}

/** A page of Markdown, such as terms or privacy, with the day from which it holds if it has one. */
export function PlainPage(props: EntryProps<DocumentFront>) {
  const { content, entry } = props;
  const { asOf } = content.labels.written;
  return <TextPage {...props} facts={withDay(asOf, entry.front.date, content)} />;
}
