import { useEffect, useState } from 'react';
import copy from '#content/labels/search-field';
import { pathOf } from '../../routes';
import { Icon } from '../../ui/Icon';
import { useEarlyInput } from '../loading/earlyInput';
import { searchFieldId, searchParameter } from './searchAddress';
import type { useSearch } from './useSearch';

/**
 * Typing has paused for this long before it is announced and written to the address, in ms: a
 * screen reader would talk over every letter, and Safari allows 100 changes of the address in 30 s.
 */
const pause = 500;

type SearchFormProps = ReturnType<typeof useSearch>['form'];

/**
 * The field that finds makers, models and places of the site. Until its code is there it is a plain
 * form: Enter asks for the page with the words.
 *
 * Accessibility: a search landmark; how much was found is announced, once typing pauses, by a
 * status that is there, and empty, from the start; focus stays in the field.
 */
export function SearchForm({ text, pending, commit, failed, ...search }: SearchFormProps) {
  const [composing, setComposing] = useState(false);
  useEffect(() => {
    // While an input method composes a letter, the field holds no word yet.
    if (composing || !pending) return;
    const timer = setTimeout(commit, pause, text);
    return () => clearTimeout(timer);
  }, [text, pending, composing, commit]);

  const takeText = (input: HTMLInputElement) => {
    search.changeText(input.value);
    // On a phone the keyboard would cover the results below the field. Elsewhere browsers scroll
    // to the line that is typed in, and leave its label behind the header.
    const narrow = window.matchMedia('(width < 40rem)').matches;
    input.form?.scrollIntoView({ block: narrow ? 'start' : 'nearest' });
  };

  useEarlyInput(() => {
    if (search.field.current?.value) takeText(search.field.current);
  });

  const onKeyDown = (event: React.KeyboardEvent<HTMLInputElement>) => {
    // An input method composes letters of several keys; Safari marks the last only by its code.
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
      <form
        // Without its code it leads to the page that has the most words.
        action={pathOf('technologies') ?? pathOf('home')}
        onFocus={search.load}
        onSubmit={(event) => failed || event.preventDefault()}
      >
        <label>
          <span className="font-strong">{copy.label}</span>
          <span className="relative mt-2 block">
            <Icon
              name="search"
              className="pointer-events-none absolute inset-y-0 start-4 my-auto size-6"
            />
            <input
              ref={search.field}
              id={searchFieldId}
              name={searchParameter}
              type="search"
              dir="auto"
              value={text}
              onChange={(event) => takeText(event.currentTarget)}
              // On the way to a link: the address is right before the page changes.
              onBlur={() => pending && commit(text)}
              onKeyDown={onKeyDown}
              onCompositionStart={() => setComposing(true)}
              onCompositionEnd={() => setComposing(false)}
              autoComplete="off"
              // A keyboard on a screen would correct model numbers to words.
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="search"
              className="block min-h-[60px] w-full scroll-mt-12 border-2 border-current ps-12 pe-4"
            />
          </span>
        </label>
        {/* Enter is enough for people; programs that check forms ask for a button (WCAG, H32). */}
        <input type="submit" hidden />
        {/* Seen only if nothing else says so. */}
        <output data-print="none" className={search.alone ? 'mt-2 block text-note' : 'sr-only'}>
          {search.status}
        </output>
        {failed && <p role="alert">{copy.failed}</p>}
      </form>
    </search>
  );
}
