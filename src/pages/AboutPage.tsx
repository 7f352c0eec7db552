import about from '#content/about';
import site from '#content/site';
import { AboutSections } from '../features/about/AboutSections';
import { JobSteps } from '../features/about/JobSteps';
import { PeopleBand } from '../features/about/PeopleBand';
import { jobsListHref } from '../features/jobs/jobsHref';
import { AfterHeading } from '../features/navigation/AfterHeading';
import { Picture } from '../features/pictures/Picture';
import { ButtonLink } from '../ui/Button';
import { PageHeader } from '../ui/PageHeader';

/** About Us: the company, how a job runs, who does it, and the fields it works in. */
export function AboutPage() {
  return (
    <>
      <PageHeader
        title={about.title}
        introduction={about.introduction}
        action={
          site.reading.some(({ href }) => href === jobsListHref) &&
          about.jobsLink && (
            <ButtonLink href={jobsListHref} variant="outlineOnDark">
              {about.jobsLink}
            </ButtonLink>
          )
        }
        picture={
          about.img && (
            <Picture
              name={about.img}
              kind="hero"
              // On phones a little less than the real width, as on the home page.
              sizes="(max-aspect-ratio: 1/1) 88vw, 100vw"
              priority
              imgClassName="size-full object-cover"
            />
          )
        }
      />
      <AfterHeading>
        {about.timeline && <JobSteps timeline={about.timeline} />}
        <PeopleBand />
        <AboutSections sections={about.sections} />
      </AfterHeading>
    </>
  );
}
