import type { PictureIndex } from '../../content/modules';
import type {
  ArticleFront,
  DocumentFront,
  JobFigure,
  JobFront,
  Labels,
  Person,
  Written,
} from '../../content/schema';
import { askHref } from '../../features/ask-about/askParameter';
import { ButtonLink } from '../../ui/Button';
import { fill } from '../../ui/fill';
import { JobPicture } from './JobPicture';
import type { Heading } from './markdown';
import { Contents, type Crumb, WrittenHeader } from './WrittenParts';

/** What every written page has. */
type Shared = {
  trail: readonly Crumb[];
  labels: Labels;
  headings: readonly Heading[];
  text: React.ReactNode;
  /** A date as it is said in the site's language. */
  formatDate: (date: string) => string;
  person: (id: string | undefined) => Person | undefined;
};

type LayoutProps = Omit<Shared, 'formatDate' | 'person'> & {
  front: { title: string; description: string };
  facts: readonly string[];
  picture?: React.ReactNode;
  /** What stands between the title and the text, across the page. */
  figures?: React.ReactNode;
  /** What stands beside the text, above the list of its headings. */
  aside?: React.ReactNode;
  /** What the page ends with. */
  ending?: React.ReactNode;
};

function Layout({ front, facts, picture, figures, aside, ending, ...page }: LayoutProps) {
  const { trail, labels, headings, text } = page;
  return (
    <>
      <WrittenHeader
        trail={trail}
        trailLabel={labels.written.trail}
        title={front.title}
        introduction={front.description}
        facts={facts}
        picture={picture}
      />
      <div className="bg-page text-text">
        {figures}
        <div className="column grid gap-x-16 gap-y-7 py-7 sm:py-16 lg:grid-cols-[minmax(0,56rem)_minmax(0,24rem)] lg:justify-between">
          <div className="grid content-start gap-5 lg:order-2">
            {aside}
            <Contents headings={headings} title={labels.written.contents} />
          </div>
          {/* Tables and wide drawings take the room beside the text as well. */}
          <article className="min-w-0 [&>:first-child]:mt-0 [&>:not([role=region],:has([role=region]))]:max-w-prose">
            {text}
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
    <dl className="column flex flex-wrap gap-x-16 gap-y-7 pt-7 sm:pt-12">
      {figures.map(({ what, before, after }) => (
        <div key={what} className="mark flex flex-col">
          <dt className="order-2 max-w-[20rem]">{what}</dt>
          <dd className="order-1 flex flex-wrap items-baseline gap-x-4 text-4xl font-extrabold text-heading">
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

const nameAndRole = (person: Person | undefined) => person && [person.name, person.role].join(', ');

type JobPageProps = Shared & {
  job: Written<JobFront>;
  client: string | undefined;
  contactPath: string;
  pictures: PictureIndex;
};

/** A job told in full, with what there is of it in short beside it. */
export function JobPage({
  job: { front },
  client,
  contactPath,
  pictures,
  formatDate,
  person,
  ...page
}: JobPageProps) {
  const { labels } = page;
  const words = labels.written;
  const responsible = nameAndRole(person(front.responsible));
  const crew = (front.crew ?? []).flatMap((id) => person(id)?.name ?? []);
  const { figures = [] } = front;
  return (
    <Layout
      {...page}
      front={front}
      facts={[fill(words.handedOver, { date: formatDate(front.date) })]}
      picture={
        front.img && (
          <JobPicture
            name={front.img}
            index={pictures}
            sizes="(min-width: 90rem) 84rem, calc(100vw - 2.5rem)"
          />
        )
      }
      figures={figures.length > 0 && <Figures figures={figures} labels={labels} />}
      aside={
        <section aria-label={words.about} className="text-sm">
          <dl data-print="facts" className="*:border-t *:border-line *:py-2">
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
          <ButtonLink href={askHref(contactPath, front.title)} variant="onLight">
            {words.ask}
          </ButtonLink>
        </p>
      }
    />
  );
}

/** An article, with its author and its days. */
export function ArticlePage({
  article: { front },
  formatDate,
  person,
  ...page
}: Shared & { article: Written<ArticleFront> }) {
  const words = page.labels.written;
  const author = nameAndRole(person(front.author));
  return (
    <Layout
      {...page}
      front={front}
      facts={[
        ...(author ? [fill(words.by, { name: author })] : []),
        fill(words.published, { date: formatDate(front.date) }),
        ...(front.updated ? [fill(words.updated, { date: formatDate(front.updated) })] : []),
      ]}
    />
  );
}

/** Terms, privacy, an agreement: a text with the day from which it holds. */
export function DocumentPage({
  document: { front },
  formatDate,
  person: _,
  ...page
}: Shared & { document: Written<DocumentFront> }) {
  return (
    <Layout
      {...page}
      front={front}
      facts={[fill(page.labels.written.asOf, { date: formatDate(front.date) })]}
    />
  );
}
