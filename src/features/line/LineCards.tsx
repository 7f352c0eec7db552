import type { Ref } from 'react';
import text from '#content/labels/line';
import stage from '#content/labels/line-stage';
import content from '#content/line';
import services from '#content/services';
import site from '#content/site';
import { pathOf } from '../../routes';
import { classNames } from '../../ui/classNames';
import { fill } from '../../ui/fill';
import { Heading, lettersOf } from '../../ui/Heading';
import { AskButton } from '../ask-about/AskButton';
import { searchHref } from '../search/searchAddress';
import type { LineStation, LineSymptom } from './content';
import { firstCardId, numberedStation, stationCardId, symptomCardId } from './stations';

const { stations, symptoms = [] } = content;

const title = 'font-sans text-xl font-strong';

/** The links of the first card: to the symptoms, or to the stations if there are no symptoms. */
const ways: Pick<LineSymptom, 'id' | 'words' | 'diagnosis'>[] =
  symptoms.length > 0
    ? symptoms.map((symptom) => ({ ...symptom, id: symptomCardId(symptom.id) }))
    : stations.map(({ id }) => ({ id: stationCardId(id), words: numberedStation(id) }));
const waysTitle = symptoms.length > 0 ? text.symptoms : text.stations;

/**
 * A card for each symptom and station with all of its text and links, after a first card that leads
 * to them. Beside the picture they are a row that is swiped; without the picture, without a script
 * and on paper all of them are seen.
 */
export function LineCards({ ref }: { ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className="line-cards">
      <nav id={firstCardId} aria-label={waysTitle} className="line-ways" data-print="none">
        <h3 className="font-sans text-[1rem] font-strong">{waysTitle}</h3>
        <ol>
          {ways.map(({ id, words, diagnosis }) => (
            <li key={id}>
              <a href={`#${id}`}>{words}</a>
              {diagnosis && <p>{diagnosis}</p>}
            </li>
          ))}
        </ol>
      </nav>
      {symptoms.map((symptom) => (
        <SymptomCard key={symptom.id} {...symptom} />
      ))}
      {stations.map((station, index) => (
        <StationCard key={station.id} station={station} number={index + 1} />
      ))}
    </div>
  );
}

function SymptomCard({ id, words, diagnosis, looks, visit, topic }: LineSymptom) {
  return (
    <div id={symptomCardId(id)} className="line-card">
      <Heading as="h3" className={title}>
        {words}
      </Heading>
      {diagnosis && <p>{diagnosis}</p>}
      <ol>
        {looks.map(({ station, why }) => (
          <li key={station}>
            <b className="font-strong">{`${numberedStation(station)}: `}</b>
            {why}
          </li>
        ))}
      </ol>
      {visit && <p>{`${text.visit} ${visit}`}</p>}
      <p data-print="none">
        <AskButton topic={topic ?? fill(text.said, { words })} variant="primary" />
      </p>
    </div>
  );
}

function StationCard({ station, number }: { station: LineStation; number: number }) {
  return (
    <div id={stationCardId(station.id)} className="line-card">
      <h3 className={classNames(title, lettersOf(station.name))}>
        <span data-search="none">{`${number} `}</span>
        {station.name}
      </h3>
      <p>{`${text.stops} ${station.stops}`}</p>
      <p>{`${text.work} ${station.work}`}</p>
      <StationLinks station={station} />
    </div>
  );
}

/** A name within a sentence: only German and Luxembourgish keep its capital there. */
const withinSentence = (name: string) =>
  /^(de|lb)\b/.test(site.language) ? name : name.toLowerCase();

/** The link of even the shortest name is as wide as a finger (WCAG 2.5.5). */
const linkLook =
  'inline-flex min-h-[44px] min-w-[44px] items-center underline decoration-2 underline-offset-4';

/** The links of a station: to the cards of its services, its makers in the search, and the form. */
function StationLinks({ station }: { station: LineStation }) {
  const { name, services: serviceIds = [], makers = [] } = station;
  const search = pathOf('technologies');
  const cards = services.services
    .filter(({ id }) => serviceIds.includes(id))
    .map(({ id, title }) => ({ href: `#${id}`, text: title }));
  const products = search
    ? makers.map((maker) => ({ href: searchHref(search, maker), text: maker }))
    : [];
  return (
    <>
      <Links title={stage.services} links={cards} />
      <Links title={stage.makers} links={products} />
      <p data-print="none">
        <AskButton topic={fill(stage.topic, { station: withinSentence(name) })} variant="primary" />
      </p>
    </>
  );
}

function Links({ title, links }: { title: string; links: { href: string; text: string }[] }) {
  if (links.length === 0) return null;
  return (
    <p data-print="none" className="flex flex-wrap items-center gap-x-4">
      <b className="font-strong">{title}</b>
      {links.map(({ href, text }) => (
        <a key={href} href={href} className={linkLook}>
          {text}
        </a>
      ))}
    </p>
  );
}
