import { choiceHref } from './choiceHref';
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
 * find-in-page too, and of all of one name one is open. What is chosen says which (`useLineChoice.ts`).
 */
export function LineEntry({ own, chosen, choose, title, number, lead, children }: LineEntryProps) {
  const toggle = (event: React.MouseEvent<HTMLElement>) => {
    event.preventDefault();
    keepInPlace(event.currentTarget, () => choose(chosen ? undefined : own));
  };
  return (
    <li>
      <details name="line" open={chosen} data-search={choiceHref(own.kind, own.id)}>
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
