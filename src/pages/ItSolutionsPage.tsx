import { itSolutionsPage } from '../content/itSolutionsPage';
import { AskButton } from '../features/ask-about/AskButton';
import { AskLink } from '../features/ask-about/AskLink';
import { FinderForm } from '../features/finder/FinderForm';
import { useFinder } from '../features/finder/useFinder';
import { AfterHeading } from '../features/navigation/AfterHeading';
import { staticPart } from '../features/navigation/staticPart';
import type { Panel } from '../features/panels/CollapsiblePanel';
import { CollapsiblePanels } from '../features/panels/CollapsiblePanels';
import { itSolutionsOutline } from '../features/panels/panelOutlines' with { type: 'macro' };
import { pathOf } from '../routes';
import { ButtonLink } from '../ui/Button';
import { PageHeader } from '../ui/PageHeader';
import { Section } from '../ui/Section';
import { itSolutionsStatic } from './staticModules';

const ItSolutionDetails = staticPart(itSolutionsStatic, (code) => code.ItSolutionDetails);
const AnsweredQuestion = staticPart(itSolutionsStatic, (code) => code.AnsweredQuestion);

const { title: pageTitle, sections, answers } = itSolutionsOutline();

/** Made once, so that a letter typed into the finder renders none of them again. */
const panels = sections.map(
  ({ id, title }): Panel => ({
    id,
    title,
    content: (
      <>
        <ItSolutionDetails title={title} />
        <div className="mt-3">
          <AskButton topic={title} />
        </div>
      </>
    ),
  }),
);

/** IT Solutions: four panels of what is built and looked after. */
export function ItSolutionsPage() {
  const finder = useFinder();
  return (
    <>
      <PageHeader title={pageTitle} introduction={[itSolutionsPage.introduction]} tight />
      <AfterHeading>
        <Section surface="paper" tight>
          <div data-print="columns" className="grid gap-8 lg:grid-cols-2 lg:gap-16">
            {answers.map(({ id, topic }) => (
              <div key={id} id={id}>
                <AnsweredQuestion id={id} />
                <AskLink
                  topic={topic}
                  className="strong-link inline-flex min-h-[44px] items-center"
                />
              </div>
            ))}
          </div>
        </Section>
        <Section surface="mist" tight>
          <CollapsiblePanels
            panels={panels}
            tools={<FinderForm {...finder.form} />}
            replacement={finder.results}
          />
          <div className="mt-10">
            <ButtonLink href={pathOf('technologies')} variant="outline">
              {itSolutionsPage.technologiesLink}
            </ButtonLink>
          </div>
        </Section>
      </AfterHeading>
    </>
  );
}
