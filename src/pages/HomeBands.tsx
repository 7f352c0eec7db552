import home from '#content/home';
import type { Home } from '../content/modules';
import { ArticleBand } from '../features/articles/ArticleBand';
import { PartnerCarousel } from '../features/carousel/PartnerCarousel';
import { contactFormHref } from '../features/contact-form/contactFormHref';
import { ServiceCards } from '../features/flip-cards/ServiceCards';
import { JobList } from '../features/jobs/JobList';
import { LineBand } from '../features/line/LineBand';
import { pathOf } from '../routes';
import { ArrowLink } from '../ui/ArrowLink';
import { ButtonLink } from '../ui/Button';
import { Heading } from '../ui/Heading';
import { Section } from '../ui/Section';

/** The bands of the home page below its first view. */
export function HomeBands() {
  return (
    <>
      <LineBand />
      <ServiceCards />
      <WayToItSolutions />
      <JobList />
      <ArticleBand />
      <PartnerCarousel />
      {home.ending && <Ending ending={home.ending} />}
    </>
  );
}

function WayToItSolutions() {
  const { itTeaser } = home;
  const itSolutions = pathOf('itsolutions');
  if (!itTeaser || !itSolutions) return null;
  return (
    <Section surface="band" tight>
      <div className="grid items-end gap-x-6 gap-y-5 lg:grid-cols-12">
        <Heading
          id="it-solutions"
          className="text-3xl font-extrabold text-balance text-heading lg:col-span-6 lg:[--measure:calc(var(--column)/2-12px)]"
        >
          {itTeaser.title}
        </Heading>
        <div className="lg:col-span-6">
          <p className="max-w-prose text-lg text-balance">{itTeaser.text}</p>
          <p className="mt-3">
            <ArrowLink href={itSolutions}>{itTeaser.linkText}</ArrowLink>
          </p>
        </div>
      </div>
    </Section>
  );
}

/** The one action that the page ends with, and who answers. On paper the contact strip, which follows, has said it. */
function Ending({ ending: { title, text, person } }: { ending: NonNullable<Home['ending']> }) {
  return (
    <Section surface="accent" data-print="none">
      <Heading id="begin" className="max-w-[78rem] text-5xl font-extrabold text-balance">
        {title}
      </Heading>
      <div className="mt-10 grid items-end gap-x-6 gap-y-10 lg:mt-[56px] lg:grid-cols-12">
        <div className="lg:col-span-6">
          <p className="max-w-[30rem] text-lg">{text}</p>
          <ButtonLink href={contactFormHref} variant="onAccent" className="mt-6">
            {home.contactLinkText}
          </ButtonLink>
        </div>
        {person && (
          <div className="border-t border-current pt-5 lg:col-span-6">
            <p className="text-xl font-bold">{person.name}</p>
            <p>{person.role}</p>
            {person.ask && <p className="mt-3 text-lg text-balance">{person.ask}</p>}
          </div>
        )}
      </div>
    </Section>
  );
}
