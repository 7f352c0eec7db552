import { useRef } from 'react';
import content from '#content/jobs';
import text from '#content/labels/jobs';
import writtenText from '#content/labels/written';
import partners from '#content/partners';
import type { Job } from '../../content/modules';
import { ArrowLink } from '../../ui/ArrowLink';
import { ButtonLink } from '../../ui/Button';
import { classNames } from '../../ui/classNames';
import { fill } from '../../ui/fill';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { NearbyPicture } from '../pictures/NearbyPicture';
import { JobFigures } from './JobFigures';
import { jobsId, jobsListHref } from './jobsHref';
import { useCount } from './useCount';

/** The first leads; the others stand below it, in twos where that fills their rows. */
const others = content.jobs.length - 1;
const inTwos = others === 2 || others === 4;
const columns = inTwos ? 'lg:grid-cols-2' : 'lg:grid-cols-3';

/** How wide their pictures are; the first one's is cut at its sides to a less wide shape. */
const sizes = {
  first: '(min-width: 90rem) 56rem, (min-width: 64rem) 62vw, 100vw',
  others: inTwos
    ? '(min-width: 90rem) 41.25rem, (min-width: 64rem) 46vw, 100vw'
    : '(min-width: 90rem) 27.5rem, (min-width: 64rem) 31vw, 100vw',
};

/** The band of jobs that visitors can check, each with its client and figures. */
export function JobList() {
  if (content.jobs.length === 0) return null;
  return (
    <Section surface="page">
      <div id={jobsId}>
        <SectionHeading title={content.title} text={content.introduction} />
        <ul data-print="jobs" className={classNames('jobs twos:grid-cols-2', columns)}>
          {content.jobs.map((job, index) => (
            // Its own page says all of it and more.
            <li key={job.id} id={job.id} data-search="none" className="opens-page">
              <JobArticle job={job} leads={index === 0} />
            </li>
          ))}
        </ul>
        <p data-print="none" className="mt-10">
          <ButtonLink href={jobsListHref} variant="outline">
            {writtenText.allJobs}
          </ButtonLink>
        </p>
      </div>
    </Section>
  );
}

/** One job. What it leaves out takes no room. */
function JobArticle({ job, leads }: { job: Job; leads: boolean }) {
  const { figures = [] } = job;
  const client = partners.partners.find(({ id }) => id === job.partner);
  return (
    <article>
      {job.img && (
        <NearbyPicture
          name={job.img}
          kind="job"
          alt=""
          sizes={leads ? sizes.first : sizes.others}
          className="job-picture"
          imgClassName="size-full object-cover"
        />
      )}
      <div className="job-words">
        {client && <p>{client.title}</p>}
        <h3 className="text-2xl font-bold text-balance text-heading">{job.title}</h3>
        {figures.length > 0 && (
          <JobFigures
            figures={figures}
            words={text}
            after={({ before, after }, index) =>
              leads && index === 0 && <Counted before={before} after={after} />
            }
          />
        )}
        <dl className="job-facts">
          <Fact term={text.stopped} said={job.stopped} />
          <Fact term={text.replaced} said={job.replaced} />
          <Fact term={text.done} said={job.done} />
          <Fact term={text.responsible} said={job.responsible} />
        </dl>
        <p data-print="none" className="job-more">
          <ArrowLink href={job.href} heard={fill(writtenText.readOf, { title: job.title })}>
            {writtenText.read}
          </ArrowLink>
        </p>
      </div>
    </article>
  );
}

function Counted({ before, after }: { before: string | undefined; after: string }) {
  const figure = useRef<HTMLElement>(null);
  useCount(figure, before, after);
  return <b ref={figure}>{after}</b>;
}

function Fact({ term, said }: { term: string; said: string | undefined }) {
  if (!said) return null;
  return (
    <div>
      <dt className="text-heading">{term}</dt> <dd>{said}</dd>
    </div>
  );
}
