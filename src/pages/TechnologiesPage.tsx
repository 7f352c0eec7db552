import { technologiesPage } from '../content/technologiesPage';
import { AskButton } from '../features/ask-about/AskButton';
import { FinderForm } from '../features/finder/FinderForm';
import { useFinder } from '../features/finder/useFinder';
import { AfterHeading } from '../features/navigation/AfterHeading';
import { staticPart } from '../features/navigation/staticPart';
import type { Panel } from '../features/panels/CollapsiblePanel';
import { CollapsiblePanels } from '../features/panels/CollapsiblePanels';
import { technologyOutlines } from '../features/panels/panelOutlines' with { type: 'macro' };
import { pathOf } from '../routes';
import { ArrowLink } from '../ui/ArrowLink';
import { PageHeader } from '../ui/PageHeader';
import { Section } from '../ui/Section';
import { technologiesStatic } from './staticModules';

const TechnologyWords = staticPart(technologiesStatic, (code) => code.TechnologyWords);
const TechnologyBrands = staticPart(technologiesStatic, (code) => code.TechnologyBrands);
const SuccessorTable = staticPart(technologiesStatic, (code) => code.SuccessorTable);

/** Made once, so that a letter typed into the finder renders none of them again. */
const panels = technologyOutlines().map(
  ({ id, title, count }): Panel => ({
    id,
    title,
    summary: technologiesPage.productCount(count),
    count,
    content: <TechnologyPanel category={title} />,
  }),
);

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

function TechnologyPanel({ category }: { category: string }) {
  const link = technologiesPage.panelLinks.find((candidate) => candidate.category === category);
  return (
    <div className="panel-columns">
      <TechnologyWords category={category} />
      <TechnologyBrands category={category} />
      <div className="panel-actions">
        <AskButton topic={category} />
        {link && <ArrowLink href={pathOf(link.routeId)}>{link.text}</ArrowLink>}
      </div>
    </div>
  );
}
