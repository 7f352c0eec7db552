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
  const [undoing, setUndoing] = useState<{ told: Told; why?: string }>();
  const undo = (own: Told) => {
    setUndoing({ told: own });
    own.undo?.().catch((error) => setUndoing({ told: own, why: reasonOf(error) }));
  };
  const isUndoing = told !== undefined && undoing?.told === told;
  return (
    <div role="status" className="notice">
      {told && (
        <>
          <p>
            Saved. <span className="quiet">{told.message}</span>{' '}
            {told.undo && !isUndoing && (
              <button type="button" onClick={() => undo(told)}>
                Take it back
              </button>
            )}
            {isUndoing && !undoing.why && 'Taking it back …'}
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
          {isUndoing && undoing.why && <p className="problem">{undoing.why}</p>}
        </>
      )}
    </div>
  );
}
