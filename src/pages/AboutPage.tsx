import about from '#content/about';
import site from '#content/site';
import { AboutSection } from '../features/about/AboutSection';
import { PeopleBand } from '../features/about/PeopleBand';
import { Timeline } from '../features/about/Timeline';
import { jobsListHref } from '../features/jobs/jobsHref';
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
          site.reading.some(({ href }) => href === jobsListHref) &&
          about.jobsLink && (
            <ButtonLink href={jobsListHref} variant="outlineOnDark">
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
        <PeopleBand surface={about.sections.length % 2 ? 'band' : 'page'} />
      </AfterHeading>
    </>
  );
}
