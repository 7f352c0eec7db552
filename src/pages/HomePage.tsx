import home from '#content/home';
import type { Home } from '../content/schema';
import { HeroCarousel } from '../features/carousel/HeroCarousel';
import { ContactLink } from '../features/contact-details/ContactLink';
import { telephoneWay } from '../features/contact-details/directWays';
import { contactFormHref } from '../features/contact-form/contactFormHref';
import { FinderForm } from '../features/finder/FinderForm';
import { useFinder } from '../features/finder/useFinder';
import { ButtonLink } from '../ui/Button';
import { Column } from '../ui/Column';
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

/** What lies over every slide of the hero: the tagline, and the ways to call and to write. */
function FirstScreen() {
  return (
    <Column className="hero-words pointer-events-none relative z-10 w-full self-end">
      <h1 className="max-w-[26em] text-sm font-semibold text-balance text-white min-[22.4rem]:text-base sm:text-lg">
        {home.tagline}
      </h1>
      <div className="mt-3 flex flex-wrap items-center gap-3 *:pointer-events-auto sm:mt-4 sm:gap-x-6">
        <ButtonLink href={contactFormHref}>{home.contactLinkText}</ButtonLink>
        {telephoneWay && (
          <ContactLink
            way={telephoneWay}
            className="link tracking-tight whitespace-nowrap text-white decoration-accent hover:decoration-white sm:text-lg"
          />
        )}
      </div>
    </Column>
  );
}

function Facts({ facts }: { facts: NonNullable<Home['facts']> }) {
  return (
    <Section surface="dark" tight>
      <dl
        data-print="columns"
        className="grid grid-cols-2 narrow:grid-cols-1 gap-x-6 gap-y-5 lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]"
      >
        {facts.map(({ figure, text }) => (
          <div key={figure} className="border-l-2 border-accent pl-4 max-lg:last:odd:col-span-2">
            <dt className="text-xl font-extrabold text-white">{figure}</dt>
            <dd className="text-sm">{text}</dd>
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
      <div className="grid grid-cols-1 items-center gap-x-16 gap-y-5 lg:grid-cols-2">
        <div className="grid gap-5">
          {home.introduction.map((paragraph) => (
            <p key={paragraph} className="max-w-prose text-lg">
              {paragraph}
            </p>
          ))}
        </div>
        <div data-print="none" className="noscript:hidden">
          <FinderForm {...finder.form} />
        </div>
      </div>
      {finder.results && <div className="mt-6">{finder.results}</div>}
    </Section>
  );
}
