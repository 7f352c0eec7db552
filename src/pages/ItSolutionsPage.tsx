import content from '#content/itsolutions';
import type { ItSolutions } from '../content/schema';
import { AskButton, AskLink } from '../features/ask-about/AskButton';
import { FinderForm } from '../features/finder/FinderForm';
import { useFinder } from '../features/finder/useFinder';
import { AfterHeading } from '../features/navigation/AfterHeading';
import type { Panel } from '../features/panels/CollapsiblePanel';
import { CollapsiblePanels } from '../features/panels/CollapsiblePanels';
import { PanelPicture } from '../features/panels/PanelPicture';
import { WorkList } from '../features/panels/WorkList';
import { pathOf } from '../routes';
import { BulletList } from '../ui/BulletList';
import { ButtonLink } from '../ui/Button';
import { PageHeader } from '../ui/PageHeader';
import { Section } from '../ui/Section';
import { slugify } from '../ui/slugify';

/** Made once, so that a letter typed into the finder renders none of them again. */
const panels = content.sections.map(
  (section): Panel => ({
    id: slugify(section.title),
    title: section.title,
    ...(section.img && { picture: <PanelPicture name={section.img} /> }),
    content: (
      <>
        {section.description && (
          <p className="max-w-[42rem] text-pretty text-heading sm:text-lg">{section.description}</p>
        )}
        {section.work && <WorkList work={section.work} />}
        {section.items.length > 0 && (
          <BulletList items={section.items} columns className="mt-5 text-heading" />
        )}
        <div className="mt-7 flex flex-wrap items-center gap-x-8 gap-y-3">
          <AskButton topic={section.title} />
        </div>
      </>
    ),
  }),
);

/** IT Solutions: panels of what is built and looked after. */
export function ItSolutionsPage() {
  const finder = useFinder();
  const technologies = pathOf('technologies');
  return (
    <>
      <PageHeader
        title={content.title}
        introduction={[content.introduction]}
        tight
        aside={<FinderForm {...finder.form} onDark />}
      />
      <AfterHeading>
        {content.answers && content.answers.length > 0 && <Answers answers={content.answers} />}
        <Section surface="plain" tight>
          <CollapsiblePanels panels={panels} replacement={finder.results} />
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

/** What buyers ask before they hand over their data. */
function Answers({ answers }: { answers: NonNullable<ItSolutions['answers']> }) {
  return (
    <Section surface="page" tight>
      <div data-print="twos" className="grid gap-x-6 gap-y-8 lg:grid-cols-2">
        {answers.map(({ id, topic, question, answer }) => (
          <div key={id} id={id}>
            <h2 className="text-2xl font-extrabold text-balance text-heading">{question}</h2>
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
