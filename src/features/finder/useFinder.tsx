import {
  type RefObject,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
// That of `wouter` itself is decoded already: `%2541` would be read as A instead of %41.
import { useSearch } from 'wouter/use-browser-location';
import { savedScrollPosition } from '../history/scrollPosition';
import { useIsAtAddress } from '../history/useIsAtAddress';
import { lazyModule } from '../loading/lazyModule';
import { loadSiteStyles } from '../loading/siteStyles';
import { finderParameter } from './finderParameter';
import { loadSearchFile } from './searchFile';

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
 * The search of a page: the text in its field, what is announced, and the results. The text is what is
 * searched for and announced; the address carries it once typing pauses, and is taken over on Back, on
 * Forward and from links.
 */
export function useFinder() {
  const isAtAddress = useIsAtAddress();
  const addressWords = wordsIn(useSearch(searchOptions));
  /** The words in the address that the text comes from or goes beyond. */
  const knownWords = useRef('');
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const { code, search, failed, load } = useSearchCode(text);
  /** What is found is announced once typing pauses. */
  const [typing, setTyping] = useState<'not yet' | 'going on' | 'paused'>('not yet');
  const [composing, setComposing] = useState(false);

  /** Has a text be announced, and writes it to the address. */
  const commit = useCallback(
    (typed: string) => {
      if (!code || !isAtAddress()) return;
      code.writeToAddress(typed);
      knownWords.current = wordsIn(window.location.search);
      setTyping('paused');
    },
    [code, isAtAddress],
  );

  /** Takes over what the visitor has typed, whatever the address says. */
  const changeText = useCallback((typed: string) => {
    knownWords.current = wordsIn(window.location.search);
    setText(typed);
    setTyping('going on');
  }, []);

  useEffect(() => {
    // What stands in the field in the middle of a letter that an input method makes is no word yet.
    if (composing || typing !== 'going on') return;
    const timer = setTimeout(commit, pause, text);
    return () => clearTimeout(timer);
  }, [text, typing, composing, commit]);

  const clear = useCallback(() => {
    setText('');
    commit('');
    field.current?.focus();
  }, [commit]);

  /**
   * Before a link of the results is followed: Back comes to the words again. On this page the link
   * leads to what the results stand in place of.
   */
  const leave = useCallback(
    (event: React.MouseEvent<HTMLAnchorElement>) => {
      // Not `text`, which would have the results rendered again for each letter.
      commit(field.current?.value ?? '');
      if (event.currentTarget.pathname === window.location.pathname) flushSync(() => setText(''));
    },
    [commit],
  );

  const isFound = search?.typed === text;
  const savedTop = useRef<number>(undefined);
  useScrollOfResults(isFound && search.found !== undefined, savedTop);

  useEffect(() => {
    // The address changes for other parts of a page too, such as the line, which have nothing to wait for here.
    if (addressWords === knownWords.current) return;
    knownWords.current = addressWords;
    setText(addressWords);
    setTyping('going on');
    savedTop.current = savedScrollPosition();
    load();
  }, [addressWords, load]);

  const status = typing === 'paused' && isFound ? search.status : '';
  const hint = text.trim() && isFound && !search.found ? search.status : '';
  return {
    form: { field, text, changeText, setComposing, status, hint, failed, load, commit, clear },
    // Gone with the words: a link to this page leads to what they stand in place of.
    results: code && text && search?.found && (
      <code.Results {...search} found={search.found} onClear={clear} onLeave={leave} />
    ),
  };
}

/**
 * Brings the page back to where it was left among the results, once these are there again: they come
 * above what is shown meanwhile, which browsers keep in sight.
 */
function useScrollOfResults(isShown: boolean, saved: RefObject<number | undefined>): void {
  useLayoutEffect(() => {
    const top = saved.current;
    if (!isShown || top === undefined) return;
    saved.current = undefined;
    const restore = () => window.scrollTo({ top, behavior: 'instant' });
    restore();
    // Once more where the browser has moved the page in the meantime.
    requestAnimationFrame(restore);
  }, [isShown, saved]);
}

/** What searches, and what is searched. */
const searchModule = lazyModule(async () => {
  // What is found looks as on its own page.
  const [code, file] = await Promise.all([
    import('./searchSite'),
    loadSearchFile(),
    loadSiteStyles(),
  ]);
  return { ...code, search: await code.searchOf(file) };
});

/**
 * What was found last, with the code that searches and shows it, once `load` has loaded that. The letter is
 * painted first, and the next one may interrupt the results. Where something cannot be loaded, `failed` is
 * true until another `load` succeeds.
 */
function useSearchCode(text: string) {
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
  const deferredText = useDeferredValue(text);
  const search = useMemo(() => code?.search(deferredText), [code, deferredText]);
  return { code, search, failed, load };
}
