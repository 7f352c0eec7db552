import { useCallback, useEffect, useState } from 'react';
import { reasonOf, useEditor } from '../EditorContext';
import type { Publishing } from '../store/store';

/** In ms: a host takes minutes to build. */
const askAgainAfter = 5000;

/** What is saved and visitors do not see yet, and the button that sends it to them. */
export function PublishPage() {
  const { store, session } = useEditor();
  const [publishing, setPublishing] = useState<Publishing>();
  const [failed, setFailed] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const ask = useCallback(
    (question: () => Promise<Publishing>) =>
      question().then(setPublishing, (error) => setFailed(reasonOf(error))),
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each save more is waiting.
  useEffect(() => {
    ask(store.publishing);
  }, [ask, store, session]);

  const isUnderWay = publishing?.waiting.length === 0 && publishing.isLive === false;
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => ask(store.publishing), askAgainAfter);
    return () => clearInterval(timer);
  }, [isUnderWay, ask, store]);

  const publish = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setFailed(undefined);
    await ask(store.publish);
    setIsBusy(false);
  };
  const { waiting = [], unable, liveUrl } = publishing ?? {};
  return (
    <div className="page">
      <h1>Publish</h1>
      {unable && <p>{unable}</p>}
      {waiting.length > 0 && (
        <>
          <p>This is saved, and visitors do not see it yet:</p>
          <ul>
            {waiting.map(({ id, message }) => (
              <li key={id}>{message}</li>
            ))}
          </ul>
        </>
      )}
      {!unable && waiting.length > 0 && (
        <button type="button" className="main" aria-busy={isBusy} onClick={publish}>
          {isBusy ? 'Publishing …' : 'Publish'}
        </button>
      )}
      <div role="status">
        {publishing && waiting.length === 0 && <p>{stateOf(publishing)}</p>}
        {liveUrl && (
          <p>
            <a href={liveUrl}>{liveUrl}</a>
          </p>
        )}
      </div>
      {failed && (
        <p role="alert" className="problem">
          {failed}
        </p>
      )}
    </div>
  );
}

function stateOf({ isLive, unable }: Publishing): string {
  if (unable) return '';
  if (isLive) return 'Visitors see everything that is saved.';
  if (isLive === false)
    return 'It is published; the host is building the site. This line changes once visitors see it, which takes a few minutes.';
  return 'Everything that is saved is published. The host needs a few minutes to show it.';
}
