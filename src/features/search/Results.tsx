import { memo, useLayoutEffect, useState } from 'react';
import text from '#content/labels/search';
import labels from '#content/labels/successors';
import site from '#content/site';
import successors from '#content/successors';
import { ArrowLink } from '../../ui/ArrowLink';
import { Button } from '../../ui/Button';
import { counted } from '../../ui/counted';
import { fill } from '../../ui/fill';
import { slugify } from '../../ui/slugify';
import { AskButton } from '../ask-about/AskButton';
import { WithNumbers } from '../contact-details/WithNumbers';
import { savedScrollPosition } from '../history/historyEntry';
import { OutwardLink } from '../navigation/OutwardLink';
import { BrandList } from '../panels/BrandList';
import { type Ids, PanelAccordion } from '../panels/CollapsiblePanel';
import type { Found } from './createSearch';
import type { Hit } from './marks';
import { wordsInAddress } from './searchAddress';

type ResultsProps = {
  /** The words searched for, the results, and a sentence that says how many there are. */
  query: string;
  found: Found;
  status: string;
  onClear: () => void;
  /** Called before a link to a place of the site is followed. */
  onLeave: React.MouseEventHandler<HTMLAnchorElement>;
};

/**
 * The answer to a question, successors of older models, makers and models, and places of the site.
 * Rendered again only for other results, not for each letter.
 */
export const Results = memo(({ query, found, status, ...on }: ResultsProps) => {
  useScrollBack(query);
  const { question, answers, categories, places } = found;
  const nothing = !question && categories.length + places.length + answers.length === 0;
  return (
    <div className="ground-white pt-[20px] pb-[44px]">
      <p data-print="alone" className="column hidden">
        {fill(text.searched, { query })}
      </p>
      <div className="column mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        {/* Read out by the status; here it would be read twice. */}
        <p aria-hidden="true" className="font-strong">
          {status}
        </p>
        <Button variant="outline" onClick={on.onClear}>
          {text.clear}
        </Button>
      </div>
      {nothing && (
        <div className="column">
          <p className="mb-5 max-w-prose">{text.nothingOnSite}</p>
          <AskButton topic={query} />
        </div>
      )}
      <div className="grid gap-8">
        {question && (
          <Part title={question.question} says={question.answer}>
            {question.more && (
              <ArrowLink href={question.more.href} onClick={on.onLeave}>
                {question.more.text}
              </ArrowLink>
            )}
          </Part>
        )}
        {answers.length > 0 && <Successors answers={answers} />}
        {categories.length > 0 && (
          <div>
            <p className="column mb-4">{text.products}</p>
            <FoundPanels query={query} found={found} />
          </div>
        )}
        {places.length > 0 && <Places found={found} onLeave={on.onLeave} />}
      </div>
    </div>
  );
});

/**
 * Scrolls back to where the page was left, once the results of the words in its address are there
 * again. Browsers keep the content in sight that is shown meanwhile, and the results come above it.
 */
function useScrollBack(query: string): void {
  useLayoutEffect(() => {
    const top = savedScrollPosition();
    // Words that are being typed come into the address later.
    if (top === undefined || query !== wordsInAddress(window.location.search)) return;
    const scroll = () => window.scrollTo({ top, behavior: 'instant' });
    scroll();
    // Once more where the browser has moved the page in the meantime.
    requestAnimationFrame(scroll);
  }, [query]);
}

type PartProps = React.ComponentProps<'div'> & { title: string; says?: string };

/** A part of the results, below a heading. */
const Part = ({ title, says, children, ...props }: PartProps) => (
  <div {...props} className="column">
    <h2 className="border-t-2 border-rule pt-4 in-display text-title">{title}</h2>
    {says && (
      <p className="mt-3 max-w-prose">
        <WithNumbers text={says} />
      </p>
    )}
    {children}
  </div>
);

/** The successors of the models that are asked about, how we replace them, and whom to ask. */
const Successors = ({ answers }: Pick<Found, 'answers'>) => (
  <Part title={successors.title} says={successors.approach}>
    <ul className="mt-3">
      {answers.map(({ model, successor, source, href }) => (
        <li key={model} className="mt-5 border-t border-hair pt-5">
          <p className="font-strong">{fill(labels.answer, { model, successor })}</p>
          <p className="text-note">
            <OutwardLink href={href}>{source}</OutwardLink>
          </p>
          <div className="mt-3">
            <AskButton topic={fill(labels.topic, { model })} />
          </div>
        </li>
      ))}
    </ul>
  </Part>
);

/** The makers and models that were found, in panels beside the page's, which keep their state. */
function FoundPanels({ query, found }: Pick<ResultsProps, 'query' | 'found'>) {
  const [closed, setClosed] = useState<Ids>([]);
  const panels = found.categories.map(({ name: category, makers, ...counts }) => {
    const names = makers.flatMap((maker) => [maker.name, ...maker.found]);
    const marked = names.filter((name) => found.mark(name).marks.length > 0);
    // A corrected spelling goes by the names that it found, as the words typed are no name.
    const topic = found.guessed.length > 0 ? marked.slice(0, 3).join(', ') : query;
    const brands = makers.map((maker) => ({
      ...maker,
      // The list also has the models that were not found, so its name says how many were.
      label: fill(text.foundOf, { found: maker.found.length, all: maker.models.length }),
    }));
    const show = (name: string) => (
      <Marked {...(names.includes(name) ? found.mark(name) : { name, marks: [] })} />
    );
    return {
      id: `found-${slugify(category)}`,
      // One item of its row, with any number of marks in it.
      title: <span>{show(category)}</span>,
      summary: fill(text.foundOf, { found: counts.found, all: counts.all }),
      content: (
        <>
          <BrandList brands={brands} show={show} />
          <div className="column mt-5">
            <AskButton topic={`${category}: ${topic}`} />
          </div>
        </>
      ),
    };
  });
  return <PanelAccordion panels={panels} closed={closed} onClosedChange={setClosed} />;
}

/** Places of the site: their headings as links, with the words around what was found. */
const Places = ({ found, onLeave }: Pick<ResultsProps, 'found' | 'onLeave'>) => (
  <Part title={text.placesTitle} data-print="none">
    <ul className="max-w-prose">
      {found.places.map(({ href, page, heading, excerpt }) => (
        <li key={`${href} ${heading}`} className="mt-5">
          <h3 className="font-sans">
            <a href={href} onClick={onLeave} className="strong-link">
              <Marked {...found.mark(heading)} />
              {heading !== page && <span>{` (${page})`}</span>}
            </a>
          </h3>
          <p className="mt-1 text-note">
            <Marked {...found.mark(excerpt)} />
          </p>
        </li>
      ))}
    </ul>
    {found.morePlaces > 0 && (
      <p className="mt-5">{counted(site.language, text.morePlaces, found.morePlaces)}</p>
    )}
  </Part>
);

/**
 * A name with its marks, and the synonym that it was found by. Each part is an element: a
 * translator puts every text into an element that React does not know and could not remove.
 */
function Marked({ name, marks, synonym }: Hit) {
  return (
    <bdi>
      {marks.map(([from, to], at) => [
        <span key={`before ${from}`}>{name.slice(marks[at - 1]?.[1], from)}</span>,
        <mark key={from} className="bg-accent text-on-accent">
          {name.slice(from, to)}
        </mark>,
      ])}
      <span>{name.slice(marks.at(-1)?.[1])}</span>
      {synonym && (
        <span className="font-sans text-note font-normal text-soft">
          {` (${fill(text.synonym, { synonym })})`}
        </span>
      )}
    </bdi>
  );
}
