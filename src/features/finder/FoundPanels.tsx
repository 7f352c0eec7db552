import * as Accordion from '@radix-ui/react-accordion';
import { memo, useState } from 'react';
import { finderText as text } from '../../content/finder';
import { technologies } from '../../content/technologies';
import { Button } from '../../ui/Button';
import { slugify } from '../../ui/slugify';
import { AskLink } from '../ask-about/AskLink';
import { BrandGrid, BrandItem } from '../panels/BrandList';
import { CollapsiblePanel, type Panel, panelLinkLook } from '../panels/CollapsiblePanel';
import { ModelItem } from '../panels/ModelItem';
import type { Found, FoundCategory } from './createFinder';
import { Marked } from './Marked';

type FoundPanelsProps = { query: string; found: Found; status: string; onClear: () => void };

/**
 * What was found, in panels of its own: those of the page stay as they were opened and closed.
 * Rendered again for other results only, not for each letter.
 */
export const FoundPanels = memo(({ query, found, status, onClear }: FoundPanelsProps) => {
  const [closed, setClosed] = useState<string[]>([]);
  const panels = found.categories.map((category) => panelOf(category, query));
  const ids = panels.map(({ id }) => id);
  const open = ids.filter((id) => !closed.includes(id));
  return (
    <>
      <p className="hidden print:block">{text.searched(query)}</p>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        {/* Read out by the status; here it would be read twice. */}
        <p aria-hidden="true" className="font-semibold text-ink">
          {status}
        </p>
        <Button variant="quiet" onClick={onClear}>
          {text.clear}
        </Button>
      </div>
      {panels.length === 0 && (
        <>
          <p className="mb-5 max-w-prose">{text.nothingHelp}</p>
          <AskLink topic={query} className={panelLinkLook} />
        </>
      )}
      <Accordion.Root
        type="multiple"
        value={open}
        onValueChange={(nowOpen) => setClosed(ids.filter((id) => !nowOpen.includes(id)))}
        data-print="panels"
        className="grid gap-4"
      >
        {panels.map((panel) => (
          <CollapsiblePanel
            key={panel.id}
            panel={panel}
            landmark={false}
            open={open.includes(panel.id)}
            onReveal={(revealed) => setClosed((before) => before.filter((id) => id !== revealed))}
          />
        ))}
      </Accordion.Root>
    </>
  );
});

function panelOf(category: FoundCategory, query: string): Panel {
  const brands = technologies.find((each) => each.category === category.name)?.brands ?? [];
  return {
    id: `found-${slugify(category.name)}`,
    // One item in its row, whatever is marked in it.
    title: (
      <span>
        <Marked hit={category} />
      </span>
    ),
    summary: text.foundOf(category.found, brands.flatMap(({ models }) => models).length),
    content: <FoundBrands category={category} query={query} />,
  };
}

/** The makers in a category that something was found of, with all of their models. */
function FoundBrands({ category, query }: { category: FoundCategory; query: string }) {
  const { name, brands, moreBrands } = category;
  return (
    <>
      <BrandGrid>
        {brands.map((brand) => (
          <BrandItem key={brand.name} name={<Marked hit={brand} />}>
            {brand.models.map((model) => (
              <ModelItem key={model.name} model={model.name}>
                <Marked hit={model} />
              </ModelItem>
            ))}
          </BrandItem>
        ))}
      </BrandGrid>
      {moreBrands > 0 && <p className="mt-6">{text.moreMakers(moreBrands)}</p>}
      <div className="mt-6">
        <AskLink topic={`${name}: ${query}`} className={panelLinkLook} />
      </div>
    </>
  );
}
