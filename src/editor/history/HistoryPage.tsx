import { useEffect, useState } from 'react';
import { reasonOf, useEditor } from '../EditorContext';
import type { Commit } from '../store/store';
import { takeBack } from './takeBack';

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** What was saved, the newest first, each to be taken back. */
export function HistoryPage() {
  const editor = useEditor();
  const { session, store } = editor;
  const [commits, setCommits] = useState<Commit[]>();
  const [failed, setFailed] = useState<{ id: string; why: string }>();
  const [busy, setBusy] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each save there is one more.
  useEffect(() => {
    store.history().then(setCommits, (error) => setFailed({ id: '', why: reasonOf(error) }));
  }, [store, session]);

  const onTakeBack = async (commit: Commit) => {
    setBusy(commit.id);
    setFailed(undefined);
    await takeBack(commit, editor).catch((error) =>
      setFailed({ id: commit.id, why: reasonOf(error) }),
    );
    setBusy(undefined);
  };
  return (
    <div className="page">
      <h1>History</h1>
      <p>What you take back is saved as a new line at the top; what was saved since stays.</p>
      {failed?.id === '' && <Failure why={failed.why} />}
      {commits?.length === 0 && (
        <p>Nothing keeps a history of this site: its folder is no Git repository.</p>
      )}
      <ol className="commits">
        {commits?.map((commit) => (
          <li key={commit.id} className="row">
            <div className="wide">
              <p>{commit.message}</p>
              <p className="quiet small">
                <time dateTime={commit.date}>{day.format(new Date(commit.date))}</time>,{' '}
                {commit.author}
              </p>
            </div>
            <button
              type="button"
              aria-label={`Take back: ${commit.message}`}
              aria-busy={busy === commit.id}
              onClick={() => busy === undefined && onTakeBack(commit)}
            >
              {busy === commit.id ? 'Taking back …' : 'Take back'}
            </button>
            {failed?.id === commit.id && <Failure why={failed.why} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

const Failure = ({ why }: { why: string }) => (
  <p role="alert" className="problem">
    {why}
  </p>
);
