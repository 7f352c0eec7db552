import type { Saved } from '../store';
import { Outside, useDrafts, useWork } from './EditorContext';
import { labelOf } from './entry/contentFiles';
import { Failure } from './form/ProblemList';

/** A save to report, and how to take it back, if that is possible. */
export type Report = {
  message: string;
  saved: Saved;
  /** What others have changed at the same time. */
  joined: string | undefined;
  undo: (() => Promise<unknown>) | undefined;
};

/** Reports the last save. */
export function Notice({ message, saved: { outside, note, reviewUrl }, joined, undo }: Report) {
  const { isBusy, error, start } = useWork();
  const isUnsaved = useDrafts().size > 0;
  return (
    <div className={`border-t border-line px-4 py-2 ${note ? 'bg-[#fff4d6]' : 'bg-[#e9f6ec]'}`}>
      <p>
        {isUnsaved ? 'So far there is saved:' : 'Saved.'}{' '}
        <span className="text-quiet">{message}</span>{' '}
        {undo && (
          <button type="button" aria-busy={isBusy} onClick={() => start(undo)}>
            {isBusy ? 'Taking it back …' : 'Take it back'}
          </button>
        )}
      </p>
      {outside.length > 0 && (
        <p>
          Changes made outside of the editor were saved first, as a line of their own in History:{' '}
          {outside.map(labelOf).join(', ')}.
        </p>
      )}
      {joined && <p>{joined}</p>}
      {note && <p>{note}</p>}
      <p>{reviewUrl && <Outside url={reviewUrl} name="It is waiting for a review." />}</p>
      <Failure error={error} />
    </div>
  );
}
