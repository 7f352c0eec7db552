import content from '#content/jobs';
import text from '#content/labels/jobs';
import writtenText from '#content/labels/written';
import partners from '#content/partners';
import type { Job } from '../../content/modules';
import type { JobFigure } from '../../content/schema';
import { pathOf } from '../../routes';
import { ArrowLink } from '../../ui/ArrowLink';
import { classNames } from '../../ui/classNames';
import { fill } from '../../ui/fill';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { finderHref } from '../finder/finderParameter';
import { NearbyPicture } from '../pictures/NearbyPicture';
import { jobsId, jobsListHref } from './jobsHref';

const { length } = content.jobs;

/** Two and four jobs fill their rows in twos, one stands alone at the width of words. */
const few: Record<number, string> = {
  1: 'lg:max-w-prose',
  2: 'lg:grid-cols-2',
  4: 'lg:grid-cols-2',
};
const columns = few[length] ?? 'lg:grid-cols-3';

/** The band of jobs that visitors can check, each with its client, figures and makers. */
export function JobList() {
  if (length === 0) return null;
  return (
    <Section surface="page">
      <div id={jobsId}>
        <SectionHeading title={content.title} text={content.introduction} />
        <ul data-print="jobs" className={classNames('grid gap-5 xl:gap-6', columns)}>
          {content.jobs.map((job) => (
            // Its own page says all of it and more.
            <li key={job.id} id={job.id} data-search="none">
              <JobCard job={job} />
            </li>
          ))}
        </ul>
        <p data-print="none" className="mt-6">
          <ArrowLink href={jobsListHref}>{writtenText.allJobs}</ArrowLink>
        </p>
      </div>
    </Section>
  );
}

/** One job. What it leaves out takes no room. */
function JobCard({ job }: { job: Job }) {
  const { figures = [], makers = [] } = job;
  const finder = pathOf('technologies');
  const client = partners.partners.find(({ id }) => id === job.partner);
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-md bg-surface text-sm shadow-card">
      {job.img && (
        <NearbyPicture
          name={job.img}
          kind="job"
          alt=""
          sizes="(min-width: 84rem) 27rem, (min-width: 64rem) 30vw, (min-width: 40rem) calc(100vw - 4rem), 7rem"
          className="job-picture overflow-hidden"
          imgClassName="size-full object-cover"
        />
      )}
      <div className="flex grow flex-col p-4 sm:p-6">
        {client && <p className="font-semibold">{client.title}</p>}
        <h3 className="pt-1 text-lg font-bold compact:pr-[6rem] narrow:pr-0 sm:text-xl text-balance text-heading">
          {job.title}
        </h3>
        {figures.length > 0 && <JobFigures figures={figures} />}
        <dl className="mt-3 grid gap-1">
          <Fact term={text.stopped} said={job.stopped} />
          <Fact term={text.replaced} said={job.replaced} />
          <Fact term={text.done} said={job.done} />
          <Fact term={text.responsible} said={job.responsible} />
        </dl>
        <p data-print="none" className="mt-auto pt-2">
          <ArrowLink href={job.href}>
            {writtenText.read}
            <span className="sr-only">{` ${fill(writtenText.readOf, { title: job.title })}`}</span>
          </ArrowLink>
        </p>
        {finder && makers.length > 0 && (
          <ul data-print="none" className="flex flex-wrap gap-x-5">
            {makers.map((maker) => (
              <li key={maker}>
                <a href={finderHref(finder, maker)} className="link min-w-[44px] text-heading">
                  <span className="sr-only">{`${text.findMaker} `}</span>
                  {maker}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

function JobFigures({ figures }: { figures: readonly JobFigure[] }) {
  return (
    <dl className="mt-3 flex flex-wrap gap-x-4 gap-y-3 border-y border-line py-3">
      {figures.map(({ what, before, after }) => (
        <div
          key={what}
          className="flex min-w-[min(8rem,100%)] flex-auto flex-col-reverse justify-end"
        >
          {/* Its own width is nothing: the figure above it says how wide the column is. */}
          <dt className="w-0 min-w-full">{what}</dt>
          <dd className="flex flex-wrap items-center gap-x-2 text-2xl font-extrabold whitespace-nowrap text-heading">
            {before && (
              <>
                <span className="sr-only">{`${text.before} `}</span>
                <span className="text-lg font-semibold text-text">{before}</span>
                <Icon name="arrow" className="size-[18px] text-edge" />
                <span className="sr-only">{` ${text.after} `}</span>
              </>
            )}
            {after}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Fact({ term, said }: { term: string; said: string | undefined }) {
  if (!said) return null;
  return (
    <div>
      <dt className="inline font-semibold text-heading">{term}</dt>{' '}
      <dd className="inline">{said}</dd>
    </div>
  );
}
