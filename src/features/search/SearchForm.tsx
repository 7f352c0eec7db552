import { useEffect, useState } from 'react';
import copy from '#content/labels/search-field';
import { classNames } from '../../ui/classNames';
import { Icon } from '../../ui/Icon';
import { useEarlyInput } from '../loading/earlyInput';
import { searchFieldId, searchParameter } from './searchAddress';
import type { useSearch } from './useSearch';

/**
 * Typing has paused for this long before it is announced and written to the address, in ms: a
 * screen reader would talk over every letter, and Safari allows 100 changes of the address in 30 s.
 */
const pause = 500;

type SearchFormProps = ReturnType<typeof useSearch>['form'] & {
  /** Whether it lies on a dark surface, as a page's header is. */
  onDark?: boolean;
};

/**
 * The field that finds makers, models and places of the site. Until the page is hydrated, and where the code that
 * searches cannot be loaded, it is the browser's own: Enter asks for the page with the words.
 *
 * Accessibility: a search landmark; how much was found is announced, once typing pauses, by a
 * status that is there, and empty, from the start; focus stays in the field.
 */
export function SearchForm({ onDark, text, pending, commit, failed, ...search }: SearchFormProps) {
  const [composing, setComposing] = useState(false);
  useEffect(() => {
    // What stands in the field in the middle of a letter that an input method makes is no word yet.
    if (composing || !pending) return;
    const timer = setTimeout(commit, pause, text);
    return () => clearTimeout(timer);
  }, [text, pending, composing, commit]);

  const takeText = (input: HTMLInputElement) => {
    search.changeText(input.value);
    // On a phone the results are below the field, and below the keyboard if the field stays
    // there. Elsewhere browsers bring back the line that is typed, and leave its label behind the
    // header.
    const narrow = window.matchMedia('(width < 40rem)').matches;
    input.form?.scrollIntoView({ block: narrow ? 'start' : 'nearest' });
  };

  useEarlyInput(() => {
    if (search.field.current?.value) takeText(search.field.current);
  });

  const onKeyDown = (event: React.KeyboardEvent<HTMLInputElement>) => {
    // An input method makes a letter of several keys; the one that ends it in Safari is told by its code alone.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter') {
      commit(text);
      // The keyboard on the screen makes way for the results.
      if (window.matchMedia('(pointer: coarse)').matches) event.currentTarget.blur();
    }
    if (event.key === 'Escape' && text) {
      event.preventDefault();
      search.clear();
    }
  };

  return (
    // Without a script nothing would be found.
    <search data-print="none" className="max-w-[42rem] noscript:hidden">
      <form onFocus={search.load} onSubmit={(event) => failed || event.preventDefault()}>
        <label>
          <span className={classNames('font-semibold', onDark ? 'text-white' : 'text-heading')}>
            {copy.label}
          </span>
          <span className="relative mt-2 block">
            <Icon
              name="search"
              className="pointer-events-none absolute top-1/2 left-4 size-6 -translate-y-1/2 text-text"
            />
            <input
              ref={search.field}
              id={searchFieldId}
              name={searchParameter}
              type="search"
              value={text}
              onChange={(event) => takeText(event.currentTarget)}
              // On the way to a link: the address is right before the page changes.
              onBlur={() => pending && commit(text)}
              onKeyDown={onKeyDown}
              onCompositionStart={() => setComposing(true)}
              onCompositionEnd={() => setComposing(false)}
              autoComplete="off"
              // What a keyboard on a screen makes of model numbers is not what was meant.
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="search"
              className="block w-full min-h-[56px] scroll-mt-12 rounded-sm border border-edge bg-surface pr-4 pl-12 text-heading"
            />
          </span>
        </label>
        {/* Enter is enough for people; what checks forms asks for a button (WCAG technique H32). */}
        <input type="submit" hidden />
        {/* Seen where nothing else says it. */}
        <output data-print="none" className={search.tooShort ? 'mt-2 block text-sm' : 'sr-only'}>
          {search.status}
        </output>
        {failed && <p role="alert">{copy.failed}</p>}
      </form>
    </search>
  );
}
