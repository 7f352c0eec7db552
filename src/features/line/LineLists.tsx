import text from '#content/labels/line';
import content from '#content/line';
import { LineEntry } from './LineEntry';
import { moveFocus } from './moveFocus';
import { StationLinks } from './StationLinks';
import { stationName } from './stationName';
import type { Line } from './useLineChoice';

const onKeyDown = (event: React.KeyboardEvent<HTMLOListElement>) =>
  moveFocus(event, [...event.currentTarget.querySelectorAll('summary')]);

/** Symptoms and stations with all of their text and where they lead, in the page's HTML. */
export function LineLists({ line }: { line: Line }) {
  const { stations, symptoms = [] } = content;
  return (
    <div>
      {symptoms.length > 0 && (
        <>
          <h3 className="font-bold text-white">{text.symptoms}</h3>
          <ol className="line-list" onKeyDown={onKeyDown}>
            {symptoms.map(({ id, words, looks, visit }) => (
              <LineEntry key={id} line={line} own={{ kind: 'symptom', id }} title={words}>
                <ol>
                  {looks.map(({ station, why }) => (
                    <li key={station}>{`${stationName(station)}: ${why}`}</li>
                  ))}
                </ol>
                {visit && <p>{`${text.visit} ${visit}`}</p>}
              </LineEntry>
            ))}
          </ol>
        </>
      )}
      <h3 className="font-bold text-white">{text.stations}</h3>
      <ol className="line-list" onKeyDown={onKeyDown}>
        {stations.map((station, index) => (
          <LineEntry
            key={station.id}
            line={line}
            own={{ kind: 'station', id: station.id }}
            title={`${index + 1} ${station.name}`}
          >
            <p>{`${text.stops} ${station.stops}`}</p>
            <p>{`${text.work} ${station.work}`}</p>
            <StationLinks station={station} />
          </LineEntry>
        ))}
      </ol>
    </div>
  );
}
