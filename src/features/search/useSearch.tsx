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
import { searchFileName, wordsInAddress } from './searchAddress';
import type { SearchFile } from './searchIndex';

/** The page is prerendered without words, and hydrated so before those in the address are shown. */
const noWords = { ssrSearch: '' };

/** What was typed, and the words in the address over which it was typed. */
type Typed = { text: string; over: string };

/**
 * The search of a page: the text in its field, what is announced, and the results. The text is the words
 * in the address until something is typed; this stands until the address has other words, from Back,
 * Forward or a link. Once typing pauses the text is announced, and written to the address.
 */
export function useSearch() {
  const isAtAddress = useIsAtAddress();
  const addressWords = wordsInAddress(useQueryString(noWords));
  const [typed, setTyped] = useState<Typed>();
  const current = typed?.over === addressWords ? typed : undefined;
  if (typed && !current) setTyped(undefined);
  const text = current?.text ?? addressWords;
  /** The text that is announced; undefined where nothing has been typed yet. */
  const [announced, setAnnounced] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const { code, search, isFound, failed, load } = useSearchCode(text);

  const setText = useCallback((newText: string) => {
    setTyped({ text: newText, over: wordsInAddress(window.location.search) });
  }, []);

  const commit = useCallback(
    (newText: string) => {
      if (!code || !isAtAddress()) return;
      code.writeToAddress(newText);
      setText(newText);
      setAnnounced(newText);
    },
    [code, isAtAddress, setText],
  );

  const changeText = (newText: string) => {
    setText(newText);
    load();
  };

  const clear = useCallback(() => {
    setText('');
    commit('');
    field.current?.focus();
  }, [commit, setText]);

  /**
   * Before a link of the results is followed: Back comes to their words again. On this page the link leads
   * to what the results stand in place of.
   */
  const leave = useCallback(
    ({ currentTarget: link }: React.MouseEvent<HTMLAnchorElement>, query: string) => {
      commit(query);
      if (link.pathname !== window.location.pathname) return;
      flushSync(() => {
        setText('');
        setAnnounced(undefined);
      });
    },
    [commit, setText],
  );

  useEffect(() => {
    if (addressWords) load();
  }, [addressWords, load]);

  /** Whether the text is yet to be announced. */
  const pending = text !== (announced ?? '');
  const status = (text === announced && isFound && search?.status) || '';
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
    import('./searchCode'),
    // What a server answers where there is none cannot be read as JSON.
    fetch(`/${searchFileName}`).then((response): Promise<SearchFile> => response.json()),
    // What is found looks as on its own page.
    loadSiteStyles(),
  ]);
  return { ...code, search: await code.searchIn(file) };
});

/**
 * The last results, with the code that searches and shows them, once `load` has loaded it. A letter is
 * painted first, and the next one may interrupt the results: `isFound` once they are those of the text.
 * Where something cannot be loaded, `failed` is true until another `load` succeeds.
 */
function useSearchCode(text: string) {
  const [code, setCode] = useState(() => searchModule.loaded);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    searchModule.load().then(
      (loaded) =>
        // The search for the text that is there by now may be interrupted by input.
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
