import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { setFocus } from '../../ui/setFocus';
import type { Snapshot } from '../bundle/snapshot';
import { type Store, StoreError } from '../store';
import { ContentList } from './ContentList';
import { EditorContext, type EditorContextValue } from './EditorContext';
import type { Drafts } from './entry/drafts';
import { EntryScreen } from './entry/EntryScreen';
import { HistoryPage } from './history/HistoryPage';
import { PublishPage } from './history/PublishPage';
import { takeBack } from './history/takeBack';
import { Notice, type Report } from './Notice';
import { createSession } from './session';

type EditorProps = { store: Store; drafts: Drafts; first: Snapshot; head: string };

/** The editor: the list at the left, and the form or page that was chosen in it. */
export function Editor({ store, drafts, first, head }: EditorProps) {
  const [session, setSession] = useState(() => createSession(first, store.pictureUrl));
  const [report, setReport] = useState<Report>();
  // A handler that was made before the last save may make the next one.
  const latest = useRef(session);
  /** React's keys of forms, by their addresses: a form keeps its key at another address. */
  const keys = useRef(new Map<string, string>()).current;
  const keyOf = (address: string) => keys.get(address) ?? address;
  const main = useRef<HTMLElement>(null);
  useFocusKept(main);

  const forget = ({ target }: SyntheticEvent) => {
    if (!(target instanceof Element && target.closest('.notice'))) setReport(undefined);
  };

  const editor: EditorContextValue = {
    store,
    session,
    drafts,
    head,
    refresh: async () => {
      latest.current = createSession(await store.load(), store.pictureUrl);
      setSession(latest.current);
      return latest.current;
    },
    save: async (changes, message, { undo, note } = {}) => {
      const now = latest.current;
      const fresh = now.freshProblems(changes);
      if (fresh.length > 0) throw new StoreError('The site could not be built with it.', fresh);
      const saved = await store.save(changes, message).catch(async (error: unknown) => {
        // What refuses it is newer than what is shown here.
        await editor.refresh().catch(() => {});
        throw error;
      });
      const id = saved.commit;
      const undoBy = id ? () => takeBack({ id, message }, editor) : undo;
      await editor.refresh();
      setReport({ message, saved, joined: note, undo: undoBy });
      return saved;
    },
    goOnAt: (address, next) => {
      keys.set(next, keyOf(address));
      // The next new page gets a form of its own.
      keys.set(address, crypto.randomUUID());
    },
  };
  return (
    <EditorContext value={editor}>
      <Router hook={useHashLocation}>
        {/* The report of a save is old once the next thing is done. */}
        <div
          className="grid h-dvh grid-cols-[14rem_minmax(0,1fr)] narrow:block narrow:h-auto"
          onInput={forget}
          onClickCapture={forget}
        >
          <ContentList />
          <main ref={main} className="flex min-h-0 flex-col">
            <Switch>
              <Route path="/history" component={HistoryPage} />
              <Route path="/publish" component={PublishPage} />
              <Route path="/content/*">
                {({ '*': name }) => (
                  <EntryScreen key={keyOf(`content/${name}`)} address={`content/${name}`} />
                )}
              </Route>
              <Route component={Welcome} />
            </Switch>
            <div role="status" className="notice">
              {report && <Notice {...report} />}
            </div>
          </main>
        </div>
      </Router>
    </EditorContext>
  );
}

/** Moves the focus to the heading when the element that has it goes away (WCAG 2.4.3). */
function useFocusKept(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: EventTarget | null = null;
    const noteFocus = ({ target }: FocusEvent) => {
      last = target;
    };
    const observer = new MutationObserver(() => {
      const isGone = last instanceof Element && !last.isConnected;
      if (!isGone || document.activeElement !== document.body) return;
      const place = main.current?.querySelector('h1') ?? main.current;
      if (place) setFocus(place);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener('focusin', noteFocus);
    return () => {
      observer.disconnect();
      removeEventListener('focusin', noteFocus);
    };
  }, [main]);
}

function Welcome() {
  return (
    <div className="page">
      <h1>What would you like to change?</h1>
      <p>Choose it in the list. Your changes are kept in this browser until you save them.</p>
      <p>
        Each save can be taken back in <a href="#/history">History</a>. Visitors see it once you{' '}
        <a href="#/publish">publish</a> it.
      </p>
    </div>
  );
}
