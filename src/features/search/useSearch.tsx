import {
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
// That of `wouter` itself is decoded already: `%2541` would be read as A instead of %41.
import { useSearch as useQueryString } from 'wouter/use-browser-location';
import { useIsAtAddress } from '../history/useIsAtAddress';
import { lazyModule } from '../loading/lazyModule';
import { loadSiteStyles } from '../loading/siteStyles';
import { searchFile, wordsInAddress } from './searchAddress';
import type { SearchFile } from './searchIndex';

/** There is no address while prerendering; in the browser it is known from the first render on. */
const searchOptions = typeof window === 'undefined' ? { ssrSearch: '' } : {};

/**
 * The search of a page: the text in its field, what is announced, and the results. The text is what is
 * searched for and announced; the address carries it once typing pauses, and is taken over on Back, on
 * Forward and from links.
 */
export function useSearch() {
  const isAtAddress = useIsAtAddress();
  const addressWords = wordsInAddress(useQueryString(searchOptions));
  /** The words in the address that the text comes from or goes beyond. */
  const knownWords = useRef('');
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  /** What is announced and written to the address; undefined where nothing has been typed yet. */
  const [committed, setCommitted] = useState<string>();
  const { code, search, isFound, failed, load } = useSearchCode(text);

  const commit = useCallback(
    (typed: string) => {
      if (!code || !isAtAddress()) return;
      code.writeToAddress(typed);
      knownWords.current = wordsInAddress(window.location.search);
      setCommitted(typed);
    },
    [code, isAtAddress],
  );

  /** Takes over what the visitor has typed, whatever the address says. */
  const changeText = (typed: string) => {
    knownWords.current = wordsInAddress(window.location.search);
    setText(typed);
    load();
  };

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
    ({ currentTarget: link }: React.MouseEvent<HTMLAnchorElement>) => {
      // Not `text`, which would have the results rendered again for each letter.
      commit(field.current?.value ?? '');
      if (link.pathname !== window.location.pathname) return;
      flushSync(() => {
        setText('');
        setCommitted(undefined);
      });
    },
    [commit],
  );

  useEffect(() => {
    // The address changes for other parts of a page too, such as the line, which have nothing to wait for here.
    if (addressWords === knownWords.current) return;
    knownWords.current = addressWords;
    setText(addressWords);
    load();
  }, [addressWords, load]);

  /** Whether the text is yet to be announced. */
  const pending = text !== (committed ?? '');
  const status = (text === committed && isFound && search?.status) || '';
  const tooShort = status !== '' && text.trim() !== '' && !search?.found;
  return {
    form: { field, text, pending, changeText, status, tooShort, failed, load, commit, clear },
    // Gone with the words: a link to this page leads to what they stand in place of.
    results: code && text && search?.found && (
      <code.Results {...search} found={search.found} onClear={clear} onLeave={leave} />
    ),
  };
}

/** What searches, and what is searched. */
const searchModule = lazyModule(async () => {
  const [code, file] = await Promise.all([
    import('./searchSite'),
    // What a server answers where there is none cannot be read as JSON.
    fetch(`/${searchFile}`).then((response): Promise<SearchFile> => response.json()),
    // What is found looks as on its own page.
    loadSiteStyles(),
  ]);
  return { ...code, search: await code.searchOf(file) };
});

/**
 * What was found last, with the code that searches and shows it, once `load` has loaded that. The letter is
 * painted first, and the next one may interrupt the results: `isFound` once they are those of the text. Where
 * something cannot be loaded, `failed` is true until another `load` succeeds.
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
  return { code, search, isFound: deferredText === text, failed, load };
}
