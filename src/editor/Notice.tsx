import { useState } from 'react';
import { reasonOf } from './EditorContext';
import type { Saved } from './store/store';

/** A save to be told of, and how it is taken back, if it can be. */
export type Told = {
  message: string;
  saved: Saved;
  undo: (() => Promise<unknown>) | undefined;
};

/** What was saved last. */
export function Notice({ told }: { told: Told | undefined }) {
  const [failed, setFailed] = useState<{ told: Told; why: string }>();
  return (
    <div role="status" className="notice">
      {told && (
        <>
          <p>
            Saved. <span className="quiet">{told.message}</span>{' '}
            {told.undo && (
              <button
                type="button"
                onClick={() =>
                  told.undo?.().catch((error) => setFailed({ told, why: reasonOf(error) }))
                }
              >
                Take it back
              </button>
            )}
          </p>
          {told.saved.outside.length > 0 && (
            <p>
              What had been changed outside of the editor was saved before it, by itself:{' '}
              {told.saved.outside.join(', ')}.
            </p>
          )}
          {told.saved.note && <p>{told.saved.note}</p>}
          {told.saved.reviewUrl && (
            <p>
              <a href={told.saved.reviewUrl} target="_blank" rel="noreferrer">
                It waits for somebody to look at it.
              </a>
            </p>
          )}
          {failed?.told === told && <p className="problem">{failed.why}</p>}
        </>
      )}
    </div>
  );
}
