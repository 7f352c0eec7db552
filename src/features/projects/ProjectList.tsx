import chartText from '#content/labels/charts';
import text from '#content/labels/projects';
import writtenText from '#content/labels/written';
import partners from '#content/partners';
import content from '#content/projects';
import site from '#content/site';
import { ArrowLink } from '../../ui/ArrowLink';
import { classNames } from '../../ui/classNames';
import { fill } from '../../ui/fill';
import { Heading } from '../../ui/Heading';
import { unbroken } from '../../ui/unbroken';
import { Bars } from '../charts/Bars';
import { BeforeNow } from '../charts/BeforeNow';
import { Dots, mostDots } from '../charts/Dots';
import { type Figure, widthClass } from '../charts/figures';
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
          <ul className="grid desk:grid-cols-2">
            {others.map((project) => (
              <li
                key={project.id}
                // One alone has the width.
                className={classNames(
                  pairRows,
                  'border-t border-rule desk:even:border-s desk:odd:last:col-span-full',
                )}
              >
                <PairedProject project={project} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p data-print="none" className="row-rule column ground-white py-[8px]">
        <ArrowLink href={site.lists.projects.path}>{writtenText.allProjects}</ArrowLink>
      </p>
    </div>
  );
}

/** Two in a row from 900 px on: their titles, figures and rows begin on one line. */
const pairRows = 'desk:row-span-4 desk:grid desk:grid-rows-subgrid';

type ProjectProps = { project: Project };

/**
 * Its picture stands above the first figure, and beside it from 900 px of the page. The figure is
 * as large as the page and the window allow: `--place` is the room for its characters, with an
 * arrow where something stood before it.
 */
function Poster({ project }: ProjectProps) {
  const { img, figures: [figure, ...others] = [] } = project;
  return (
    // The search finds the project's own page, which says more.
    <article
      id={project.id}
      data-search="none"
      className={classNames(
        'grid-page overflow-clip pt-[36px] pb-[32px] [--place:var(--column)]',
        'desk:min-h-[min(840px,100svh-var(--header-height)-var(--footer-height))]',
        'desk:grid-rows-[auto_minmax(0,1fr)_auto_auto] desk:pt-[28px] desk:pb-[12px]',
        img && (isDrawing(img) ? besideDrawing : besidePhoto),
      )}
    >
      <div className="desk:[grid-area:1/1/2/7] desk:[--measure:calc(var(--column)/2-var(--gutter))]">
        <h2 className="text-base text-soft">{content.title}</h2>
        <ProjectTitle project={project} className="mt-[20px] desk:mt-[6px]" />
      </div>
      {img && (
        <ProjectPicture
          name={img}
          ground="dark"
          className={classNames(
            '-me-(--page-side) aspect-[8/5] desk:[grid-area:1/7/4/-1]',
            isDrawing(img)
              ? 'desk:mt-0 desk:self-center'
              : '-ms-(--page-side) desk:ms-0 desk:-mt-[28px] desk:aspect-auto desk:min-h-[340px]',
          )}
        />
      )}
      {figure && (
        <p className={classNames(posterFigure, widthClass(figure))}>
          <BeforeNow {...figure} words={chartText} />
        </p>
      )}
      {figure && (
        <p className="text-lead font-strong desk:[grid-area:3/1/4/7]">{unbroken(figure.what)}</p>
      )}
      <div
        className={classNames(
          'mt-[24px] grid gap-[24px_var(--gutter)] border-t border-hair pt-[16px]',
          'tablet:grid-cols-2 desk:row-[4] wide:grid-cols-4',
        )}
      >
        {figure && <BeforeAndNow figure={figure} />}
        <p className="text-note">{unbroken(project.done)}</p>
        {others.length > 0 && (
          <dl className="grid content-start gap-y-[16px]">
            {others.map((other) => (
              <div key={other.what} className="flex flex-col gap-y-[10px]">
                <dt className="order-2 text-data">{unbroken(other.what)}</dt>
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

const besideDrawing = 'desk:[--place:calc(var(--column)*0.54)]';
const besidePhoto = 'desk:[--place:calc(var(--column)*0.46)]';

const posterFigure = classNames(
  'mt-[4px] mb-[16px] leading-[0.76]',
  'text-[length:min(24rem,42svh,var(--place)*10/var(--share))]',
  'desk:z-1 desk:[grid-area:2/1/3/-1] desk:self-end desk:justify-self-start',
);

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
  const { img, figures: [figure, ...others] = [] } = project;
  return (
    <article
      id={project.id}
      data-search="none"
      className={`${pairRows} px-(--page-side) pt-[36px] pb-[20px] desk:pt-[40px]`}
    >
      <ProjectTitle project={project} className="desk:[--measure:calc(50cqi-2*var(--page-side))]" />
      {img && (
        <ProjectPicture
          name={img}
          className="h-[170px] desk:row-[2] desk:h-[clamp(180px,20vw,340px)]"
        />
      )}
      {figure && (
        <div className="mt-[24px] grid gap-[14px] desk:row-[3]">
          <p className="text-[clamp(6.5rem,104px+(100vw-390px)*0.05,11rem)] leading-[0.76]">
            <BeforeNow {...figure} words={chartText} />
          </p>
          <Ticks figure={figure} words={chartText} language={site.language} withKey={false} />
          <p className="font-strong text-lead">
            {unbroken(figure.what)}
            {figure.gain && (
              <span className="ms-[0.5em] whitespace-nowrap text-soft">
                <bdi dir="ltr">{figure.gain}</bdi>
              </span>
            )}
          </p>
        </div>
      )}
      <div className="mt-[14px] grid content-start gap-[12px] desk:row-[4]">
        <Facts project={project} figures={others} />
        <p className="text-note text-soft">{unbroken(project.done)}</p>
        <ReadOn project={project} />
      </div>
    </article>
  );
}

function ProjectTitle({ project, className }: ProjectProps & { className?: string }) {
  const client = partners.partners.find(({ id }) => id === project.partner);
  return (
    <div className={className}>
      {client && <p className="mb-[6px] text-data">{client.title}</p>}
      <Heading as="h3" className="in-display text-title">
        {project.title}
      </Heading>
    </div>
  );
}

type PictureProps = { name: string; ground?: 'dark'; className: string };

const ProjectPicture = ({ className, ...picture }: PictureProps) => (
  <NearbyPicture
    {...picture}
    kind="project"
    sizes="(min-width: 56.25rem) 50vw, 100vw"
    className={`mt-[12px] overflow-hidden ${className}`}
  />
);

type FactsProps = ProjectProps & { figures?: readonly Figure[] };

function Facts({ project, figures = [] }: FactsProps) {
  const rows = [
    ...figures.map((figure) => ({
      term: figure.what,
      fact: <BeforeNow {...figure} words={chartText} className="text-lead" />,
    })),
    { term: text.stopped, fact: unbroken(project.stopped) },
    { term: text.responsible, fact: unbroken(project.responsible) },
  ];
  return (
    <dl className="text-data">
      {rows
        .filter(({ fact }) => fact)
        .map(({ term, fact }) => (
          <div
            key={term}
            className={classNames(
              'flex flex-wrap items-baseline justify-between gap-[2px_20px] py-[9px]',
              'not-first:border-t not-first:border-hair',
            )}
          >
            <dt className="text-soft">{unbroken(term)}</dt>
            <dd className="font-strong">{fact}</dd>
          </div>
        ))}
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
