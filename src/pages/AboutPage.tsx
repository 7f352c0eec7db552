import about from '#content/about';
import { AboutHead } from '../features/about/AboutHead';
import { AboutSections, isPoster, Poster } from '../features/about/AboutSections';
import { PeopleBand } from '../features/about/PeopleBand';
import { ProjectSteps } from '../features/about/ProjectSteps';
import { AfterHeading } from '../features/navigation/AfterHeading';

/** About Us: the company, the course of a project, its people, and the fields it works in. */
export function AboutPage() {
  // What the page says loudest stands before all that explains it.
  const poster = about.sections.find(isPoster);
  return (
    <>
      <AboutHead />
      <AfterHeading>
        {poster && <Poster section={poster} />}
        {about.timeline && <ProjectSteps timeline={about.timeline} />}
        <PeopleBand />
        <AboutSections sections={about.sections.filter((section) => section !== poster)} />
      </AfterHeading>
    </>
  );
}
