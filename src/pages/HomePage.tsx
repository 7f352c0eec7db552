import home from '#content/home';
import text from '#content/labels/written';
import line from '#content/line';
import projects from '#content/projects';
import { listPaths } from '../content/listPaths';
import { ArticleBand } from '../features/articles/ArticleBand';
import { HeroCarousel } from '../features/carousel/HeroCarousel';
import { PartnerCarousel } from '../features/carousel/PartnerCarousel';
import { ContactLink } from '../features/contact-details/ContactLink';
import { telephoneWay } from '../features/contact-details/directWays';
import { contactFormHref } from '../features/contact-form/contactFormHref';
import { ServiceCards } from '../features/flip-cards/ServiceCards';
import type { Home } from '../features/home/content';
import { LineBand } from '../features/line/LineBand';
import { ProjectList } from '../features/projects/ProjectList';
import { SearchForm } from '../features/search/SearchForm';
import { useSearch } from '../features/search/useSearch';
import { pathOf } from '../routes';
import { ArrowLink } from '../ui/ArrowLink';
import { ButtonLink } from '../ui/Button';
import { Heading } from '../ui/Heading';
import { Section } from '../ui/Section';

/** Home: what the company does, at a glance, and for whom. */
export function HomePage() {
  return (
    <>
      <div className="hero-stage grid bg-dark-950">
        <FirstScreen />
        <HeroCarousel />
      </div>
      {home.facts && home.facts.length > 0 && <Facts facts={home.facts} />}
      <Introduction />
      {line.stations.length > 0 && <LineBand />}
      <ServiceCards>{home.itTeaser && <WayToItSolutions teaser={home.itTeaser} />}</ServiceCards>
      <ProjectList />
      <ArticleBand />
      <PartnerCarousel />
      {home.ending && <Ending ending={home.ending} />}
    </>
  );
}

const secondLink =
  'link whitespace-nowrap text-white decoration-accent hover:decoration-white sm:text-lg';

/**
 * The words over every slide of the hero: the tagline, the link to the form, and the link to the
 * projects, or the telephone number if there are none.
 */
function FirstScreen() {
  return (
    <div className="column hero-words pointer-events-none relative z-10 w-full self-end">
      <h1 className="max-w-[26em] font-sans text-sm font-strong text-white min-[22.4rem]:text-base sm:text-lg">
        {home.tagline}
      </h1>
      <div className="mt-3 flex flex-wrap items-center gap-3 *:pointer-events-auto sm:mt-7 sm:gap-x-6">
        <ButtonLink href={contactFormHref}>{home.contactLinkText}</ButtonLink>
        {projects.projects.length > 0 ? (
          <a href={listPaths.projects} className={secondLink}>
            {text.allProjects}
          </a>
        ) : (
          telephoneWay && <ContactLink way={telephoneWay} className={secondLink} />
        )}
      </div>
    </div>
  );
}

function Facts({ facts }: { facts: NonNullable<Home['facts']> }) {
  return (
    // With the hero, it fills the window of a desktop: nothing of the next band is seen.
    <Section
      surface="dark"
      tight
      className="lg:min-h-[calc(40svh-var(--header-height)-var(--footer-height))] lg:content-center"
    >
      <dl className="grid grid-cols-2 narrow:grid-cols-1 gap-x-6 gap-y-8 lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        {facts.map(({ figure, text }) => (
          <div key={figure} className="@container">
            <Heading
              as="dt"
              className="text-[min(clamp(1.5rem,7vw,3.25rem),max(1rem,100cqi/0.6/var(--letters,1)))] font-display leading-none font-strong tracking-[-0.02em] text-white"
            >
              {figure}
            </Heading>
            <dd className="mt-2 text-sm text-balance">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The company in a few lines, and the field that finds a make, a model or a place of the site. */
function Introduction() {
  const search = useSearch();
  return (
    <Section tight>
      <div className="grid grid-cols-1 items-center gap-x-6 gap-y-5 lg:grid-cols-2">
        <div className="grid gap-5">
          {home.introduction.map((paragraph) => (
            <p key={paragraph} className="max-w-[35rem] text-lg text-pretty">
              {paragraph}
            </p>
          ))}
        </div>
        <SearchForm {...search.form} />
      </div>
      {search.results && <div className="mt-6">{search.results}</div>}
    </Section>
  );
}

function WayToItSolutions({ teaser }: { teaser: NonNullable<Home['itTeaser']> }) {
  const itSolutions = pathOf('itsolutions');
  if (!itSolutions) return null;
  return (
    <div className="mt-[28px] grid items-baseline gap-x-6 gap-y-2 border-t-2 border-heading pt-[20px] sm:mt-[40px] lg:grid-cols-[5fr_5fr_2fr]">
      <Heading
        id="it-solutions"
        className="text-2xl font-strong text-heading lg:[--measure:calc(var(--column)*5/12-1.5rem)]"
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

/** The last action, and the person who answers. On paper the contact strip says it. */
function Ending({ ending: { title, text, person } }: { ending: NonNullable<Home['ending']> }) {
  return (
    <Section surface="accent" data-print="none">
      <Heading id="begin" className="max-w-[78rem] text-5xl font-strong">
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
            <p className="text-xl font-strong">{person.name}</p>
            <p>{person.role}</p>
            {person.ask && <p className="mt-3 text-lg text-balance">{person.ask}</p>}
          </div>
        )}
      </div>
    </Section>
  );
}
