import { useEffect, useRef } from 'react';
import { type LineChoice, sameChoice } from './lineAddress';
import type { Line } from './useLineChoice';

type LineEntryProps = {
  line: Line;
  own: LineChoice;
  title: string;
  children: React.ReactNode;
};

/**
 * A station or symptom as a disclosure. The browser's own: it opens without a script, by
 * find-in-page too, and of all of one name one is open.
 */
export function LineEntry({ line: { choice, choose }, own, title, children }: LineEntryProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const chosen = sameChoice(choice, own);
  const follow = () => {
    if (details.current?.open) choose(own);
    else if (chosen) choose(undefined);
  };
  // It may have been opened before there was a script.
  const followAtFirst = useRef(follow);
  useEffect(() => followAtFirst.current(), []);
  return (
    <li>
      <details ref={details} name="line" open={chosen} onToggle={follow}>
        <summary>{title}</summary>
        {children}
      </details>
    </li>
  );
}
