import { useEffect, useRef } from 'react';
import { afterPaint } from '../navigation/afterPaint';
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
export function LineEntry({ line, own, title, children }: LineEntryProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const chosen = sameChoice(line.choice, own);
  const follow = () => {
    if (details.current?.open) line.choose(own);
    // Not chosen when it closed, the address had changed: then nobody closed it by hand.
    else if (chosen) line.leave(own);
  };
  // It may have been opened before there was a script.
  const followAtFirst = useRef(follow);
  useEffect(() => followAtFirst.current(), []);
  return (
    <li>
      <details
        ref={details}
        name="line"
        open={chosen}
        // The browser has opened it: the picture follows once that is seen.
        onToggle={() => afterPaint(follow)}
      >
        <summary>{title}</summary>
        {children}
      </details>
    </li>
  );
}
