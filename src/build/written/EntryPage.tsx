import type {
  ArticleFront,
  Content,
  DocumentFront,
  JobFigure,
  JobFront,
  Labels,
  Written,
} from '../../content/schema';
import { askHref } from '../../features/ask-about/askParameter';
import { PictureFiles } from '../../features/pictures/PictureFiles';
import { ButtonLink } from '../../ui/Button';
import { fill } from '../../ui/fill';
import { personAt } from '../content/contentModules';
import { readMarkdown } from './markdown';
import { Contents, type Crumb, WrittenHeader } from './WrittenParts';
import { type TextSite, textOf } from './writtenText';

type EntryProps<Front> = {
  content: Content;
  entry: Written<Front>;
  trail: readonly Crumb[];
  site: TextSite;
};

type LayoutProps = EntryProps<{ title: string; description: string }> & {
  facts: readonly string[];
  picture?: React.ReactNode;
  /** What stands between the title and the text, across the page. */
  figures?: React.ReactNode;
  /** What stands beside the text, above the list of its headings. */
  aside?: React.ReactNode;
  /** What the page ends with. */
  ending?: React.ReactNode;
};

function Layout({ content, entry, trail, site, ...parts }: LayoutProps) {
  const { facts, picture, figures, aside, ending } = parts;
  const words = content.labels.written;
  return (
    <>
      <WrittenHeader
        trail={trail}
        trailLabel={words.trail}
        title={entry.front.title}
        introduction={entry.front.description}
        facts={facts}
        picture={picture}
      />
      <div className="bg-page text-text">
        {figures}
        <div className="column grid gap-x-16 gap-y-7 py-7 sm:py-16 lg:grid-cols-[minmax(0,56rem)_minmax(0,24rem)] lg:justify-between">
          <div className="grid content-start gap-5 lg:order-2">
            {aside}
            <Contents headings={readMarkdown(entry.body).headings} title={words.contents} />
          </div>
          {/* Tables and wide drawings take the room beside the text as well. */}
          <article className="min-w-0 [&>:first-child]:mt-0 [&>:not([role=region],:has([role=region]))]:max-w-prose">
            {textOf(entry, site)}
            {ending}
          </article>
        </div>
      </div>
    </>
  );
}

const Fact = ({ term, children }: { term: string; children: React.ReactNode }) => (
  <div>
    <dt className="font-semibold text-heading">{term}</dt>
    <dd>{children}</dd>
  </div>
);

/** The figures of a job, as large as they deserve: what was, struck through, and what is. */
function Figures({ figures, labels }: { figures: readonly JobFigure[]; labels: Labels }) {
  return (
    <dl
      data-print="fours"
      className="column grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-x-16 pt-7 sm:pt-12"
    >
      {figures.map(({ what, before, after }) => (
        // They end on one line, and what they count begins on one.
        <div key={what} className="mark row-span-3 grid grid-rows-subgrid pb-7">
          <dt className="order-2 max-w-[20rem]">{what}</dt>
          <dd className="order-1 flex flex-wrap items-baseline gap-x-4 self-end text-4xl font-extrabold text-heading">
            {before && (
              <s className="text-2xl font-semibold text-text decoration-accent decoration-[0.07em]">
                <span className="sr-only">{`${labels.jobs.before} `}</span>
                {before}
              </s>
            )}
            <span>
              {before && <span className="sr-only">{`${labels.jobs.after} `}</span>}
              {after}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A date such as 2026-03-14 as it is said in the site's language. */
export const dateInWords = (date: string, { site }: Content): string =>
  new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );

/** The name of the client of a job. */
export const clientOf = ({ front }: Written<JobFront>, { partners }: Content) =>
  partners?.partners.find(({ id }) => id === front.partner)?.title;

function nameAndRole(id: string | undefined, content: Content) {
  const person = personAt(content, id);
  return person && [person.name, person.role].join(', ');
}

/** A job told in full, with what there is of it in short beside it. */
export function JobPage(props: EntryProps<JobFront>) {
  const { content, entry, site } = props;
  const { front } = entry;
  const { labels } = content;
  const words = labels.written;
  const client = clientOf(entry, content);
  const responsible = nameAndRole(front.responsible, content);
  const crew = (front.crew ?? []).flatMap((id) => personAt(content, id)?.name ?? []);
  const { figures = [] } = front;
  return (
    <Layout
      {...props}
      facts={front.date ? [fill(words.handedOver, { date: dateInWords(front.date, content) })] : []}
      picture={
        front.img && (
          <PictureFiles
            name={front.img}
            kind="job"
            index={site.pictures.photographs}
            sizes="(min-width: 90rem) 84rem, calc(100vw - 2.5rem)"
            alt=""
            loading="eager"
          />
        )
      }
      figures={figures.length > 0 && <Figures figures={figures} labels={labels} />}
      aside={
        <section aria-label={words.about} className="text-sm">
          <dl data-print="twos" className="*:border-t *:border-line *:py-2">
            {client && <Fact term={words.client}>{client}</Fact>}
            {front.value && <Fact term={words.value}>{front.value}</Fact>}
            {front.stopped && <Fact term={labels.jobs.stopped}>{front.stopped}</Fact>}
            {responsible && <Fact term={labels.jobs.responsible}>{responsible}</Fact>}
            {crew.length > 0 && <Fact term={words.crew}>{crew.join(', ')}</Fact>}
          </dl>
        </section>
      }
      ending={
        <p className="mt-10" data-print="none">
          <ButtonLink href={askHref('/contact', front.title)} variant="onLight">
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
  const author = nameAndRole(id, content);
  return (
    <Layout
      {...props}
      facts={[
        ...(author ? [fill(words.by, { name: author })] : []),
        fill(words.published, { date: dateInWords(date, content) }),
        ...(updated ? [fill(words.updated, { date: dateInWords(updated, content) })] : []),
      ]}
    />
  );
}

/** Terms, privacy, an agreement: a text with the day from which it holds. */
export function DocumentPage(props: EntryProps<DocumentFront>) {
  const { content, entry } = props;
  const date = dateInWords(entry.front.date, content);
  return <Layout {...props} facts={[fill(content.labels.written.asOf, { date })]} />;
}
