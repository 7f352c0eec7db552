import content from '#content/technologies';
import { AskButton } from '../features/ask-about/AskButton';
import { AfterHeading } from '../features/navigation/AfterHeading';
import { BestPlatforms } from '../features/panels/BestPlatforms';
import { BrandList } from '../features/panels/BrandList';
import type { Panel } from '../features/panels/CollapsiblePanel';
import { CollapsiblePanels } from '../features/panels/CollapsiblePanels';
import { PanelPicture } from '../features/panels/PanelPicture';
import { SuccessorTable } from '../features/panels/SuccessorTable';
import { TopicSection } from '../features/panels/TopicSection';
import { SearchForm } from '../features/search/SearchForm';
import { useSearch } from '../features/search/useSearch';
import { PageHeader } from '../ui/PageHeader';
import { Section } from '../ui/Section';
import { slugify } from '../ui/slugify';
import { PanelContent } from './PanelContent';

/** Made once, so that a letter typed into the search renders none of them again. */
const panels = content.technologies.map(
  ({ category, img, brands, ...rest }): Panel => ({
    id: slugify(category),
    title: category,
    summary: content.modelCounts[category] ?? '',
    count: brands.flatMap(({ models = [] }) => models).length,
    ...(img && { picture: <PanelPicture name={img} /> }),
    content: (
      <PanelContent topic={category} {...rest}>
        {brands.length > 0 && <BrandList brands={brands} />}
      </PanelContent>
    ),
  }),
);

const jumps = [...panels, ...content.topics.map(({ title }) => ({ id: slugify(title), title }))];

/** Technologies: panels of makers and models, the search for them, and other kinds of work. */
export function TechnologiesPage() {
  const search = useSearch();
  return (
    <>
      <PageHeader
        title={content.title}
        introduction={[content.introduction]}
        aside={<SearchForm {...search.form} onDark />}
      />
      <AfterHeading>
        {/* Search results replace all of this, on paper too. */}
        {content.best && !search.results && (
          <Section surface="page" tight>
            <BestPlatforms best={content.best} />
          </Section>
        )}
        <Section surface="plain" tight>
          <CollapsiblePanels panels={panels} jumps={jumps} replacement={search.results} />
          {!search.results && <SuccessorTable />}
        </Section>
        {!search.results &&
          content.topics.map((topic) => (
            <TopicSection
              key={topic.title}
              topic={topic}
              action={<AskButton topic={topic.title} />}
            />
          ))}
      </AfterHeading>
    </>
  );
}
