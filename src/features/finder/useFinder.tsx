import { startTransition, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
// That of `wouter` itself is decoded already: `%2541` would be read as A instead of %41.
import { useSearch } from 'wouter/use-browser-location';
import { useIsAtAddress } from '../history/useIsAtAddress';
import { lazyModule } from '../loading/lazyModule';
import { loadSiteStyles } from '../loading/siteStyles';
import { finderParameter } from './finderParameter';
import { loadSearchFile } from './loadSearchFile';
import type { Search } from './search';
import { useScrollOfResults } from './useScrollOfResults';

/**
 * Typing has paused for this long before it is announced and written to the address, in ms: a
 * screen reader would talk over every letter, and Safari allows 100 changes of the address in 30 s.
 */
const pause = 500;

/** There is no address while prerendering; in the browser it is known from the first render on. */
const searchOptions = typeof window === 'undefined' ? { ssrSearch: '' } : {};

/** The words that are searched for at an address, by the search part of it. */
const wordsIn = (search: string) => new URLSearchParams(search).get(finderParameter) ?? '';

/**
 * The search of a page: the text in its field, what is announced, and the results. The address
 * carries the words, and the field follows it on Back, on Forward and from links.
 */
export function useFinder() {
  const isAtAddress = useIsAtAddress();
  const addressWords = wordsIn(useSearch(searchOptions));
  /** The words in the address that the text of the field comes from or goes beyond. */
  const knownWords = useRef('');
  const field = useRef<HTMLInputElement>(null);
  const { code, failed, load } = useSearchCode();
  const [text, setText] = useState('');
  /** The text when typing last paused; undefined before anything was typed. */
  const [committed, setCommitted] = useState<string>();
  const [search, setSearch] = useState<Search>();
  const [status, setStatus] = useState('');

  // The letter is painted first, and the next one may interrupt the results.
  const deferredText = useDeferredValue(text);
  useEffect(() => {
    let isLatest = true;
    code?.search(deferredText).then((found) => {
      if (isLatest) startTransition(() => setSearch(found));
    });
    return () => {
      isLatest = false;
    };
  }, [code, deferredText]);

  // Announced once what was typed last is found.
  useEffect(() => {
    if (search && search.typed === committed) setStatus(search.status);
  }, [search, committed]);

  /** Has a text be announced, and writes it to the address. */
  const commitQuery = useCallback(
    (typed: string) => {
      if (!code || !isAtAddress()) return;
      code.writeToAddress(typed);
      knownWords.current = wordsIn(window.location.search);
      setCommitted(typed);
    },
    [code, isAtAddress],
  );

  /** Takes over what the visitor has typed, whatever the address says. */
  const changeText = useCallback((typed: string) => {
    knownWords.current = wordsIn(window.location.search);
    setText(typed);
  }, []);

  const clear = useCallback(() => {
    setText('');
    commitQuery('');
    field.current?.focus();
  }, [commitQuery]);

  /**
   * Before a link of the results is followed: Back comes to the words again. On this page the link
   * leads to what the results stand in place of.
   */
  const leave = useCallback(
    (event: React.MouseEvent<HTMLAnchorElement>) => {
      commitQuery(text);
      if (event.currentTarget.pathname !== window.location.pathname) return;
      flushSync(() => {
        setText('');
        setCommitted('');
      });
    },
    [commitQuery, text],
  );

  const setComposing = useCommitAfterPause(text, committed ?? '', commitQuery);

  const isShown = search?.typed === text && search.found !== undefined;
  const keepScroll = useScrollOfResults(isShown);

  useEffect(() => {
    // The address changes for other parts of a page too, such as the line, which have nothing to wait for here.
    if (addressWords === knownWords.current) return;
    knownWords.current = addressWords;
    setText(addressWords);
    keepScroll();
    load();
  }, [addressWords, keepScroll, load]);

  const hint = text.trim() && search?.typed === text && !search.found ? search.status : '';

  return {
    form: { field, text, changeText, setComposing, status, hint, failed, load, commitQuery, clear },
    // Gone with the words: a link to this page leads to what they stand in place of.
    results: code && text && search?.found && (
      <code.Results {...search} found={search.found} onClear={clear} onLeave={leave} />
    ),
  };
}

/**
 * Has a text be announced and written to the address once typing has paused. Returns what tells that an
 * input method is in the middle of a letter: what stands in the field then is no word yet.
 */
function useCommitAfterPause(text: string, committed: string, commit: (typed: string) => void) {
  const [composing, setComposing] = useState(false);
  useEffect(() => {
    if (composing || text === committed) return;
    const timer = setTimeout(commit, pause, text);
    return () => clearTimeout(timer);
  }, [text, committed, composing, commit]);
  return setComposing;
}

/** What searches and what is searched; the code alone is needed. */
const searchModule = lazyModule(async () => {
  // What is found looks as on its own page.
  const [code, file] = await Promise.all([
    import('./searchSite'),
    loadSearchFile(),
    loadSiteStyles(),
  ]);
  await code.prepare(file);
  return code;
});

/**
 * The code that searches and shows what was found, once `load` has loaded it. Where it cannot be
 * loaded, `failed` is true until another `load` succeeds.
 */
function useSearchCode() {
  const [code, setCode] = useState(() => searchModule.loaded);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    searchModule.load().then(
      (loaded) =>
        // What was typed meanwhile is searched for at once: input may interrupt it.
        startTransition(() => {
          setCode(loaded);
          setFailed(false);
        }),
      () => setFailed(true),
    );
  }, []);
  return { code, failed, load };
}
