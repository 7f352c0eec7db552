import type { Ref } from 'react';
import text from '#content/labels/line';
import stage from '#content/labels/line-stage';
import content from '#content/line';
import services from '#content/services';
import site from '#content/site';
import type { LineStation, LineSymptom } from '../../content/schema';
import { pathOf } from '../../routes';
import { classNames } from '../../ui/classNames';
import { fill } from '../../ui/fill';
import { Heading, lettersOf } from '../../ui/Heading';
import { AskButton } from '../ask-about/AskButton';
import { hrefFinding } from '../search/searchAddress';
import { firstCardId, numberedStation, stationCardId, symptomCardId } from './stations';

const { stations, symptoms = [] } = content;

const title = 'text-xl font-extrabold';

/** Where the first card leads: to what people say of their line, or to its stations where that is nothing. */
const ways: Pick<LineSymptom, 'id' | 'words' | 'diagnosis'>[] =
  symptoms.length > 0
    ? symptoms.map((symptom) => ({ ...symptom, id: symptomCardId(symptom.id) }))
    : stations.map(({ id }) => ({ id: stationCardId(id), words: numberedStation(id) }));
const waysTitle = symptoms.length > 0 ? text.symptoms : text.stations;

/**
 * What people say of their line, and its stations, with all of their text and where they lead, in the
 * page's HTML: a card for each, and before them one that leads to them. Beside the picture they are a
 * row that is swiped; without it, without a script and on paper all of them are seen.
 */
export function LineCards({ ref }: { ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className="line-cards">
      <nav id={firstCardId} aria-label={waysTitle} className="line-ways" data-print="none">
        <h3 className="text-[1rem] font-semibold">{waysTitle}</h3>
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
            <b className="font-semibold">{`${numberedStation(station)}: `}</b>
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

/** A name as it stands in a sentence: German and Luxembourgish alone keep its capital there. */
const withinSentence = (name: string) =>
  /^(de|lb)\b/.test(site.language) ? name : name.toLowerCase();

/** As short as a name may be, its link is as wide as a finger (WCAG 2.5.5). */
const look =
  'inline-flex min-h-[44px] min-w-[44px] items-center underline decoration-2 underline-offset-4';

/** Where a station leads: to the cards of its services, to its makers in the search, to the form. */
function StationLinks({ station }: { station: LineStation }) {
  const { name, services: own = [], makers = [] } = station;
  const search = pathOf('technologies');
  const cards = services.services
    .filter(({ id }) => own.includes(id))
    .map(({ id, title }) => ({ href: `#${id}`, text: title }));
  const products = search
    ? makers.map((maker) => ({ href: hrefFinding(search, maker), text: maker }))
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
      <b className="font-semibold">{title}</b>
      {links.map(({ href, text }) => (
        <a key={href} href={href} className={look}>
          {text}
        </a>
      ))}
    </p>
  );
}
