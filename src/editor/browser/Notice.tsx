import type { Saved } from '../store';
import { Failure, useWork } from './EditorContext';

/** A save to be told of, and how it is taken back, if it can be. */
export type Told = {
  message: string;
  saved: Saved;
  undo: (() => Promise<unknown>) | undefined;
};

/** What was saved last. */
export function Notice({ message, saved: { outside, note, reviewUrl }, undo }: Told) {
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
          What had been changed outside of the editor was saved before it, by itself:{' '}
          {outside.join(', ')}.
        </p>
      )}
      {note && <p>{note}</p>}
      {reviewUrl && (
        <p>
          <a href={reviewUrl} target="_blank" rel="noreferrer">
            It waits for somebody to look at it.
          </a>
        </p>
      )}
      <Failure error={error} />
    </div>
  );
}
