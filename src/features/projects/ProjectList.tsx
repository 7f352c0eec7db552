import chartText from '#content/labels/charts';
import text from '#content/labels/projects';
import writtenText from '#content/labels/written';
import partners from '#content/partners';
import content from '#content/projects';
import site from '#content/site';
import { listPaths } from '../../content/listPaths';
import { ArrowLink } from '../../ui/ArrowLink';
import { classNames } from '../../ui/classNames';
import { fill } from '../../ui/fill';
import { Heading } from '../../ui/Heading';
import { Bars } from '../charts/Bars';
import { BeforeNow } from '../charts/BeforeNow';
import { Dots, mostDots } from '../charts/Dots';
import type { Figure } from '../charts/figures';
import { Ticks } from '../charts/Ticks';
import { NearbyPicture } from '../pictures/NearbyPicture';
import { isDrawing } from '../pictures/Picture';
import type { Project } from './content';

/** Projects that visitors can check: the first as a poster, and the others two in a row. */
export function ProjectList() {
  const [first, ...others] = content.projects;
  if (!first) return null;
  return (
    <div id="projects">
      <section className="ground-navy">
        <Poster project={first} />
      </section>
      {others.length > 0 && (
        <section className="ground-white">
          <ul className="project-pairs">
            {others.map((project) => (
              <li key={project.id}>
                <PairedProject project={project} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p data-print="none" className="row-rule column ground-white py-[8px]">
        <ArrowLink href={listPaths.projects}>{writtenText.allProjects}</ArrowLink>
      </p>
    </div>
  );
}

type ProjectProps = { project: Project };

/** The first figure is as large as the page and the window allow. */
function Poster({ project }: ProjectProps) {
  const [figure, ...others] = project.figures ?? [];
  return (
    // The search finds the project's own page, which says more.
    <article id={project.id} data-search="none" className="project-poster grid-page">
      <div className="project-head">
        <h2 className="text-base text-soft">{content.title}</h2>
        <ProjectTitle project={project} className="mt-[20px] desk:mt-[6px]" />
      </div>
      {project.img && <ProjectPicture name={project.img} onDark />}
      {figure && (
        <p className={classNames('home-figure', `letters-${widthOf(figure)}`)}>
          <BeforeNow {...figure} words={chartText} />
        </p>
      )}
      {figure && <p className="project-unit font-strong text-lead">{figure.what}</p>}
      <div className="project-foot">
        {figure && <BeforeAndNow figure={figure} />}
        <p className="text-note">{project.done}</p>
        {others.length > 0 && (
          <dl className="grid content-start gap-y-[16px]">
            {others.map((other) => (
              <div key={other.what} className="flex flex-col gap-y-[10px]">
                <dt className="order-2 text-data">{other.what}</dt>
                <dd className="text-title">
                  <BeforeNow {...other} words={chartText} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <div>
          <Facts project={project} />
          <ReadOn project={project} />
        </div>
      </div>
    </article>
  );
}

/** The characters that a figure's width is made of; what stood before is smaller. */
const widthOf = ({ before = '', after }: Figure): number =>
  Math.ceil(after.length + 0.42 * before.length);

/** A dot for each of what a figure counts; bars where they are too many, or parts of a whole. */
function BeforeAndNow({ figure }: { figure: Figure }) {
  const { amounts } = figure;
  if (!amounts) return null;
  const both = [amounts.before, amounts.after];
  const areDots = both.every((count) => Number.isInteger(count) && count <= mostDots);
  if (!areDots) return <Bars figure={figure} words={chartText} />;
  return (
    <div aria-hidden="true" data-search="none" className="flex flex-wrap items-end gap-[16px_28px]">
      {(['before', 'now'] as const).map((look) => (
        <div key={look} className="grid gap-y-[8px]">
          <Dots count={look === 'now' ? amounts.after : amounts.before} look={look} />
          <span className="text-data">{chartText[look]}</span>
        </div>
      ))}
    </div>
  );
}

/** The first figure with its chart to scale, and the others in rows. */
function PairedProject({ project }: ProjectProps) {
  const [figure, ...others] = project.figures ?? [];
  return (
    <article id={project.id} data-search="none" className="project-paired">
      <ProjectTitle project={project} />
      {project.img && <ProjectPicture name={project.img} />}
      {figure && (
        <div className="project-measured">
          <p className="home-figure">
            <BeforeNow {...figure} words={chartText} />
          </p>
          <Ticks figure={figure} words={chartText} language={site.language} withKey={false} />
          <p className="font-strong text-lead">
            {figure.what}
            {figure.gain && (
              <span className="ms-[0.5em] whitespace-nowrap text-soft">{figure.gain}</span>
            )}
          </p>
        </div>
      )}
      <div className="project-rest">
        <Facts project={project} figures={others} />
        <p className="text-note text-soft">{project.done}</p>
        <ReadOn project={project} />
      </div>
    </article>
  );
}

function ProjectTitle({ project, className }: ProjectProps & { className?: string }) {
  const client = partners.partners.find(({ id }) => id === project.partner);
  return (
    <div className={classNames('project-title', className)}>
      {client && <p className="mb-[6px] text-data">{client.title}</p>}
      <Heading as="h3" className="in-display text-title">
        {project.title}
      </Heading>
    </div>
  );
}

const sizes = '(min-width: 56.25rem) 50vw, 100vw';

const ProjectPicture = ({ name, onDark }: { name: string; onDark?: boolean }) => (
  <NearbyPicture
    name={name}
    kind="project"
    sizes={sizes}
    {...(onDark && { ground: 'dark' })}
    className={classNames('project-picture overflow-hidden', !isDrawing(name) && 'project-photo')}
  />
);

type FactsProps = ProjectProps & { figures?: readonly Figure[] };

function Facts({ project, figures = [] }: FactsProps) {
  return (
    <dl className="project-facts text-data">
      {figures.map((figure) => (
        <div key={figure.what}>
          <dt className="text-soft">{figure.what}</dt>
          <dd className="text-lead">
            <BeforeNow {...figure} words={chartText} />
          </dd>
        </div>
      ))}
      {(['stopped', 'responsible'] as const).map(
        (fact) =>
          project[fact] && (
            <div key={fact}>
              <dt className="text-soft">{text[fact]}</dt>
              <dd className="font-strong">{project[fact]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const ReadOn = ({ project }: ProjectProps) => (
  <p data-print="none" className="mt-[8px]">
    <ArrowLink href={project.href} heard={fill(writtenText.readOf, { title: project.title })}>
      {writtenText.read}
    </ArrowLink>
  </p>
);
