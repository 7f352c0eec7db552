import content from '#content/itsolutions';
import { AskLink } from '../features/ask-about/AskButton';
import type { ItSolutions } from '../features/itsolutions/content';
import { AfterHeading } from '../features/navigation/AfterHeading';
import type { Panel } from '../features/panels/CollapsiblePanel';
import { CollapsiblePanels } from '../features/panels/CollapsiblePanels';
import { PanelPicture } from '../features/panels/PanelPicture';
import { SearchForm } from '../features/search/SearchForm';
import { useSearch } from '../features/search/useSearch';
import { pathOf } from '../routes';
import { BulletList } from '../ui/BulletList';
import { ButtonLink } from '../ui/Button';
import { PageHeader } from '../ui/PageHeader';
import { Section } from '../ui/Section';
import { slugify } from '../ui/slugify';
import { PanelContent } from './PanelContent';

/** Made once, so that a letter typed into the search renders none of them again. */
const panels = content.sections.map(
  ({ title, img, items, ...rest }): Panel => ({
    id: slugify(title),
    title,
    ...(img && { picture: <PanelPicture name={img} /> }),
    content: (
      <PanelContent topic={title} {...rest}>
        {items.length > 0 && <BulletList items={items} />}
      </PanelContent>
    ),
  }),
);

/** IT Solutions: panels of the systems that the company builds and looks after. */
export function ItSolutionsPage() {
  const search = useSearch();
  const technologies = pathOf('technologies');
  return (
    <>
      <PageHeader
        title={content.title}
        introduction={[content.introduction]}
        aside={<SearchForm {...search.form} onDark />}
      />
      <AfterHeading>
        {content.answers && content.answers.length > 0 && <Answers answers={content.answers} />}
        <Section surface="plain" tight>
          <CollapsiblePanels panels={panels} replacement={search.results} />
          {technologies && content.technologiesLink && (
            <div className="mt-10">
              <ButtonLink href={technologies} variant="outline">
                {content.technologiesLink}
              </ButtonLink>
            </div>
          )}
        </Section>
      </AfterHeading>
    </>
  );
}

/** Answers to buyers' questions before they hand over their data. */
function Answers({ answers }: { answers: NonNullable<ItSolutions['answers']> }) {
  return (
    <Section surface="page" tight>
      <div data-print="twos" className="grid gap-x-6 gap-y-8 lg:grid-cols-2">
        {answers.map(({ id, topic, question, answer }) => (
          <div key={id} id={id}>
            <h2 className="text-2xl font-strong text-heading">{question}</h2>
            <p className="mt-3 max-w-prose">{answer}</p>
            {topic && (
              <AskLink
                topic={topic}
                className="strong-link inline-flex min-h-[44px] min-w-[44px] items-center"
              />
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}
