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
      <ServiceCards>{home.itTeaser && <WayToItSolutions teaser={home.itTeaser} />}</ServiceCards>
      <JobList />
      <ArticleBand />
      <PartnerCarousel />
      {home.ending && <Ending ending={home.ending} />}
    </>
  );
}

/** What else is done, in a row of its own below the services. */
function WayToItSolutions({ teaser }: { teaser: NonNullable<Home['itTeaser']> }) {
  const itSolutions = pathOf('itsolutions');
  if (!itSolutions) return null;
  return (
    <div className="mt-[28px] grid items-baseline gap-x-6 gap-y-2 border-t-2 border-heading pt-[20px] sm:mt-[40px] lg:grid-cols-[5fr_5fr_2fr]">
      <Heading
        id="it-solutions"
        className="text-2xl font-extrabold text-balance text-heading lg:[--measure:calc(var(--column)*5/12-1.5rem)]"
      >
        {teaser.title}
      </Heading>
      <p className="max-w-prose text-balance">{teaser.text}</p>
      <p className="lg:justify-self-end">
        <ArrowLink href={itSolutions}>{teaser.linkText}</ArrowLink>
      </p>
    </div>
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
