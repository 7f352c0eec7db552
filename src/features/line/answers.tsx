import type { ReactNode } from 'react';
import text from '#content/labels/line';
import { fill } from '../../ui/fill';
import { Icon } from '../../ui/Icon';
import { AskLink } from '../ask-about/AskButton';
import { replaceUrl } from '../history/historyState';
import type { LineSymptom } from './content';
import { lineId, stationName, stationNumber } from './stations';

export type Rows = {
  /** The id of the open row. */
  open: string | undefined;
  setOpen: (open: string | undefined) => void;
};

/** Opens a row, or closes it, and has the address say so, for Back, reload and who it is sent to. */
export function toggleRow(id: string, { open, setOpen }: Rows): void {
  const { pathname, search } = window.location;
  replaceUrl(open === id ? pathname + search : `#${id}`);
  setOpen(open === id ? undefined : id);
}

type AnswerProps = Rows & { id: string; number?: number; title: string; children: ReactNode };

/** A row of which the answer opens below it. */
export function Answer({ id, number, title, children, ...rows }: AnswerProps) {
  return (
    <details
      id={id}
      name={lineId}
      open={rows.open === id}
      // Not where React or the HTML has opened it.
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== (rows.open === id)) toggleRow(id, rows);
      }}
    >
      <summary>
        {number !== undefined && <b data-search="none">{number}</b>}
        <h3>{title}</h3>
        <Icon name="down" className="size-[20px]" />
      </summary>
      <div className="line-answer">{children}</div>
    </details>
  );
}

/** Where the fault is looked for, in order, and what comes of the first visit. */
export function SymptomAnswer({ symptom }: { symptom: LineSymptom }) {
  const { words, diagnosis, looks, visit, topic } = symptom;
  return (
    <>
      {diagnosis && <p className="font-strong">{diagnosis}</p>}
      <ol>
        {looks.map(({ station, why }) => (
          <li key={station}>
            <b data-look="">{stationNumber(station)}</b>
            <span>
              <strong>{stationName(station)}</strong>
              {` ${why}`}
            </span>
          </li>
        ))}
      </ol>
      {visit && <p className="text-soft">{`${text.visit} ${visit}`}</p>}
      <p data-print="none">
        <AskLink topic={topic ?? fill(text.said, { words })} className="link" />
      </p>
    </>
  );
}
