import { itSolutions } from '../content/itSolutions';
import { itSolutionsPage } from '../content/itSolutionsPage';
import { AskLink } from '../features/ask-about/AskLink';
import { FinderForm } from '../features/finder/FinderForm';
import { useFinder } from '../features/finder/useFinder';
import { type Panel, panelLinkLook } from '../features/panels/CollapsiblePanel';
import { CollapsiblePanels } from '../features/panels/CollapsiblePanels';
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
        <BulletList items={section.items} columns className="mt-6 text-ink" />
        <div className="mt-4">
          <AskLink topic={section.title} className={panelLinkLook} />
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
      <PageHeader title={itSolutions.title} introduction={[itSolutionsPage.introduction]} />
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
