import { useState } from 'react';
import { Link } from 'wouter';
import { technologies } from '../content/technologies';
import { technologiesPage } from '../content/technologiesPage';
import type { TechnologyCategory } from '../content/types';
import { AskLink } from '../features/ask-about/AskLink';
import { Finder } from '../features/finder/Finder';
import { BrandList } from '../features/panels/BrandList';
import { CollapsiblePanels, type Panel, panelLinkLook } from '../features/panels/CollapsiblePanels';
import { pathOf } from '../routes';
import { Icon } from '../ui/Icon';
import { PageHeader } from '../ui/PageHeader';
import { Section } from '../ui/Section';
import { slugify } from '../ui/slugify';

/** Made once, so that a letter typed into the finder renders none of them again. */
const panels = technologies.map(
  (technology): Panel => ({
    id: slugify(technology.category),
    title: technology.category,
    summary: technologiesPage.productCount(
      technology.brands.flatMap(({ models }) => models).length,
    ),
    content: <TechnologyPanel technology={technology} />,
  }),
);

/** Technologies: eight panels of makers and models, and the field that finds them. */
export function TechnologiesPage() {
  const [found, setFound] = useState<React.ReactNode>();
  return (
    <>
      <PageHeader title={technologiesPage.title} introduction={[technologiesPage.introduction]} />
      <Section surface="mist" tight>
        <CollapsiblePanels
          // The first fills a window of 1080 px, and eight would keep the `h1` waiting.
          atOnce={1}
          panels={panels}
          tools={<Finder show={setFound} />}
          instead={found}
        />
      </Section>
    </>
  );
}

function TechnologyPanel({ technology }: { technology: TechnologyCategory }) {
  const link = technologiesPage.panelLinks.find(({ category }) => category === technology.category);
  return (
    <>
      <p className="mb-6 max-w-prose">{technology.description}</p>
      <BrandList brands={technology.brands} />
      <div className="mt-6 flex flex-wrap gap-x-8">
        {link && (
          <Link href={pathOf(link.routeId)} className={panelLinkLook}>
            {link.text}
            <Icon name="arrow" className="size-[20px]" />
          </Link>
        )}
        <AskLink topic={technology.category} className={panelLinkLook} />
      </div>
    </>
  );
}
