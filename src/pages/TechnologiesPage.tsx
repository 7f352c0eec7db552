import { Link } from 'wouter';
import { technologies } from '../content/technologies';
import { technologiesPage } from '../content/technologiesPage';
import type { TechnologyCategory } from '../content/types';
import { AskButton } from '../features/ask-about/AskButton';
import { FinderForm } from '../features/finder/FinderForm';
import { useFinder } from '../features/finder/useFinder';
import { BrandList } from '../features/panels/BrandList';
import { type Panel, panelLinkLook } from '../features/panels/CollapsiblePanel';
import { CollapsiblePanels } from '../features/panels/CollapsiblePanels';
import { SuccessorTable } from '../features/panels/SuccessorTable';
import { WorkList } from '../features/panels/WorkList';
import { pathOf } from '../routes';
import { Icon } from '../ui/Icon';
import { PageHeader } from '../ui/PageHeader';
import { Section } from '../ui/Section';
import { slugify } from '../ui/slugify';

/** Made once, so that a letter typed into the finder renders none of them again. */
const panels = technologies.map((technology): Panel => {
  const count = technology.brands.flatMap(({ models }) => models).length;
  return {
    id: slugify(technology.category),
    title: technology.category,
    summary: technologiesPage.productCount(count),
    count,
    content: <TechnologyPanel technology={technology} />,
  };
});

/** Technologies: panels of makers and models, and the field that finds them. */
export function TechnologiesPage() {
  const finder = useFinder();
  return (
    <>
      <PageHeader
        title={technologiesPage.title}
        introduction={[technologiesPage.introduction]}
        tight
      />
      <Section surface="mist" tight>
        <CollapsiblePanels
          panels={panels}
          // The first fills a window of 1080 px, and eight would keep the `h1` waiting.
          initialCount={1}
          tools={<FinderForm {...finder.form} />}
          replacement={finder.results}
        />
        {/* What was found is printed alone. */}
        {!finder.results && <SuccessorTable />}
      </Section>
    </>
  );
}

function TechnologyPanel({ technology }: { technology: TechnologyCategory }) {
  const link = technologiesPage.panelLinks.find(({ category }) => category === technology.category);
  return (
    <div className="panel-columns">
      <div>
        <p>{technology.description}</p>
        <WorkList work={technology.work} narrow />
      </div>
      <BrandList brands={technology.brands} />
      <div className="panel-actions">
        <AskButton topic={technology.category} />
        {link && (
          <Link href={pathOf(link.routeId)} className={panelLinkLook}>
            {link.text}
            <Icon name="arrow" className="size-[20px]" />
          </Link>
        )}
      </div>
    </div>
  );
}
