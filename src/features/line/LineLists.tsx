import { lineStations, lineSymptoms, lineText as text } from '../../content/line';
import { LineEntry } from './LineEntry';
import { moveFocus } from './moveFocus';
import { StationLinks } from './StationLinks';
import { stationName } from './stationName';
import type { Line } from './useLineChoice';

const onKeyDown = (event: React.KeyboardEvent<HTMLOListElement>) =>
  moveFocus(event, [...event.currentTarget.querySelectorAll('summary')]);

/** Symptoms and stations with all of their text and where they lead, in the page's HTML. */
export function LineLists({ line }: { line: Line }) {
  return (
    <div>
      <h3 className="font-bold text-white">{text.symptoms}</h3>
      <ol className="line-list" onKeyDown={onKeyDown}>
        {lineSymptoms.map(({ id, words, looks, visit }) => (
          <LineEntry key={id} line={line} own={{ kind: 'symptom', id }} title={words}>
            <ol>
              {looks.map(({ station, why }) => (
                <li key={station}>{`${stationName(station)}: ${why}`}</li>
              ))}
            </ol>
            <p>{`${text.visit} ${visit}`}</p>
          </LineEntry>
        ))}
      </ol>
      <h3 className="font-bold text-white">{text.stations}</h3>
      <ol className="line-list" onKeyDown={onKeyDown}>
        {lineStations.map(({ id, name, stops, work }, index) => (
          <LineEntry
            key={id}
            line={line}
            own={{ kind: 'station', id }}
            title={`${index + 1} ${name}`}
          >
            <p>{`${text.stops} ${stops}`}</p>
            <p>{`${text.work} ${work}`}</p>
            <StationLinks station={id} />
          </LineEntry>
        ))}
      </ol>
    </div>
  );
}
