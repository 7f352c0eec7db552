import { jobs, jobsText } from '../../content/jobs';
import { partners } from '../../content/partners';
import type { Job } from '../../content/types';
import { pathOf } from '../../routes';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { finderHref } from '../finder/finderParameter';
import { NearbyPicture } from '../pictures/NearbyPicture';
import { jobsId } from './jobsHref';

/** The band of jobs that visitors can check, each with its client, figures and makers. */
export function JobList() {
  return (
    <Section surface="paper">
      <div id={jobsId}>
        <SectionHeading title={jobsText.title} text={jobsText.introduction} />
        <ul data-print="jobs" className="grid gap-5 lg:grid-cols-3 xl:gap-6">
          {jobs.map((job) => (
            <li key={job.id} id={job.id}>
              <JobCard job={job} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** One job. What it leaves out takes no room. */
function JobCard({ job }: { job: Job }) {
  const client = partners.find(({ id }) => id === job.partner);
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-md bg-surface text-sm shadow-card">
      {job.img && (
        <NearbyPicture
          name={job.img}
          alt=""
          sizes="(min-width: 84rem) 27rem, (min-width: 64rem) 30vw, (min-width: 40rem) calc(100vw - 4rem), 7rem"
          className="job-picture overflow-hidden"
          imgClassName="size-full object-cover"
        />
      )}
      <div className="flex grow flex-col p-4 sm:p-6">
        {client && <p className="font-semibold">{client.title}</p>}
        <h3 className="pt-1 text-lg font-bold max-sm:pr-[6rem] sm:text-xl text-balance text-ink">
          {job.title}
        </h3>
        {job.figures.length > 0 && <JobFigures figures={job.figures} />}
        <dl className="mt-3 grid gap-1">
          <Fact term={jobsText.stopped} text={job.stopped} />
          <Fact term={jobsText.replaced} text={job.replaced} />
          <Fact term={jobsText.done} text={job.done} />
          <Fact term={jobsText.responsible} text={job.responsible} />
        </dl>
        <ul data-print="none" className="mt-auto flex flex-wrap gap-x-5 pt-1">
          {job.makers.map((maker) => (
            <li key={maker}>
              <a href={finderHref(pathOf('technologies'), maker)} className="link text-ink">
                <span className="sr-only">{`${jobsText.findMaker} `}</span>
                {maker}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

function JobFigures({ figures }: { figures: Job['figures'] }) {
  return (
    <dl className="mt-3 flex flex-wrap gap-x-4 gap-y-3 border-y border-mist py-3">
      {figures.map(({ what, before, after }) => (
        <div key={what} className="flex min-w-[min(8rem,100%)] flex-1 flex-col-reverse justify-end">
          <dt>{what}</dt>
          <dd className="flex items-center gap-2 text-2xl font-extrabold whitespace-nowrap text-ink">
            {before && (
              <>
                <span className="sr-only">{`${jobsText.before} `}</span>
                <span className="text-lg font-semibold text-slate">{before}</span>
                <Icon name="arrow" className="size-[18px] text-line" />
                <span className="sr-only">{` ${jobsText.after} `}</span>
              </>
            )}
            {after}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Fact({ term, text }: { term: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <div>
      <dt className="inline font-semibold text-ink">{term}</dt> <dd className="inline">{text}</dd>
    </div>
  );
}
