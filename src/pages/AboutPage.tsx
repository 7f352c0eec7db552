import about from '#content/about';
import site from '#content/site';
import { listPaths } from '../content/listPaths';
import { AboutSections } from '../features/about/AboutSections';
import { PeopleBand } from '../features/about/PeopleBand';
import { ProjectSteps } from '../features/about/ProjectSteps';
import { AfterHeading } from '../features/navigation/AfterHeading';
import { Picture } from '../features/pictures/Picture';
import { heroSizes } from '../features/pictures/pictureKinds';
import { ButtonLink } from '../ui/Button';
import { PageHeader } from '../ui/PageHeader';

/** About Us: the company, the course of a project, its people, and the fields it works in. */
export function AboutPage() {
  return (
    <>
      <PageHeader
        title={about.title}
        introduction={about.introduction}
        action={
          site.reading.some(({ href }) => href === listPaths.projects) &&
          about.projectsLink && (
            <ButtonLink href={listPaths.projects} variant="outlineOnDark">
              {about.projectsLink}
            </ButtonLink>
          )
        }
        picture={
          about.img && (
            <Picture
              name={about.img}
              kind="hero"
              sizes={heroSizes}
              priority
              imgClassName="size-full object-cover"
            />
          )
        }
      />
      <AfterHeading>
        {about.timeline && <ProjectSteps timeline={about.timeline} />}
        <PeopleBand />
        <AboutSections sections={about.sections} />
      </AfterHeading>
    </>
  );
}
