import { itSolutions } from '../content/itSolutions';
import { itSolutionsPage } from '../content/itSolutionsPage';
import { AskLink } from '../features/ask-about/AskLink';
import { panelLinkLook } from '../features/panels/CollapsiblePanel';
import { CollapsiblePanels } from '../features/panels/CollapsiblePanels';
import { pathOf } from '../routes';
import { BulletList } from '../ui/BulletList';
import { ButtonLink } from '../ui/Button';
import { PageHeader } from '../ui/PageHeader';
import { Section } from '../ui/Section';
import { slugify } from '../ui/slugify';

/** IT Solutions: four panels of what is built and looked after. */
export function ItSolutionsPage() {
  return (
    <>
      <PageHeader title={itSolutions.title} introduction={[itSolutionsPage.introduction]} />
      <Section surface="mist" tight>
        <CollapsiblePanels
          panels={itSolutions.sections.map((section) => ({
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
          }))}
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
