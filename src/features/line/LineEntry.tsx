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
  const follow = () => {
    if (details.current?.open) line.choose(own);
    else line.leave(own);
  };
  // It may have been opened before there was a script.
  const followAtFirst = useRef(follow);
  useEffect(() => {
    if (details.current?.open) followAtFirst.current();
  }, []);
  return (
    <li>
      <details
        ref={details}
        name="line"
        open={sameChoice(line.choice, own)}
        // The browser has opened it: the picture follows once that is seen.
        onToggle={() => afterPaint(follow)}
      >
        <summary>{title}</summary>
        {children}
      </details>
    </li>
  );
}
