import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { differences } from './differences';
import { schemaOf } from './entryFile';
import type { Conflict, Decision } from './localBackend';

type ConflictDialogProps = {
  conflict: Conflict;
  /** The text that was to be saved; undefined where it is a picture. */
  mine: string | undefined;
  onDecision: (decision: Decision) => void;
};

function whatHappened(text: string | null, mine: string | undefined): string {
  if (mine === undefined) return 'A picture of that name is there already.';
  if (text === null) return 'It was taken away while you edited it.';
  return 'It is no longer as it was when you began. Nothing of yours is lost.';
}

/** Shows where both versions of a file differ that changed while it was edited, and asks which is to be. */
function ConflictDialog({ conflict: { path, text }, mine, onDecision }: ConflictDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const all =
    text === null || mine === undefined
      ? []
      : differences({ file: path, schema: schemaOf(path) }, text, mine);
  return (
    <dialog
      ref={dialog}
      className="conflict"
      aria-labelledby="conflict-title"
      onClose={() => onDecision('cancel')}
    >
      <h2 id="conflict-title">Somebody else has changed this meanwhile</h2>
      <p>{whatHappened(text, mine)} Nothing is saved yet.</p>
      {all.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Where</th>
              <th scope="col">As somebody else saved it</th>
              <th scope="col">Yours</th>
            </tr>
          </thead>
          <tbody>
            {all.map(({ place, theirs, mine: own }) => (
              <tr key={place}>
                <th scope="row">{place}</th>
                <td>{theirs}</td>
                <td>{own}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        <button type="button" onClick={() => onDecision('cancel')}>
          Go back, and change yours
        </button>{' '}
        <button type="button" className="grave" onClick={() => onDecision('mine')}>
          Save yours over it
        </button>
      </p>
    </dialog>
  );
}

/** Asks what is to be done about a file that changed meanwhile. */
export function askAboutConflict(conflict: Conflict, mine: string | undefined): Promise<Decision> {
  return new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const decide = (decision: Decision) => {
      root.unmount();
      place.remove();
      resolve(decision);
    };
    root.render(<ConflictDialog conflict={conflict} mine={mine} onDecision={decide} />);
  });
}
