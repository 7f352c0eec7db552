import type { ReactNode } from 'react';
import text from '#content/labels/line';
import content from '#content/line';
import services from '#content/services';
import site from '#content/site';
import { pathOf } from '../../routes';
import { classNames } from '../../ui/classNames';
import { fill } from '../../ui/fill';
import { Icon } from '../../ui/Icon';
import { unbroken } from '../../ui/unbroken';
import { AskLink } from '../ask-about/AskButton';
import { replaceUrl } from '../history/historyEntry';
import { searchHref } from '../search/searchAddress';
import type { LineStation, LineSymptom } from './content';

/** The id of the line's band, with which its address ends. */
export const lineId = 'line';

/** The ids of the rows of a station and of a symptom: `/#station-capper` leads to one. */
export const stationRowId = (id: string) => `station-${id}`;
export const symptomRowId = (id: string) => `symptom-${id}`;

export type Rows = {
  /** The id of the open row. */
  open: string | undefined;
  setOpen: (open: string | undefined) => void;
};

/** Opens or closes a row, and has the address say so: for Back, a reload, or another person. */
export function toggleRow(id: string, { open, setOpen }: Rows): void {
  const { pathname, search } = window.location;
  replaceUrl(open === id ? pathname + search : `#${id}`);
  setOpen(open === id ? undefined : id);
}

type AnswerProps = Rows & { id: string; number?: number; title: string; children: ReactNode };

const summary = classNames(
  'flex min-h-[44px] cursor-pointer items-center gap-3 py-1 leading-tight',
  'underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden',
);

/** A number in the colour in which the stations are lit that a symptom is about. */
const lit =
  'size-[28px] flex-none rounded-full bg-accent text-center font-strong leading-[28px] text-on-accent';

/** A row of which the answer opens below it. */
export function Answer({ id, number, title, children, ...rows }: AnswerProps) {
  return (
    <details
      id={id}
      name={lineId}
      open={rows.open === id}
      // A link to a row shows it with some of the picture.
      className="group/row scroll-mt-[25svh] border-t border-hair"
      // Not where React or the HTML has opened it.
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== (rows.open === id)) toggleRow(id, rows);
      }}
    >
      <summary className={summary}>
        {number !== undefined && (
          <b data-search="none" className="min-w-[28px] text-center font-strong">
            {number}
          </b>
        )}
        <h3 className="font-sans font-strong">{unbroken(title)}</h3>
        <Icon name="down" className="ms-auto size-[20px] group-open/row:rotate-180" />
      </summary>
      <div className="grid max-w-[48rem] gap-1.5 pt-0.5 pb-3 leading-[1.3] desk:text-[1rem]">
        {children}
      </div>
    </details>
  );
}

/** Where the fault is looked for, in order, and what comes of the first visit. */
export function SymptomAnswer({ symptom }: { symptom: LineSymptom }) {
  const { words, diagnosis, looks, visit, topic } = symptom;
  return (
    <>
      {diagnosis && <p className="font-strong">{unbroken(diagnosis)}</p>}
      <ol>
        {looks.map(({ station, why }) => {
          const index = content.stations.findIndex(({ id }) => id === station);
          return (
            <li key={station} className="mb-[3px] flex items-start gap-3">
              <b className={lit}>{index + 1}</b>
              <span className="self-center">
                <strong className="font-strong">{content.stations[index]?.name}</strong>
                {unbroken(` ${why}`)}
              </span>
            </li>
          );
        })}
      </ol>
      {visit && <p className="text-soft">{unbroken(`${text.visit} ${visit}`)}</p>}
      <p data-print="none">
        <AskLink topic={topic ?? fill(text.said, { words })} className="link" />
      </p>
    </>
  );
}

/** A name within a sentence: only German and Luxembourgish keep its capital there. */
const withinSentence = (name: string) =>
  /^(de|lb)\b/.test(site.language) ? name : name.toLowerCase();

/**
 * What stops a station and what is done about it, with links to the cards of its services, to its
 * makers in the search, and to the form.
 */
export function StationAnswer({ station }: { station: LineStation }) {
  const { name, stops, work, services: serviceIds = [], makers = [] } = station;
  const search = pathOf('technologies');
  const cards = services.services
    .filter(({ id }) => serviceIds.includes(id))
    .map(({ id, title }) => ({ href: `#${id}`, text: title }));
  const products = search
    ? makers.map((maker) => ({ href: searchHref(search, maker), text: maker }))
    : [];
  return (
    <>
      <p>{unbroken(`${text.stops} ${stops}`)}</p>
      <p className="text-soft">{unbroken(`${text.work} ${work}`)}</p>
      <p data-print="none" className="flex flex-wrap gap-x-5">
        {[...cards, ...products].map(({ href, text }) => (
          <a key={href} href={href} className="link">
            {text}
          </a>
        ))}
        <AskLink topic={fill(text.topic, { station: withinSentence(name) })} className="link" />
      </p>
    </>
  );
}
