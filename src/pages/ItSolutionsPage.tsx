import { AskLink } from '../components/AskLink';
import { BulletList } from '../components/BulletList';
import { ButtonLink } from '../components/Button';
import { CollapsiblePanels, panelLinkLook } from '../components/CollapsiblePanels';
import { PageHeader } from '../components/PageHeader';
import { Section } from '../components/Section';
import { itSolutions } from '../content/itSolutions';
import { itSolutionsPage } from '../content/pages';
import { slugify } from '../lib/slugify';
import { pathOf } from '../routes';

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
