import successors from '#content/successors';
import content from '#content/technologies';
import { AfterHeading } from '../features/navigation/AfterHeading';
import { BestPlatforms } from '../features/panels/BestPlatforms';
import { BrandList } from '../features/panels/BrandList';
import type { Panel } from '../features/panels/CollapsiblePanel';
import { CollapsiblePanels } from '../features/panels/CollapsiblePanels';
import { ModelItem } from '../features/panels/ModelItem';
import { TopicSection } from '../features/panels/TopicSection';
import { SearchForm } from '../features/search/SearchForm';
import { useSearch } from '../features/search/useSearch';
import { classNames } from '../ui/classNames';
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
  ({ category, brands, ...rest }, index): Panel => ({
    id: slugify(category),
    title: category,
    summary: content.modelCounts[category] ?? '',
    count: brands.flatMap(({ models = [] }) => models).length,
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
