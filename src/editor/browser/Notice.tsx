import type { Saved } from '../store';
import { useWork } from './EditorContext';
import { Failure } from './Failure';

/** A save to report, and how to take it back, if that is possible. */
export type Report = {
  message: string;
  saved: Saved;
  undo: (() => Promise<unknown>) | undefined;
};

/** Reports the last save. */
export function Notice({ message, saved: { outside, note, reviewUrl }, undo }: Report) {
  const { isBusy, error, start } = useWork();
  return (
    <div className="border-t border-line bg-[#e9f6ec] px-4 py-2">
      <p>
        Saved. <span className="text-quiet">{message}</span>{' '}
        {undo && (
          <button type="button" aria-busy={isBusy} onClick={() => start(undo)}>
            {isBusy ? 'Taking it back …' : 'Take it back'}
          </button>
        )}
      </p>
      {outside.length > 0 && (
        <p>
          Changes made outside of the editor were saved first, as a line of their own in History:{' '}
          {outside.join(', ')}.
        </p>
      )}
      {note && <p>{note}</p>}
      {reviewUrl && (
        <p>
          <a href={reviewUrl} target="_blank" rel="noreferrer">
            It is waiting for a review.
          </a>
        </p>
      )}
      <Failure error={error} />
    </div>
  );
}
