import { itSolutions } from '../content/itSolutions';
import { itSolutionsPage } from '../content/itSolutionsPage';
import { AskButton } from '../features/ask-about/AskButton';
import { AskLink } from '../features/ask-about/AskLink';
import { FinderForm } from '../features/finder/FinderForm';
import { useFinder } from '../features/finder/useFinder';
import { type Panel, panelLinkLook } from '../features/panels/CollapsiblePanel';
import { CollapsiblePanels } from '../features/panels/CollapsiblePanels';
import { WorkList } from '../features/panels/WorkList';
import { pathOf } from '../routes';
import { BulletList } from '../ui/BulletList';
import { ButtonLink } from '../ui/Button';
import { PageHeader } from '../ui/PageHeader';
import { Section } from '../ui/Section';
import { slugify } from '../ui/slugify';

/** Made once, so that a letter typed into the finder renders none of them again. */
const panels = itSolutions.sections.map(
  (section): Panel => ({
    id: slugify(section.title),
    title: section.title,
    content: (
      <>
        <p className="max-w-prose">{section.description}</p>
        <WorkList work={section.work} />
        <BulletList items={section.items} columns className="mt-5 text-ink" />
        <div className="mt-3">
          <AskButton topic={section.title} />
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
      <PageHeader title={itSolutions.title} introduction={[itSolutionsPage.introduction]} tight />
      <Section surface="paper" tight>
        <div data-print="columns" className="grid gap-8 lg:grid-cols-2 lg:gap-16">
          {itSolutionsPage.answers.map(({ id, question, answer, topic }) => (
            <div key={id} id={id}>
              <h2 className="text-2xl font-extrabold tracking-tight text-balance text-ink">
                {question}
              </h2>
              <p className="mt-3 max-w-prose">{answer}</p>
              <AskLink topic={topic} className={panelLinkLook} />
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
    </>
  );
}
