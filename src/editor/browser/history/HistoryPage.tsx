import { useEffect, useState } from 'react';
import type { Commit } from '../../store';
import { useEditor, useWork } from '../EditorContext';
import { Failure } from '../form/ProblemList';
import { takeBack } from './takeBack';

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Lists the saves, the newest first, each with a button that takes it back. */
export function HistoryPage() {
  const { session, store } = useEditor();
  const [commits, setCommits] = useState<Commit[]>();
  const { error, start } = useWork();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each save adds a line.
  useEffect(() => {
    start(() => store.history().then(setCommits));
  }, [store, session]);

  return (
    <div className="page">
      <h1>History</h1>
      <p>Taking a change back adds a new line at the top. Later changes stay.</p>
      <Failure error={error} />
      {commits?.length === 0 && (
        <p>This site has no history: its folder is in no Git repository.</p>
      )}
      <ol>
        {commits?.map((commit) => (
          <Saved key={commit.id} commit={commit} />
        ))}
      </ol>
    </div>
  );
}

function Saved({ commit }: { commit: Commit }) {
  const editor = useEditor();
  const { isBusy, error, start } = useWork();
  const { message, date, author } = commit;
  return (
    <li className="row border-t border-line py-2">
      <div className="flex-1">
        <p>{message}</p>
        <p className="hint">
          <time dateTime={date}>{day.format(new Date(date))}</time>, {author}
        </p>
      </div>
      <button
        type="button"
        aria-label={`Take back: ${message}`}
        aria-busy={isBusy}
        onClick={() => start(() => takeBack(commit, editor))}
      >
        {isBusy ? 'Taking back …' : 'Take back'}
      </button>
      <Failure error={error} />
    </li>
  );
}
