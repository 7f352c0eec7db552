import * as Accordion from '@radix-ui/react-accordion';
import { startTransition, useState } from 'react';
import { finderText as text } from '../../content/finder';
import { synonyms } from '../../content/synonyms';
import { technologies } from '../../content/technologies';
import { Button } from '../../ui/Button';
import { slugify } from '../../ui/slugify';
import { AskLink } from '../ask-about/AskLink';
import { historyEntry } from '../navigation/historyEntry';
import { BrandList } from '../panels/BrandList';
import { CollapsiblePanel, type Panel, panelLinkLook } from '../panels/CollapsiblePanels';
import type { Show } from './Finder';
import { createFinder, type Found, type FoundCategory, type Hit, longestQuery } from './finder';
import { finderParameter } from './finderParameter';

/**
 * Typing has paused for this long before it is announced and the address says it, in ms: a screen
 * reader would talk over every letter, and Safari allows 100 changes of the address in 30 s.
 */
const pause = 500;

/** Fields that find already. */
const begun = new WeakSet<HTMLInputElement>();

/** Makes a field find as it is typed in, until its page is left. */
export async function startFinder(
  field: HTMLInputElement | null,
  show: Show,
  left?: AbortSignal,
): Promise<void> {
  const form = field?.form;
  const status = form?.querySelector('output');
  if (!field || !form || !status || begun.has(field)) return;
  begun.add(field);
  const find = await createFinder(technologies, synonyms);

  const asked = () =>
    (new URLSearchParams(window.location.search).get(finderParameter) ?? '').slice(0, longestQuery);
  const query = () => field.value.trim().slice(0, longestQuery);
  const { pathname } = window.location;
  /** The page has been left: its field is still told that it has changed while it is removed. */
  const gone = () => left?.aborted || window.location.pathname !== pathname;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting = false;

  const render = () => {
    waiting = false;
    if (gone()) return;
    const found = find(query());
    startTransition(() =>
      show(found && <FoundPanels found={found} query={query()} clear={clear} />),
    );
  };

  const settle = () => {
    clearTimeout(timer);
    if (gone()) return;
    const found = find(query());
    const nothingAsked = query() ? text.tooShort : text.cleared;
    status.textContent = found ? announcementOf(found, query()) : nothingAsked;
    const searched = found ? query() : '';
    if (searched === asked()) return;
    const address = new URL(window.location.href);
    if (searched) address.searchParams.set(finderParameter, searched);
    else address.searchParams.delete(finderParameter);
    // The panel it may name is not among what was found.
    address.hash = '';
    // The same entry: Back leaves the page instead of going through what was typed.
    historyEntry.moveTo(address);
  };

  const clear = () => {
    field.value = '';
    field.focus();
    render();
    settle();
  };

  const update = () => {
    clearTimeout(timer);
    timer = setTimeout(settle, pause);
    if (waiting) return;
    waiting = true;
    // The letter is painted first; those typed meanwhile are searched for with it.
    requestAnimationFrame(() => setTimeout(render));
  };

  // On a phone what is found is below the field, and below the keyboard if the field stays there.
  // Elsewhere browsers bring back the line that is typed, and leave its label behind the header.
  const bringIntoView = () => {
    const narrow = window.matchMedia('(width < 40rem)').matches;
    form.scrollIntoView({ block: narrow ? 'start' : 'nearest' });
  };

  field.addEventListener('input', () => {
    update();
    bringIntoView();
  });
  // On the way to a link as well: the address is right before the page changes.
  field.addEventListener('change', settle);
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') {
      settle();
      // The keyboard on the screen makes way for what was found.
      if (window.matchMedia('(pointer: coarse)').matches) field.blur();
    }
    if (event.key === 'Escape' && field.value) {
      event.preventDefault();
      clear();
    }
  });
  const follow = () => {
    if (gone() || asked() === query()) return;
    field.value = asked();
    update();
  };
  window.addEventListener('popstate', follow, left && { signal: left });

  field.value ||= asked();
  if (field.value) {
    // Typed while this code was on its way.
    if (document.activeElement === field) bringIntoView();
    render();
    timer = setTimeout(settle, pause);
  }
}

/** What is said once typing pauses. */
function announcementOf({ models, categories, guessed, partly }: Found, query: string): string {
  if (models === 0) return text.nothing(query);
  const found = text.found(models, categories.length);
  if (partly) return `${found}. ${text.partly}`;
  return guessed.length ? `${found}. ${text.guessed(guessed.join(' '))}` : found;
}

/** What was found, in panels of its own: those of the page stay as they were opened and closed. */
function FoundPanels({ found, query, clear }: { found: Found; query: string; clear: () => void }) {
  const [closed, setClosed] = useState<string[]>([]);
  const panels = found.categories.map((category) => panelOf(category, query));
  const open = panels.map(({ id }) => id).filter((id) => !closed.includes(id));
  return (
    <>
      <p className="hidden print:block">{text.searched(query)}</p>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        {/* Read out by the status; here it would be read twice. */}
        <p aria-hidden="true" className="font-semibold text-ink">
          {announcementOf(found, query)}
        </p>
        <Button variant="quiet" onClick={clear}>
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
        onValueChange={(ids) =>
          setClosed(panels.map(({ id }) => id).filter((id) => !ids.includes(id)))
        }
        data-print="panels"
        className="grid gap-4"
      >
        {panels.map((panel) => (
          <CollapsiblePanel
            key={panel.id}
            panel={panel}
            landmark={false}
            open={open.includes(panel.id)}
            onFound={(found) => setClosed((before) => before.filter((id) => id !== found))}
          />
        ))}
      </Accordion.Root>
    </>
  );
}

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

/** The makers in a category that something was found of, whole: what stands beside it helps. */
function FoundBrands({ category, query }: { category: FoundCategory; query: string }) {
  const { brands, moreBrands } = category;
  return (
    <>
      <BrandList
        brands={brands.map(({ name, models }) => ({ name, models: models.map((m) => m.name) }))}
        show={(_, brand, model) => {
          const found = brands[brand];
          const hit = model === undefined ? found : found?.models[model];
          return hit && <Marked hit={hit} />;
        }}
      />
      {moreBrands > 0 && <p className="mt-6">{text.moreMakers(moreBrands)}</p>}
      <div className="mt-6">
        <AskLink topic={`${category.name}: ${query}`} className={panelLinkLook} />
      </div>
    </>
  );
}

/** A name with what was found in it marked, and the synonym it was found by. */
function Marked({ hit: { name, marks, also } }: { hit: Hit }) {
  const parts: React.ReactNode[] = [];
  let end = 0;
  for (const [from, to] of marks) {
    parts.push(
      name.slice(end, from),
      <mark key={from} className="bg-amber text-navy-950">
        {name.slice(from, to)}
      </mark>,
    );
    end = to;
  }
  parts.push(name.slice(end));
  return (
    <>
      {parts}
      {also && <span className="text-sm font-normal text-slate"> ({text.also(also)})</span>}
    </>
  );
}
