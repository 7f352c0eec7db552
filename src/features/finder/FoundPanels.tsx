import { useState } from 'react';
import text from '#content/labels/finder';
import site from '#content/site';
import { counted } from '../../ui/counted';
import { fill } from '../../ui/fill';
import { slugify } from '../../ui/slugify';
import { AskButton } from '../ask-about/AskButton';
import { BrandList } from '../panels/BrandList';
import { type Ids, PanelAccordion } from '../panels/CollapsiblePanel';
import type { Found } from './createFinder';
import { Marked } from './Marked';
import type { FoundCategory } from './shown';

type FoundPanelsProps = { query: string; found: Found };

/**
 * The makers and models that were found, in panels of their own: those of the page stay as they were
 * opened and closed.
 */
export function FoundPanels({ query, found: { categories, guessed } }: FoundPanelsProps) {
  const [closed, setClosed] = useState<Ids>([]);
  const panels = categories.map((category) => ({
    id: `found-${slugify(category.name)}`,
    // One item in its row, whatever is marked in it.
    title: (
      <span>
        <Marked hit={category} />
      </span>
    ),
    summary: fill(text.foundOf, { found: category.found, all: category.all }),
    content: (
      <>
        <FoundBrands category={category} />
        <div className="mt-5">
          <AskButton
            topic={`${category.name}: ${guessed.length > 0 ? namesFound(category) : query}`}
          />
        </div>
      </>
    ),
  }));
  return <PanelAccordion panels={panels} closed={closed} onClosedChange={setClosed} />;
}

/** What was found by a spelling that was corrected, by its own names, three at most: what was typed is none. */
function namesFound({ brands }: FoundCategory): string {
  const hits = brands.flatMap((brand) => [brand, ...brand.models]);
  const marked = hits.filter(({ marks }) => marks.length > 0).slice(0, 3);
  return marked.map(({ name }) => name).join(', ');
}

/** The makers in a category that something was found of, with all of their models. */
function FoundBrands({ category: { brands, moreBrands } }: { category: FoundCategory }) {
  const hits = new Map(
    brands.flatMap((brand) => [brand, ...brand.models].map((hit) => [hit.name, hit])),
  );
  const shown = brands.map(({ name, found, models }) => ({
    name,
    // The list goes on to what was not found: without it, it contradicts the count.
    label: fill(text.foundOf, { found, all: models.length }),
    models: models.map((model) => model.name),
  }));
  return (
    <>
      <BrandList
        brands={shown}
        show={(each, repeated) => (
          <Marked hit={hits.get(each) ?? { name: each, marks: [] }} repeated={repeated} />
        )}
      />
      {moreBrands > 0 && (
        <p className="mt-4">{counted(site.language, text.moreMakers, moreBrands)}</p>
      )}
    </>
  );
}
