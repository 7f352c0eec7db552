import home from '#content/home';
import jobs from '#content/jobs';
import text from '#content/labels/written';
import type { Home } from '../content/modules';
import { HeroCarousel } from '../features/carousel/HeroCarousel';
import { ContactLink } from '../features/contact-details/ContactLink';
import { telephoneWay } from '../features/contact-details/directWays';
import { contactFormHref } from '../features/contact-form/contactFormHref';
import { FinderForm } from '../features/finder/FinderForm';
import { useFinder } from '../features/finder/useFinder';
import { jobsListHref } from '../features/jobs/jobsHref';
import { ButtonLink } from '../ui/Button';
import { Section } from '../ui/Section';
import { HomeBands } from './HomeBands';

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
      <HomeBands />
    </>
  );
}

const secondLink =
  'link whitespace-nowrap text-white decoration-accent hover:decoration-white sm:text-lg';

/**
 * What lies over every slide of the hero: the tagline, the way to write, and the one to the jobs; the
 * telephone number, where there are none. It stands in the footer anyway.
 */
function FirstScreen() {
  return (
    <div className="column hero-words pointer-events-none relative z-10 w-full self-end">
      <h1 className="max-w-[26em] text-sm font-semibold text-balance text-white min-[22.4rem]:text-base sm:text-lg">
        {home.tagline}
      </h1>
      <div className="mt-3 flex flex-wrap items-center gap-3 *:pointer-events-auto sm:mt-7 sm:gap-x-6">
        <ButtonLink href={contactFormHref}>{home.contactLinkText}</ButtonLink>
        {jobs.jobs.length > 0 ? (
          <a href={jobsListHref} className={secondLink}>
            {text.allJobs}
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
    // With the hero above it, a window's height on a desktop: nothing of the next band looks in.
    <Section
      surface="dark"
      tight
      className="lg:min-h-[calc(40svh-var(--header-height)-var(--footer-height))] lg:content-center"
    >
      <dl className="grid grid-cols-2 narrow:grid-cols-1 gap-x-6 gap-y-8 lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        {facts.map(({ figure, text }) => (
          <div key={figure}>
            <dt className="text-[clamp(1.5rem,7vw,3.25rem)] leading-none font-extrabold tracking-[-0.02em] text-white">
              {figure}
            </dt>
            <dd className="mt-2 text-sm text-balance">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The company in a few lines, and the field that finds a make, a model or a place of the site. */
function Introduction() {
  const finder = useFinder();
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
        <FinderForm {...finder.form} />
      </div>
      {finder.results && <div className="mt-6">{finder.results}</div>}
    </Section>
  );
}
