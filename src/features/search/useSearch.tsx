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
import labels from '#content/labels/search-field';
import site from '#content/site';
import { lazyModule } from '../loading/lazyModule';
import { loadSiteStyles } from '../loading/siteStyles';
import { searchFileName, wordsInAddress } from './searchAddress';
import type { SearchFile } from './searchIndex';

/** The page is prerendered without words, and hydrated so before those in the address are shown. */
const noWords = { ssrSearch: '' };

/** The code that searches, and the search of this site's file. */
const searchModule = lazyModule(async () => {
  const [code, file] = await Promise.all([
    import('./searchCode'),
    // A server's answer that there is no such file cannot be read as JSON.
    fetch(`${site.base}/${searchFileName}`).then(
      (response): Promise<SearchFile> => response.json(),
    ),
    // Results look as they do on their pages.
    loadSiteStyles(),
  ]);
  return { ...code, search: await code.searchIn(file) };
});

/**
 * The search of a page: the text in its field, its status, and the results. The text is the words
 * in the address until a visitor types; typed text stays until the address has other words, from
 * Back, Forward or a link. Once typing pauses, the text is announced and written to the address.
 */
export function useSearch() {
  /** The page's own path: a timer may come when a link has changed the address already. */
  const [path] = useState(() => (typeof window === 'undefined' ? '' : window.location.pathname));
  const addressWords = wordsInAddress(useQueryString(noWords));
  /** Text that was typed, and the words in the address that it was typed over. */
  const [typed, setTyped] = useState<{ text: string; over: string }>();
  const current = typed?.over === addressWords ? typed : undefined;
  if (typed && !current) setTyped(undefined);
  const text = current?.text ?? addressWords;
  /** The text that is announced; undefined before a visitor types. */
  const [announced, setAnnounced] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState(() => searchModule.loaded);
  /** Whether something could not be loaded, until another `load` succeeds. */
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
  // A letter is painted first, and the next one may interrupt the results.
  const deferredText = useDeferredValue(text);
  const search = useMemo(() => code?.search(deferredText), [code, deferredText]);

  const setText = useCallback((newText: string) => {
    setTyped({ text: newText, over: wordsInAddress(window.location.search) });
  }, []);

  const commit = useCallback(
    (newText: string) => {
      if (!code || window.location.pathname !== path) return;
      code.writeToAddress(newText);
      setText(newText);
      setAnnounced(newText);
    },
    [code, path, setText],
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
   * Called before a link of the results is followed: Back returns to their words. On this page the
   * link leads to content that the results have replaced, so they make way for it.
   */
  const leave = useCallback(
    ({ currentTarget: link }: React.MouseEvent<HTMLAnchorElement>) => {
      commit(search?.query ?? '');
      if (link.pathname !== window.location.pathname) return;
      flushSync(() => {
        setText('');
        setAnnounced(undefined);
      });
    },
    [commit, setText, search?.query],
  );

  useEffect(() => {
    if (addressWords) load();
  }, [addressWords, load]);

  /** Whether the text is yet to be announced. */
  const pending = text !== (announced ?? '');
  const waits = text !== '' && !current && !code && !failed;
  const found = (text === announced && text === deferredText && search?.status) || '';
  const status = waits ? labels.searching : found;
  const alone = waits || (found !== '' && text.trim() !== '' && !search?.found);
  return {
    form: { field, text, pending, changeText, status, alone, failed, load, commit, clear },
    // Gone with the words: a link to this page leads to content that the results have replaced.
    results: code && text && search?.found && (
      <code.Results {...search} found={search.found} onClear={clear} onLeave={leave} />
    ),
  };
}
