import home from '#content/home';
import { ArticleBand } from '../features/articles/ArticleBand';
import { PartnerCarousel } from '../features/carousel/PartnerCarousel';
import { ContactLink } from '../features/contact-details/ContactLink';
import { telephoneWay } from '../features/contact-details/directWays';
import { contactFormHref } from '../features/contact-form/contactFormHref';
import { ServiceCards } from '../features/flip-cards/ServiceCards';
import { JobList } from '../features/jobs/JobList';
import { LineBand } from '../features/line/LineBand';
import { pathOf } from '../routes';
import { ButtonLink } from '../ui/Button';
import { Section } from '../ui/Section';

/** The bands of the home page below its first view. */
export function HomeBands() {
  return (
    <>
      <ServiceCards />
      <LineBand />
      <JobList />
      <ArticleBand />
      <PartnerCarousel />
      <Ending />
    </>
  );
}

/** The one action that the page ends with, and the way to the IT solutions. */
function Ending() {
  const { ending, itTeaser } = home;
  const itSolutions = pathOf('itsolutions');
  return (
    <>
      {itTeaser && itSolutions && (
        <Section surface="band" tight>
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
            <div>
              <h2
                id="it-solutions"
                className="text-2xl font-extrabold tracking-tight text-balance text-heading"
              >
                {itTeaser.title}
              </h2>
              <p className="mt-2 max-w-prose">{itTeaser.text}</p>
            </div>
            <ButtonLink href={itSolutions} variant="outline">
              {itTeaser.linkText}
            </ButtonLink>
          </div>
        </Section>
      )}
      {ending && (
        // On paper the contact strip, which follows, has said it.
        <Section surface="accent" data-print="none">
          <h2 id="begin" className="text-4xl font-extrabold tracking-tight text-balance">
            {ending.title}
          </h2>
          <p className="mt-4 max-w-prose text-lg">{ending.text}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3">
            <ButtonLink href={contactFormHref} variant="onAccent">
              {home.contactLinkText}
            </ButtonLink>
            {telephoneWay && (
              <ContactLink
                way={telephoneWay}
                className="link text-xl font-extrabold decoration-current"
              />
            )}
          </div>
        </Section>
      )}
    </>
  );
}
