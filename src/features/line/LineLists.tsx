import { memo } from 'react';
import text from '#content/labels/line';
import content from '#content/line';
import type { LineStation, LineSymptom } from '../../content/schema';
import { fill } from '../../ui/fill';
import { AskButton } from '../ask-about/AskButton';
import { LineEntry } from './LineEntry';
import { type LineChoice, sameChoice } from './lineAddress';
import { moveFocus } from './moveFocus';
import { StationLinks } from './StationLinks';
import { numberedStation } from './stationName';
import type { Line } from './useLineChoice';

const onKeyDown = (event: React.KeyboardEvent<HTMLOListElement>) =>
  moveFocus(event, [...event.currentTarget.querySelectorAll('summary')]);

/** Symptoms and stations with all of their text and where they lead, in the page's HTML. */
export function LineLists({ line: { choice, choose } }: { line: Line }) {
  const { stations, symptoms = [] } = content;
  const isChosen = (kind: LineChoice['kind'], id: string) => sameChoice(choice, { kind, id });
  return (
    <>
      {symptoms.length > 0 && (
        <div className="line-symptoms">
          <h3>{text.symptoms}</h3>
          <ol data-print="twos" onKeyDown={onKeyDown}>
            {symptoms.map((symptom) => (
              <SymptomEntry
                key={symptom.id}
                symptom={symptom}
                chosen={isChosen('symptom', symptom.id)}
                choose={choose}
              />
            ))}
          </ol>
        </div>
      )}
      <div className="line-stations">
        <h3>{text.stations}</h3>
        <ol data-print="twos" onKeyDown={onKeyDown}>
          {stations.map((station, index) => (
            <StationEntry
              key={station.id}
              station={station}
              number={index + 1}
              chosen={isChosen('station', station.id)}
              choose={choose}
            />
          ))}
        </ol>
      </div>
    </>
  );
}

type Chosen = { chosen: boolean; choose: Line['choose'] };

/** Rendered again where it is chosen, or was: of sixteen entries a choice is about two. */
const SymptomEntry = memo(function SymptomEntry({
  symptom: { id, words, diagnosis, looks, visit, topic },
  ...chosen
}: { symptom: LineSymptom } & Chosen) {
  return (
    <LineEntry {...chosen} own={{ kind: 'symptom', id }} title={words} lead={diagnosis}>
      <ol>
        {looks.map(({ station, why }) => (
          <li key={station}>
            <b>{`${numberedStation(station)}: `}</b>
            {why}
          </li>
        ))}
      </ol>
      {visit && <p>{`${text.visit} ${visit}`}</p>}
      <p data-print="none">
        <AskButton topic={topic ?? fill(text.said, { words })} variant="primary" />
      </p>
    </LineEntry>
  );
});

const StationEntry = memo(function StationEntry({
  station,
  number,
  ...chosen
}: { station: LineStation; number: number } & Chosen) {
  return (
    <LineEntry
      {...chosen}
      own={{ kind: 'station', id: station.id }}
      title={station.name}
      number={number}
    >
      <p>{`${text.stops} ${station.stops}`}</p>
      <p>{`${text.work} ${station.work}`}</p>
      <StationLinks station={station} />
    </LineEntry>
  );
});
