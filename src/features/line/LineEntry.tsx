import { useEffect, useRef } from 'react';
import { choiceHref, lineId } from './choiceHref';
import { keepInPlace } from './keepInPlace';
import type { LineChoice } from './lineAddress';
import type { Line } from './useLineChoice';

type LineEntryProps = {
  own: LineChoice;
  chosen: boolean;
  choose: Line['choose'];
  title: string;
  /** What stands before the title. */
  number?: number;
  /** What is read below the title, open or closed. */
  lead?: string | undefined;
  children: React.ReactNode;
};

/**
 * A station or symptom as a disclosure. The browser's own: it opens without a script, by
 * find-in-page too, and of all of one name one is open.
 */
export function LineEntry({ own, chosen, choose, title, number, lead, children }: LineEntryProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // What the browser has opened or closed by itself.
  const follow = () => {
    const isOpen = details.current?.open;
    if (isOpen === chosen) return;
    if (isOpen) choose(own);
    // One that was closed because another opened has nothing to say.
    else if (!document.querySelector(`#${lineId} details[open]`)) choose(undefined);
  };
  // It may have been opened before there was a script.
  const followAtFirst = useRef(follow);
  useEffect(() => followAtFirst.current(), []);
  const toggle = (event: React.MouseEvent<HTMLElement>) => {
    event.preventDefault();
    keepInPlace(event.currentTarget, () => choose(chosen ? undefined : own));
  };
  return (
    <li>
      <details
        ref={details}
        name="line"
        open={chosen}
        onToggle={follow}
        data-search={choiceHref(own.kind, own.id)}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
        <summary onClick={toggle}>
          <b>
            {number !== undefined && <span data-search="none">{`${number} `}</span>}
            {title}
          </b>
          {lead && <span>{lead}</span>}
        </summary>
        <div className="line-text" data-title={title}>
          {children}
        </div>
      </details>
    </li>
  );
}
