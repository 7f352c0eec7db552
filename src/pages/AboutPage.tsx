import about from '#content/about';
import site from '#content/site';
import { AboutSection } from '../features/about/AboutSection';
import { Timeline } from '../features/about/Timeline';
import { jobsHref } from '../features/jobs/jobsHref';
import { AfterHeading } from '../features/navigation/AfterHeading';
import { SidePicture } from '../features/pictures/SidePicture';
import { ButtonLink } from '../ui/Button';
import { PageHeader } from '../ui/PageHeader';

/** About Us: the company, how a job runs, and the fields it works in. */
export function AboutPage() {
  return (
    <>
      <PageHeader
        title={about.title}
        introduction={about.introduction}
        action={
          site.hasJobs &&
          about.jobsLink && (
            <ButtonLink href={jobsHref} variant="outlineOnDark">
              {about.jobsLink}
            </ButtonLink>
          )
        }
        aside={about.img && <SidePicture name={about.img} className="max-lg:hidden" />}
      />
      <AfterHeading>
        {about.timeline && <Timeline timeline={about.timeline} />}
        {about.sections.map((section, index) => (
          <AboutSection
            key={section.id}
            section={section}
            surface={index % 2 ? 'band' : 'page'}
            mirrored={index % 2 === 1}
          />
        ))}
      </AfterHeading>
    </>
  );
}
