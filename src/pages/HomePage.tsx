import { home } from '../content/home';
import { HeroCarousel } from '../features/carousel/HeroCarousel';
import { PartnerCarousel } from '../features/carousel/PartnerCarousel';
import { ContactLink } from '../features/contact-details/ContactLink';
import { contactWays } from '../features/contact-details/contactWays';
import { FinderForm } from '../features/finder/FinderForm';
import { useFinder } from '../features/finder/useFinder';
import { ServiceCards } from '../features/flip-cards/ServiceCards';
import { pathOf } from '../routes';
import { ButtonLink } from '../ui/Button';
import { Section } from '../ui/Section';

/** Home: what the company does, at a glance, and for whom. */
export function HomePage() {
  const finder = useFinder();
  return (
    <>
      <HeroCarousel />
      <Section surface="paper" tight>
        <div data-print="columns" className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
          <div>
            <h1 className="text-4xl font-extrabold tracking-tight text-balance text-ink">
              {home.tagline}
            </h1>
            <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-3 sm:mt-6">
              <ButtonLink href={pathOf('contact')}>{home.contactLinkText}</ButtonLink>
              <ContactLink
                way={contactWays.telephone}
                className="inline-flex min-h-[44px] items-center rounded-sm text-lg font-bold text-ink underline decoration-amber decoration-3 underline-offset-4 hover:decoration-ink"
              />
            </div>
          </div>
          <div>
            {home.introduction.map((paragraph) => (
              <p key={paragraph} className="mb-5 max-w-prose text-lg last:mb-0">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        <div className="mt-8 grid gap-6 print:hidden noscript:hidden">
          <FinderForm {...finder.form} />
          {finder.results && <div>{finder.results}</div>}
        </div>
      </Section>
      <ServiceCards />
      <PartnerCarousel />
      <Section surface="navy" className="bg-grid">
        <div className="flex flex-wrap items-end justify-between gap-8">
          <div>
            <h2 className="text-3xl font-extrabold tracking-tight text-balance text-white">
              {home.itTeaser.title}
            </h2>
            <p className="mt-4 max-w-prose text-lg">{home.itTeaser.text}</p>
          </div>
          <ButtonLink href={pathOf('itsolutions')} variant="outlineOnDark">
            {home.itTeaser.linkText}
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}
