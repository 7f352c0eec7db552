import { memo } from 'react';
import text from '#content/labels/finder';
import { Button } from '../../ui/Button';
import { fill } from '../../ui/fill';
import { AskButton } from '../ask-about/AskButton';
import { Answer } from './Answer';
import { Answers } from './Answers';
import type { Found } from './createFinder';
import { FoundPanels } from './FoundPanels';
import { FoundPlaces } from './FoundPlaces';
import type { Search } from './search';

type ResultsProps = Search & {
  found: Found;
  onClear: () => void;
  /** Called before a link to a place of the site is followed. */
  onLeave: React.MouseEventHandler<HTMLAnchorElement>;
};

/**
 * What was found: the answer to a question, what replaces an older model, makers and models, places of the site. Rendered
 * again for other results only, not for each letter.
 */
export const Results = memo(
  ({ query, found, answers, status, searched, onClear, onLeave }: ResultsProps) => {
    const { question, categories, places, morePlaces } = found;
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
            <p className="mb-5 max-w-prose">
              {searched === 'site' ? text.nothingOnSite : text.nothingInProducts}
            </p>
            <AskButton topic={query} />
          </>
        )}
        <div className="grid gap-8">
          {question && <Answer question={question} onLeave={onLeave} />}
          {answers.length > 0 && <Answers answers={answers} />}
          {categories.length > 0 && (
            <div>
              <p className="mb-4">{text.products}</p>
              <FoundPanels query={query} categories={categories} />
            </div>
          )}
          {places.length > 0 && (
            <FoundPlaces places={places} morePlaces={morePlaces} onLeave={onLeave} />
          )}
        </div>
      </>
    );
  },
);
