import { useCallback, useEffect, useRef, useState } from 'react';
import { technologiesPage } from '../../content/pages';
import { finderParameter } from './finderParameter';

/** Shows what was found in place of the panels; nothing, and they are back. */
export type Show = (found: React.ReactNode) => void;

const text = technologiesPage.finder;

/** Only ahead of time: a failure shows when the field is used. */
const fetchAhead = () => void import('./finderSession').catch(() => {});

/**
 * The field that finds makers and models. What it does is in `finderSession.tsx`, fetched once the
 * field is used or the address has words to find. Until then, and where it cannot be fetched, the
 * field is the browser's own: what is typed stays, and Enter asks for the page with the words.
 *
 * Accessibility: a search landmark; how much was found is announced, once typing pauses, by a
 * status that is there, and empty, from the start; focus stays in the field.
 */
export function Finder({ show }: { show: Show }) {
  const field = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState(false);
  const leaving = useRef<AbortController>(undefined);
  // The first one begins, any other does nothing.
  const start = useCallback(
    () =>
      import('./finderSession')
        .then(({ startFinder }) => startFinder(field.current, show, leaving.current?.signal))
        .then(
          () => setFailed(false),
          () => setFailed(true),
        ),
    [show],
  );

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    const asked = new URLSearchParams(window.location.search).has(finderParameter);
    // Typed before the page woke up, or sent by a colleague.
    if (field.current?.value || asked) start();
    return () => controller.abort();
  }, [start]);

  return (
    <search className="mr-auto max-w-[28rem] grow">
      <form
        onPointerOver={fetchAhead}
        onFocus={start}
        onInput={start}
        onSubmit={(event) => failed || event.preventDefault()}
      >
        <label>
          <span className="font-semibold text-ink">{text.label}</span>
          <input
            ref={field}
            name={finderParameter}
            type="search"
            autoComplete="off"
            // What a keyboard on a screen makes of model numbers is not what was meant.
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            className="mt-2 block w-full rounded-sm border border-line bg-surface px-4 py-3 text-ink"
          />
        </label>
        {/* Enter is enough for people; what checks forms asks for a button (WCAG technique H32). */}
        <input type="submit" hidden />
        <output data-print="none" className="sr-only" />
        {failed && <p role="alert">{text.failed}</p>}
      </form>
    </search>
  );
}
