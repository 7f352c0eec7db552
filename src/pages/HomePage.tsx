import home from '#content/home';
import text from '#content/labels/written';
import line from '#content/line';
import projects from '#content/projects';
import site from '#content/site';
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
import { pathOf, targetOf } from '../routes';
import { ArrowLink } from '../ui/ArrowLink';
import { ButtonLink } from '../ui/Button';
import { classNames } from '../ui/classNames';
import { Heading } from '../ui/Heading';
import { unbroken } from '../ui/unbroken';

/** Home: the company's work at a glance, and its clients. */
export function HomePage() {
  return (
    <>
      <HeroCarousel>
        <FirstLinks />
      </HeroCarousel>
      <Statement />
      {home.facts && home.facts.length > 0 && <Facts facts={home.facts} />}
      {line.stations.length > 0 && <LineBand />}
      <ServiceCards />
      {home.itTeaser && <WayToItSolutions teaser={home.itTeaser} />}
      <ProjectList />
      <PartnerCarousel />
      <ArticleBand />
      {home.ending && <Ending ending={home.ending} />}
    </>
  );
}

/** Where the bright button leads: to the form, if the content says nothing else. */
const { href: contactHref } = home.contactLink ?? { href: contactFormHref };

/** That button, and a link to the projects or, if there are none, the telephone number. */
function FirstLinks() {
  return (
    <>
      <ButtonLink href={contactHref}>{home.contactLinkText}</ButtonLink>
      {projects.projects.length > 0 ? (
        <ArrowLink href={site.lists.projects.path}>{text.allProjects}</ArrowLink>
      ) : (
        telephoneWay && <ContactLink way={telephoneWay} className="link whitespace-nowrap" />
      )}
    </>
  );
}

/** What the company is: its heading with a sentence, and below it what follows from that. */
function Statement() {
  const { tagline, introduction, statement } = home;
  const links = (home.links ?? []).flatMap(({ text, ...target }) => {
    const href = targetOf(target);
    return href ? [{ text, href }] : [];
  });
  const [first, ...others] = introduction;
  return (
    <section className="ground-white">
      <div className="grid-page gap-y-[14px] pt-[28px] pb-[24px] desk:gap-y-[36px] desk:pt-[52px] desk:pb-[44px]">
        <Heading
          as="h1"
          className="in-display text-title desk:col-[1/7] desk:[--measure:calc(var(--column)/2-var(--gutter))]"
        >
          {tagline}
        </Heading>
        <p className="text-lead desk:col-[7/-1]">{unbroken(first)}</p>
        {statement && (
          <div className="mt-[6px] grid content-start gap-y-[8px] desk:col-[1/7] desk:mt-0">
            <Heading className="in-display text-sub desk:[--measure:calc(var(--column)/2-var(--gutter))]">
              {statement.title}
            </Heading>
            <p className="font-strong text-lead leading-[1.2]">{unbroken(statement.text)}</p>
          </div>
        )}
        {others.length + links.length > 0 && (
          <div className="grid content-start gap-y-[10px] text-soft desk:col-[7/-1]">
            {others.map((paragraph) => (
              <p key={paragraph} className="max-w-[64ch]">
                {unbroken(paragraph)}
              </p>
            ))}
            {links.map(({ text, href }) => (
              <ArrowLink key={href} href={href}>
                {text}
              </ArrowLink>
            ))}
          </div>
        )}
      </div>
      {!pathOf('technologies') && <Search />}
    </section>
  );
}

/** The field that the bar leads to on a site without the page of technologies. */
function Search() {
  const search = useSearch();
  return (
    <div className="column pb-[44px]">
      <SearchForm {...search.form} />
      {search.results && <div className="mt-6">{search.results}</div>}
    </div>
  );
}

/** A figure's number, and what follows it. */
const figureParts = /^([\d\s.,’']*\d\S?)(\s.*)?$/u;

/** Figures on hairlines: four in a row on a desktop, and two or one below that. */
function Facts({ facts }: { facts: NonNullable<Home['facts']> }) {
  return (
    <section className="row-rule ground-white">
      <dl className="grid-page">
        {facts.map(({ figure, text }) => {
          const [, number, unit] = figureParts.exec(figure) ?? [];
          return (
            <div
              key={figure}
              className={classNames(
                'flex min-h-[84px] flex-wrap items-center gap-x-[16px] border-hair py-[6px] not-first:border-t',
                'tablet:col-span-6 tablet:nth-2:border-t-0',
                'wide:col-span-3 wide:min-h-[132px] wide:nth-[-n+4]:border-t-0',
                'wide:not-nth-[4n+1]:-ms-[12px] wide:not-nth-[4n+1]:border-s wide:not-nth-[4n+1]:ps-[24px]',
              )}
            >
              <dt
                className={classNames(
                  'in-display max-w-full shrink-0 leading-[0.95]',
                  number && number.length <= longNumber
                    ? 'min-w-[112px] text-[4.75rem] wide:min-w-0 wide:text-[5.5rem]'
                    : 'text-title',
                )}
              >
                <bdi>
                  {number ?? figure}
                  {unit && <span className="text-[0.42em]">{unit}</span>}
                </bdi>
              </dt>
              <dd className="max-w-[24ch] flex-[1_1_7rem] text-data">{unbroken(text)}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** A number of more characters is set smaller. */
const longNumber = 3;

function WayToItSolutions({ teaser }: { teaser: NonNullable<Home['itTeaser']> }) {
  const href = targetOf({ page: 'itsolutions', ...teaser });
  if (!href) return null;
  return (
    <section className="ground-white">
      <div className="row-link grid-page items-center gap-y-[2px] py-[14px] desk:min-h-[112px] desk:py-[12px]">
        <Heading
          id="it-solutions"
          className="in-display text-title desk:col-[1/7] desk:[--measure:calc(var(--column)/2-var(--gutter))]"
        >
          {teaser.title}
        </Heading>
        <p className="text-note text-soft desk:col-[7/10]">{unbroken(teaser.text)}</p>
        <p className="desk:col-[10/-1] desk:justify-self-end">
          <ArrowLink href={href}>{teaser.linkText}</ArrowLink>
        </p>
      </div>
    </section>
  );
}

/** The last action, and the person who answers. On paper the contact strip says it. */
function Ending({ ending: { title, text, person } }: { ending: NonNullable<Home['ending']> }) {
  return (
    <section data-print="none" className="ground-amber dark:border-t-[16px] dark:border-accent">
      <div className="grid-page content-between gap-y-[16px] pt-[36px] pb-[28px] desk:min-h-[560px] desk:gap-y-[40px] desk:pt-[56px]">
        <Heading id="begin" className="in-display text-poster leading-none">
          {title}
        </Heading>
        <p className={classNames('max-w-[34em]', person ? 'desk:col-[1/6]' : 'desk:col-[1/10]')}>
          {text}
        </p>
        {person && (
          <p className="max-w-[34em] desk:col-[6/10]">
            <b className="font-strong">{person.name}</b>, {person.role}
            {person.ask && <span className="block">{person.ask}</span>}
          </p>
        )}
        <div className="desk:col-[10/-1] desk:justify-self-end">
          <ButtonLink href={contactHref} variant="onAccent">
            {home.contactLinkText}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
