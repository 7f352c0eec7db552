import { memo } from 'react';
import text from '#content/labels/finder';
import labels from '#content/labels/successors';
import site from '#content/site';
import successors from '#content/successors';
import type { Question } from '../../content/schema';
import { ArrowLink } from '../../ui/ArrowLink';
import { Button } from '../../ui/Button';
import { counted } from '../../ui/counted';
import { fill } from '../../ui/fill';
import { AskButton } from '../ask-about/AskButton';
import type { Found, Search } from './createFinder';
import { FoundPanels } from './FoundPanels';
import { Marked, Synonym } from './Marked';

type ResultsProps = Search & {
  found: Found;
  onClear: () => void;
  /** Called before a link to a place of the site is followed. */
  onLeave: React.MouseEventHandler<HTMLAnchorElement>;
};

/**
 * What was found: the answer to a question, what replaces an older model, makers and models, places of the
 * site. Rendered again for other results only, not for each letter.
 */
export const Results = memo(({ query, found, status, onClear, onLeave }: ResultsProps) => {
  const { question, answers, categories, places } = found;
  const nothing = !question && categories.length + places.length + answers.length === 0;
  return (
    <>
      <p data-print="alone" className="hidden">
        {fill(text.searched, { query })}
      </p>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        {/* Read out by the status; here it would be read twice. */}
        <p aria-hidden="true" className="font-semibold text-heading">
          {status}
        </p>
        <Button variant="quiet" onClick={onClear}>
          {text.clear}
        </Button>
      </div>
      {nothing && (
        <>
          <p className="mb-5 max-w-prose">{text.nothingOnSite}</p>
          <AskButton topic={query} />
        </>
      )}
      <div className="grid gap-8">
        {question && <Answer question={question} onLeave={onLeave} />}
        {answers.length > 0 && <Successors answers={answers} />}
        {categories.length > 0 && (
          <div>
            <p className="mb-4">{text.products}</p>
            <FoundPanels query={query} found={found} />
          </div>
        )}
        {places.length > 0 && <Places found={found} onLeave={onLeave} />}
      </div>
    </>
  );
});

type AnswerProps = Pick<ResultsProps, 'onLeave'> & { question: Question };

/** A question that was asked, with its answer and the place that says more. */
function Answer({ question: { question, answer, more }, onLeave }: AnswerProps) {
  return (
    <div className="border-t-2 border-heading pt-6">
      <h2 className="text-3xl font-extrabold text-heading">{question}</h2>
      <p className="mt-3 max-w-prose">{answer}</p>
      {more && (
        <ArrowLink href={more.href} onClick={onLeave}>
          {more.text}
        </ArrowLink>
      )}
    </div>
  );
}

/** What replaces the models that are asked about, how we go about it, and whom to ask. */
function Successors({ answers }: Pick<Found, 'answers'>) {
  return (
    <div className="border-t-2 border-heading pt-6">
      <h2 className="text-3xl font-extrabold text-heading">{successors.title}</h2>
      <p className="mt-3 max-w-prose">{successors.approach}</p>
      <ul className="mt-3">
        {answers.map(({ model, successor, source }) => (
          <li key={model} className="mt-5 border-t border-line pt-5">
            <p className="font-semibold text-heading">
              {fill(labels.answer, { model, successor })}
            </p>
            <p className="text-sm">{source}</p>
            <div className="mt-3">
              <AskButton topic={fill(labels.topic, { model })} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Places of the site: their headings as links, with the words around what was found. */
function Places({ found, onLeave }: Pick<ResultsProps, 'found' | 'onLeave'>) {
  return (
    <div data-print="none" className="border-t-2 border-heading pt-6">
      <h2 className="text-3xl font-extrabold text-heading">{text.placesTitle}</h2>
      <ul className="max-w-prose">
        {found.places.map(({ href, page, heading: { name, synonym }, excerpt }) => (
          <li key={`${href} ${name}`} className="mt-5">
            <h3>
              <a href={href} onClick={onLeave} className="strong-link">
                {name === page ? page : `${name} (${page})`}
              </a>
              {synonym && <Synonym name={synonym} />}
            </h3>
            <p className="mt-1 text-sm">
              <Marked hit={excerpt} />
            </p>
          </li>
        ))}
      </ul>
      {found.morePlaces > 0 && (
        <p className="mt-5">{counted(site.language, text.morePlaces, found.morePlaces)}</p>
      )}
    </div>
  );
}
