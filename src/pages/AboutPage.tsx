import about from '#content/about';
import site from '#content/site';
import { AboutSections, isPoster, Poster } from '../features/about/AboutSections';
import type { About } from '../features/about/content';
import { PeopleBand } from '../features/about/PeopleBand';
import { AfterHeading } from '../features/navigation/AfterHeading';
import { Picture } from '../features/pictures/Picture';
import { ArrowLink } from '../ui/ArrowLink';
import { classNames } from '../ui/classNames';
import { PageTitle } from '../ui/PlainHead';
import { RowHeading } from '../ui/RowHeading';
import { unbroken } from '../ui/unbroken';

/** About Us: the company, the course of a project, its people, and the fields it works in. */
export function AboutPage() {
  // What the page says loudest stands before all that explains it.
  const poster = about.sections.find(isPoster);
  return (
    <>
      <Head />
      <AfterHeading>
        {poster && <Poster section={poster} />}
        {about.timeline && <Steps timeline={about.timeline} />}
        <PeopleBand />
        <AboutSections sections={about.sections.filter((section) => section !== poster)} />
      </AfterHeading>
    </>
  );
}

/** The page's title and who the company is, with its picture on the right, on phones below. */
function Head() {
  const { title, introduction, projectsLink, img } = about;
  const [first, ...others] = introduction;
  const hasProjects = site.reading.some(({ href }) => href === site.lists.projects.path);
  return (
    <section className="page-header ground-white grid-page items-center gap-y-5 overflow-clip pt-7 pb-7 desk:pt-[52px] desk:pb-11">
      <div className={img ? 'tablet:col-span-6' : 'desk:col-span-8'}>
        <PageTitle className={img ? 'tablet:[--measure:calc(var(--column)/2-1rem)]' : ''}>
          {title}
        </PageTitle>
        <p className="mt-4 desk:mt-7 desk:text-lead">{unbroken(first)}</p>
        {others.map((paragraph) => (
          <p key={paragraph} className="mt-4 text-lead font-strong">
            {unbroken(paragraph)}
          </p>
        ))}
        {hasProjects && projectsLink && (
          <p className="mt-2">
            <ArrowLink href={site.lists.projects.path}>{projectsLink}</ArrowLink>
          </p>
        )}
      </div>
      {img && (
        <Picture
          name={img}
          kind="hero"
          ground="light"
          sizes="(min-width: 43.75em) 50vw, 100vw"
          priority
          className="tablet:col-span-6 desk:-me-(--page-side)"
          imgClassName="mx-auto max-h-[230px] w-full object-cover tablet:max-h-[640px]"
        />
      )}
    </section>
  );
}

/** So many steps stand beside each other on a desktop. */
const mostColumns = 8;

/** "How a project runs", or a history with its years: steps with a number each, in columns. */
function Steps({ timeline }: { timeline: NonNullable<About['timeline']> }) {
  const { id, title, introduction, steps, result: before } = timeline;
  return (
    <section id={id} className="ground-navy">
      <RowHeading title={title} text={introduction} />
      <ol
        data-print="fours"
        className={classNames(
          'column grid gap-x-(--gutter) pb-5 tablet:grid-cols-2 desk:pb-11',
          steps.length > mostColumns
            ? 'wide:grid-cols-4'
            : 'wide:auto-cols-fr wide:grid-flow-col wide:grid-cols-none',
        )}
      >
        {steps.map(({ when, title: name, text, result }, index) => (
          <li
            key={name}
            className="grid grid-cols-[2.25rem_1fr] content-start border-t border-hair py-1.5 has-data-when:grid-cols-[5rem_1fr] wide:block wide:pt-3.5"
          >
            <b
              aria-hidden={when ? undefined : true}
              data-when={when && ''}
              className="in-display text-sub wide:mb-3.5 wide:block wide:text-display"
            >
              {when ?? index + 1}
            </b>
            <div className="text-note">
              <h3 className="font-sans font-strong">{name}</h3>
              <p className="mt-0.5 inline text-soft tablet:block">{unbroken(text)}</p>{' '}
              {result && (
                <p className="mt-1 inline font-strong tablet:block">
                  {before && <span className="font-normal text-soft">{`${before} `}</span>}
                  {unbroken(result)}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
