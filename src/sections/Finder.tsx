import { useCallback, useEffect, useRef, useState } from 'react';
import { technologiesPage } from '../content/pages';

/** Shows what was found in place of the panels; nothing, and they are back. */
export type Show = (found: React.ReactNode) => void;

const text = technologiesPage.finder;

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
  // The first one begins, any other does nothing; after a failure the next letter tries again.
  const start = useCallback(
    () =>
      import('./finderSession')
        .then(({ startFinder }) => startFinder(field.current, show))
        .then(
          () => setFailed(false),
          () => setFailed(true),
        ),
    [show],
  );

  useEffect(() => {
    // Typed before the page woke up, or sent by a colleague.
    if (field.current?.value || window.location.search.includes('q=')) start();
  }, [start]);

  return (
    <search className="mr-auto max-w-[28rem] grow">
      <form
        onPointerOver={start}
        onFocus={start}
        onInput={start}
        onSubmit={(event) => failed || event.preventDefault()}
      >
        <label>
          <span className="font-semibold text-ink">{text.label}</span>
          <input
            ref={field}
            name="q"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            className="mt-2 block w-full rounded-sm border border-line bg-surface px-4 py-3 text-ink"
          />
        </label>
        {/* Enter is enough for people; what checks forms asks for a button (WCAG technique H32). */}
        <input type="submit" hidden />
        <output className="sr-only" />
        {failed && <p role="alert">{text.failed}</p>}
      </form>
    </search>
  );
}
