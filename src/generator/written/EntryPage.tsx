import type { Written } from '../../content/schema';
import { nameAndRole, personAt } from '../../features/about/content';
import type { ArticleFront } from '../../features/articles/content';
import { askHref } from '../../features/ask-about/askParameter';
import { PictureFiles } from '../../features/pictures/PictureFiles';
import type { ProjectFront } from '../../features/projects/content';
import { ProjectFigures } from '../../features/projects/ProjectFigures';
import type { DocumentFront } from '../../features/written/content';
import { ButtonLink } from '../../ui/Button';
import { fill } from '../../ui/fill';
import { pathOfPage } from '../content/routes';
import type { Content } from '../content/schemas';
import { readMarkdown } from './markdown';
import { Contents, type Crumb, type ListEntry, NextEntry, WrittenHeader } from './WrittenParts';
import { type TextSite, textOf } from './writtenText';

/** A written page with its place in the site. */
export type EntryProps<Front> = {
  content: Content;
  entry: Written<Front>;
  parent: Crumb | undefined;
  site: TextSite;
  /** The project or article after this one. */
  next?: ListEntry | undefined;
};

type Parts = {
  facts: readonly string[];
  picture?: React.ReactNode;
  /** Between the title and the text, across the page. */
  figures?: React.ReactNode;
  /** Beside the text, above the list of its headings. */
  aside?: React.ReactNode;
  /** Below the text. */
  ending?: React.ReactNode;
};

/** A written page of any kind: its title and text, and of some kinds further parts around them. */
function EntryPage(props: EntryProps<{ title: string; description: string }> & Parts) {
  const { content, entry, parent, site, next, facts, picture, figures, aside, ending } = props;
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
      />
      <div className="bg-page text-text">
        {figures}
        <div className="column grid gap-x-16 gap-y-7 py-7 sm:py-16 lg:grid-cols-[minmax(0,56rem)_minmax(0,24rem)] lg:justify-between">
          <div className="*:mb-5 lg:order-2">
            {aside}
            <Contents headings={readMarkdown(entry.body).headings} title={words.contents} />
          </div>
          {/* Tables, rows of pictures and wide drawings take the room beside the text as well. */}
          <article className="min-w-0 [&>:first-child]:mt-0 [&>:not(.wide,:has(.wide,>svg))]:max-w-prose">
            {textOf(entry, content, site)}
            {ending}
          </article>
        </div>
        {next && (
          <NextEntry entry={next} labels={content.labels} pictures={site.pictures.pictures} />
        )}
      </div>
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

/** A project in full, with its key facts beside the text. */
export function ProjectPage(props: EntryProps<ProjectFront>) {
  const { content, entry, site } = props;
  const { front } = entry;
  const { labels } = content;
  const words = labels.written;
  const { crew = [], figures = [] } = front;
  const crewNames = crew.flatMap((id) => personAt(content, id)?.name ?? []);
  const inShort = [
    [words.client, clientOf(front, content)],
    [words.value, front.value],
    [labels.projects.stopped, front.stopped],
    [labels.projects.responsible, nameAndRole(content, front.responsible)],
    [words.crew, crewNames.join(', ')],
  ].filter(([, value]) => value);
  return (
    <EntryPage
      {...props}
      facts={withDay(words.handedOver, front.date, content)}
      picture={
        front.img && (
          <PictureFiles
            name={front.img}
            kind="project"
            index={site.pictures.pictures}
            sizes="(min-width: 90rem) 84rem, calc(100vw - 2.5rem)"
            loading="eager"
          />
        )
      }
      figures={
        figures.length > 0 && (
          <div className="figures-opening column pt-[32px] sm:pt-[64px]">
            <ProjectFigures figures={figures} words={labels.projects} />
          </div>
        )
      }
      aside={
        inShort.length > 0 && (
          <section aria-label={words.about} className="text-sm">
            <dl data-print="twos" className="*:border-t *:border-line *:py-2">
              {inShort.map(([term, value]) => (
                <div key={term}>
                  <dt className="font-strong text-heading">{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        )
      }
      ending={
        <p className="mt-10" data-print="none">
          <ButtonLink
            href={askHref(pathOfPage('contact', content.contact), front.title)}
            variant="onLight"
          >
            {words.ask}
          </ButtonLink>
        </p>
      }
    />
  );
}

/** An article, with its author and its days. */
export function ArticlePage(props: EntryProps<ArticleFront>) {
  const { content, entry } = props;
  const words = content.labels.written;
  const { author: id, date, updated } = entry.front;
  const author = nameAndRole(content, id);
  return (
    <EntryPage
      {...props}
      facts={[
        ...(author ? [fill(words.by, { name: author })] : []),
        ...withDay(words.published, date, content),
        ...withDay(words.updated, updated, content),
      ]}
    />
  );
}

/** A page of Markdown, such as terms or privacy, with the day from which it holds if it has one. */
export function PlainPage(props: EntryProps<DocumentFront>) {
  const { content, entry } = props;
  const { asOf } = content.labels.written;
  return <EntryPage {...props} facts={withDay(asOf, entry.front.date, content)} />;
}
