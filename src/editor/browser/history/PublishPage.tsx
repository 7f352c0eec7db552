import { useEffect, useState } from 'react';
import { fill } from '../../../ui/fill';
import type { Publishing } from '../../store';
import { Outside, primaryButton, useDrafts, useEditor, useWork } from '../EditorContext';
import { labelOf } from '../entry/contentFiles';
import { draftOf } from '../entry/draft';
import { Failure } from '../form/ProblemList';
import words from './publishWords.en.json';

/** In ms: a host takes minutes to build. */
const askAgainAfter = 5000;

/** Lists what is saved and not published, with the button that publishes it. */
export function PublishPage() {
  const { store, session, drafts, refresh } = useEditor();
  const unsaved = [...useDrafts().keys()];
  const [publishing, setPublishing] = useState<Publishing>();
  /** Whether something was published from this page. */
  const [isSent, setSent] = useState(false);
  const asking = useWork();
  const { isBusy, error, start } = useWork();
  const { waiting = [], uncommitted = [], unable, liveUrl, reviewUrl } = publishing ?? {};

  const ask = () => asking.start(() => store.publishing().then(setPublishing));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save has to be published.
  useEffect(() => {
    ask();
  }, [store, session]);

  const isUnderWay = waiting.length === 0 && liveUrl === null;
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(ask, askAgainAfter);
    return () => clearInterval(timer);
  });

  const publish = async () => {
    const now = await store.publish();
    setPublishing(now);
    // Publishing brings along what others have published.
    await refresh();
    // Saving such a form joins it with that, and asks where both have changed one field.
    for (const { path: file, base, mine } of now.clashing ?? []) {
      // What was typed since goes on from what was saved.
      const draft = drafts.all().get(file) ?? (mine === null ? undefined : draftOf(file, mine));
      if (draft) drafts.set(file, { ...draft, base });
    }
    if (now.clashing) throw new Error(words.inOnePlace);
    setSent(true);
  };
  return (
    <div className="page">
      <h1>Publish</h1>
      {unsaved.length > 0 && (
        <p>
          Not saved, and so not published:
          {unsaved.map((address) => (
            <a key={address} className="ml-2" href={`#/${address}`}>
              {labelOf(address)}
            </a>
          ))}
        </p>
      )}
      {uncommitted.length > 0 && (
        <p>{fill(words.uncommitted, { files: uncommitted.map(labelOf).join(', ') })}</p>
      )}
      {unable && <p>{unable}</p>}
      {reviewUrl && (
        <p>
          <Outside url={reviewUrl} name="Look at the pull request" />
        </p>
      )}
      {waiting.length > 0 && (
        <>
          <p>This is saved, and visitors do not see it yet:</p>
          <ul className="list-disc pl-5">
            {waiting.map(({ id, message }) => (
              <li key={id}>{message}</li>
            ))}
          </ul>
        </>
      )}
      {!unable && waiting.length > 0 && (
        <button
          type="button"
          className={primaryButton}
          aria-busy={isBusy}
          onClick={() => start(publish)}
        >
          {isBusy ? 'Checking and publishing …' : 'Publish'}
        </button>
      )}
      <div role="status">
        {isSent && !isBusy && <p>It was checked once more: the site can be built from it.</p>}
        {publishing && waiting.length + uncommitted.length === 0 && <p>{stateOf(publishing)}</p>}
        {liveUrl && <Outside url={liveUrl} />}
      </div>
      <Failure error={error ?? asking.error} />
    </div>
  );
}

function stateOf({ liveUrl, unable }: Publishing): string {
  if (unable) return '';
  if (liveUrl) return words.live;
  return liveUrl === null ? words.building : words.sent;
}
