import labels from '#content/labels/panels';
import successors from '#content/successors';
import content from '#content/technologies';
import { askAboutHref, askAboutText } from '../features/ask-about/AskButton';
import { AfterHeading } from '../features/navigation/AfterHeading';
import { BrandList } from '../features/panels/BrandList';
import type { Panel } from '../features/panels/CollapsiblePanel';
import { CollapsiblePanels } from '../features/panels/CollapsiblePanels';
import { ModelItem } from '../features/panels/ModelItem';
import { NearbyPicture } from '../features/pictures/NearbyPicture';
import { SearchForm } from '../features/search/SearchForm';
import { useSearch } from '../features/search/useSearch';
import type { Best, Topic } from '../features/technologies/content';
import { ArrowLink } from '../ui/ArrowLink';
import { classNames } from '../ui/classNames';
import { fill } from '../ui/fill';
import { Heading } from '../ui/Heading';
import { PageTitle } from '../ui/PlainHead';
import { RowHeading } from '../ui/RowHeading';
import { slugify } from '../ui/slugify';
import { unbroken } from '../ui/unbroken';
import { PanelContent } from './PanelContent';

/** Its figures have no room below the line. */
const count =
  'text-[length:calc(var(--column)/2.6)] desk:text-[length:min(var(--column)*0.22,36svh)]';

/** Made once, so that a letter typed into the search renders none of them again. */
const panels = content.technologies.map(
  ({ category, brands, summary, count, ...rest }, index): Panel => ({
    id: slugify(category),
    title: category,
    summary,
    count,
    content: (
      <PanelContent topic={category} index={index} {...rest}>
        {brands.length > 0 && <BrandList brands={brands} />}
      </PanelContent>
    ),
  }),
);

const jumps = [...panels, ...content.topics.map(({ title }) => ({ id: slugify(title), title }))];

/** Technologies: panels of makers and models, the search for them, and other kinds of work. */
export function TechnologiesPage() {
  const search = useSearch();
  const { title, introduction, total, best, topics } = content;
  return (
    <>
      <div className="ground-navy grid-page gap-y-5 pt-[28px] pb-[32px] desk:min-h-[min(560px,80svh)] desk:grid-rows-[1fr_auto] desk:py-[40px]">
        <div className="desk:col-[1/7]">
          <PageTitle>{title}</PageTitle>
        </div>
        <p className="text-soft desk:col-[7/-1] desk:pt-2 desk:text-lead print:mt-2">
          {unbroken(introduction)}
        </p>
        {total && (
          <p className="flex flex-wrap items-end gap-x-4 gap-y-2 desk:col-[1/7]">
            <span className={classNames('in-display leading-[0.76] whitespace-nowrap', count)}>
              {total.figure}
            </span>{' '}
            <span className="flex-[1_1_6rem] text-lead font-strong leading-tight">
              {total.words}
            </span>
          </p>
        )}
        <div className="desk:col-[7/-1] desk:self-end">
          <SearchForm {...search.form} />
        </div>
      </div>
      <AfterHeading>
        {/* Search results replace all of this, on paper too. */}
        <CollapsiblePanels
          panels={panels}
          jumps={jumps}
          replacement={search.results}
          before={best && <BestPlatforms best={best} />}
        >
          {successors.successors.length > 0 && (
            <section className="ground-white row-rule">
              <RowHeading title={successors.title} text={successors.approach} />
              <ul
                data-search="none"
                className="grid-page pb-[36px] *:flex *:flex-wrap *:items-center *:gap-x-[6px] *:border-t *:border-hair *:py-2 *:text-[1.25rem] desk:*:col-span-6"
              >
                {successors.successors.map(({ model }) => (
                  <ModelItem key={model} model={model} repeated={0} />
                ))}
              </ul>
            </section>
          )}
          {topics.map((topic) => (
            <TopicSection key={topic.title} topic={topic} />
          ))}
        </CollapsiblePanels>
      </AfterHeading>
    </>
  );
}

/** The platforms that the company knows best, each with its projects and whom to ask. */
function BestPlatforms({ best }: { best: Best }) {
  const { title, introduction, platforms } = best;
  return (
    <section id={slugify(title)} className="ground-white">
      <RowHeading title={title} text={introduction} />
      <ul className="grid-page gap-y-5 pb-[8px]">
        {platforms.map(({ model, maker, text, projects, person }) => (
          <li key={model} className="border-t-2 border-rule pt-2 tablet:col-span-6 wide:col-span-3">
            <h3 className="font-sans text-data font-normal">
              <span className="block in-display text-[1.5rem]">{unbroken(`${model} `)}</span>
              {unbroken(maker)}
            </h3>
            <p className="text-note text-soft">{unbroken(text)}</p>
            {person && <p className="mt-1 text-note">{fill(labels.askPerson, { person })}</p>}
            {projects.map((project) => (
              <p key={project.href}>
                <a href={project.href} className="link text-note">
                  {project.title}
                </a>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Work without a maker, such as machine safety: its words, beside a picture, and its parts. */
function TopicSection({ topic }: { topic: Topic }) {
  const { title, img, paragraphs, parts = [], article } = topic;
  return (
    <section className="ground-navy spread row-rule">
      <div id={slugify(title)} className="grid-page gap-y-6">
        <Heading className="text-display desk:col-[1/7] desk:[--measure:calc(var(--column)/2-var(--gutter))]">
          {title}
        </Heading>
        <div className={classNames('grid gap-y-4', img ? 'desk:col-[1/7]' : 'desk:col-[7/-1]')}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-prose text-soft">
              {unbroken(paragraph)}
            </p>
          ))}
        </div>
        {img && (
          <NearbyPicture
            name={img}
            kind="card"
            ground="dark"
            sizes="(min-width: 900px) 50vw, 100vw"
            className="aspect-[3/2] overflow-hidden desk:col-[7/-1] desk:row-[1/3]"
          />
        )}
        {parts.length > 0 && (
          <dl className="grid gap-x-(--gutter) tablet:grid-cols-2 desk:grid-cols-3">
            {parts.map(({ title: part, text }) => (
              <div key={part} className="border-t border-hair pt-3 pb-4">
                <dt className="text-lead font-strong leading-tight">{unbroken(part)}</dt>
                <dd className="mt-1 text-note text-soft">{unbroken(text)}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="flex flex-wrap gap-x-8">
          <ArrowLink href={askAboutHref(title)}>{askAboutText(title)}</ArrowLink>
          {article && <ArrowLink href={article.href}>{article.title}</ArrowLink>}
        </div>
      </div>
    </section>
  );
}
