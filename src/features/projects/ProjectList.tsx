import chartWords from '#content/labels/charts';
import text from '#content/labels/projects';
import writtenText from '#content/labels/written';
import partners from '#content/partners';
import content from '#content/projects';
import { listPaths } from '../../content/listPaths';
import { ArrowLink } from '../../ui/ArrowLink';
import { ButtonLink } from '../../ui/Button';
import { classNames } from '../../ui/classNames';
import { fill } from '../../ui/fill';
import { Heading } from '../../ui/Heading';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { NearbyPicture } from '../pictures/NearbyPicture';
import type { Project } from './content';
import { ProjectFigures } from './ProjectFigures';

/** The first project leads; the others stand below it, in twos if that fills their rows. */
const others = content.projects.length - 1;
const inTwos = others === 2 || others === 4;
const columns = inTwos ? 'lg:grid-cols-2' : 'lg:grid-cols-3';

/** The widths of their pictures; the first one's is wider than its frame, which cuts its sides. */
const sizes = {
  first: '(min-width: 90rem) 56rem, (min-width: 64rem) 62vw, 100vw',
  others: inTwos
    ? '(min-width: 90rem) 41.25rem, (min-width: 64rem) 46vw, 100vw'
    : '(min-width: 90rem) 27.5rem, (min-width: 64rem) 31vw, 100vw',
};

/** The band of projects that visitors can check, each with its client and figures. */
export function ProjectList() {
  if (content.projects.length === 0) return null;
  return (
    <Section surface="page">
      <div id="projects">
        <SectionHeading title={content.title} text={content.introduction} />
        <ul
          className={`row-on-phones projects gap-x-[24px] gap-y-[64px] twos:grid-cols-2 ${columns}`}
        >
          {content.projects.map((project, index) => (
            // The search finds the project's own page, which says more.
            <li
              key={project.id}
              id={project.id}
              data-search="none"
              className={index === 0 ? 'col-span-full' : undefined}
            >
              <ProjectArticle project={project} leads={index === 0} />
            </li>
          ))}
        </ul>
        <p data-print="none" className="mt-10">
          <ButtonLink href={listPaths.projects} variant="outline">
            {writtenText.allProjects}
          </ButtonLink>
        </p>
      </div>
    </Section>
  );
}

const facts = ['stopped', 'replaced', 'done', 'responsible'] as const;

/** One project; parts that it leaves out take no room. */
function ProjectArticle({ project, leads }: { project: Project; leads: boolean }) {
  const { figures = [] } = project;
  const client = partners.partners.find(({ id }) => id === project.partner);
  return (
    <article
      className={classNames(
        // Its link covers all of it.
        'relative flex h-full flex-col',
        leads && 'lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-[64px]',
      )}
    >
      {project.img && (
        <NearbyPicture
          name={project.img}
          kind="project"
          sizes={leads ? sizes.first : sizes.others}
          className={classNames(
            'aspect-video overflow-hidden max-sm:aspect-[3/2] magnified:aspect-[4]',
            leads && 'lg:aspect-[3/2] lg:self-start',
          )}
        />
      )}
      <div
        className={classNames(
          'flex flex-1 flex-col gap-[8px] pt-[24px] text-sm',
          leads && 'lg:p-0 lg:first:col-span-full',
        )}
      >
        {client && <p>{client.title}</p>}
        <Heading
          as="h3"
          className={classNames(
            'text-2xl font-strong text-balance text-heading twos:[--measure:calc(var(--column)/2-12px)] lg:[--measure:calc(var(--column)/3-16px)]',
            // In a row of projects, their figures stand on one line.
            !leads && 'twos:min-h-[2lh] lg:min-h-[2lh]',
          )}
        >
          {project.title}
        </Heading>
        {figures.length > 0 && (
          <ProjectFigures figures={figures} words={chartWords} language={content.language} />
        )}
        <dl className="border-t border-line">
          {facts.map(
            (fact) =>
              project[fact] && (
                <div key={fact} className="border-b border-line py-[8px] text-pretty">
                  <dt className="inline font-strong text-heading">{text[fact]}</dt>{' '}
                  <dd className="inline">{project[fact]}</dd>
                </div>
              ),
          )}
        </dl>
        <p data-print="none" className="mt-auto *:[a]:after:absolute *:[a]:after:inset-0">
          <ArrowLink href={project.href} heard={fill(writtenText.readOf, { title: project.title })}>
            {writtenText.read}
          </ArrowLink>
        </p>
      </div>
    </article>
  );
}
