import { technologies } from '../content/technologies';
import { technologiesPage } from '../content/technologiesPage';
import type { TechnologyCategory } from '../content/types';
import { AskButton } from '../features/ask-about/AskButton';
import { FinderForm } from '../features/finder/FinderForm';
import { useFinder } from '../features/finder/useFinder';
import { AfterHeading } from '../features/navigation/AfterHeading';
import { BrandList } from '../features/panels/BrandList';
import type { Panel } from '../features/panels/CollapsiblePanel';
import { CollapsiblePanels } from '../features/panels/CollapsiblePanels';
import { SuccessorTable } from '../features/panels/SuccessorTable';
import { WorkList } from '../features/panels/WorkList';
import { pathOf } from '../routes';
import { ArrowLink } from '../ui/ArrowLink';
import { PageHeader } from '../ui/PageHeader';
import { Section } from '../ui/Section';
import { slugify } from '../ui/slugify';

/** Made once, so that a letter typed into the finder renders none of them again. */
const panels = technologies.map((technology): Panel => {
  const { category, brands } = technology;
  const count = brands.flatMap(({ models }) => models).length;
  return {
    id: slugify(category),
    title: category,
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
      <AfterHeading>
        <Section surface="mist" tight>
          <CollapsiblePanels
            panels={panels}
            tools={<FinderForm {...finder.form} />}
            replacement={finder.results}
          />
          {/* What was found is printed alone. */}
          <div className={finder.results ? 'hidden' : undefined}>
            <SuccessorTable />
          </div>
        </Section>
      </AfterHeading>
    </>
  );
}

function TechnologyPanel({ technology }: { technology: TechnologyCategory }) {
  const { category } = technology;
  const link = technologiesPage.panelLinks.find((candidate) => candidate.category === category);
  return (
    <div className="panel-columns">
      <div>
        <p>{technology.description}</p>
        <WorkList work={technology.work} narrow />
      </div>
      <BrandList brands={technology.brands} />
      <div className="panel-actions">
        <AskButton topic={category} />
        {link && <ArrowLink href={pathOf(link.routeId)}>{link.text}</ArrowLink>}
      </div>
    </div>
  );
}
