import text from '#content/labels/line';
import content from '#content/line';
import { fill } from '../../ui/fill';
import { AskButton } from '../ask-about/AskButton';
import { LineEntry } from './LineEntry';
import { moveFocus } from './moveFocus';
import { StationLinks } from './StationLinks';
import { numberedStation } from './stationName';
import type { Line } from './useLineChoice';

const onKeyDown = (event: React.KeyboardEvent<HTMLOListElement>) =>
  moveFocus(event, [...event.currentTarget.querySelectorAll('summary')]);

/** Symptoms and stations with all of their text and where they lead, in the page's HTML. */
export function LineLists({ line }: { line: Line }) {
  const { stations, symptoms = [] } = content;
  return (
    <>
      {symptoms.length > 0 && (
        <div className="line-symptoms">
          <h3>{text.symptoms}</h3>
          <ol onKeyDown={onKeyDown}>
            {symptoms.map(({ id, words, diagnosis, looks, visit, topic }) => (
              <LineEntry
                key={id}
                line={line}
                own={{ kind: 'symptom', id }}
                title={words}
                lead={diagnosis}
              >
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
            ))}
          </ol>
        </div>
      )}
      <div className="line-stations">
        <h3>{text.stations}</h3>
        <ol onKeyDown={onKeyDown}>
          {stations.map((station, index) => (
            <LineEntry
              key={station.id}
              line={line}
              own={{ kind: 'station', id: station.id }}
              title={station.name}
              number={index + 1}
            >
              <p>{`${text.stops} ${station.stops}`}</p>
              <p>{`${text.work} ${station.work}`}</p>
              <StationLinks station={station} />
            </LineEntry>
          ))}
        </ol>
      </div>
    </>
  );
}
