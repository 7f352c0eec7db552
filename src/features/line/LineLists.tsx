import { lineStations, lineSymptoms, lineText as text } from '../../content/line';
import { LineEntry } from './LineEntry';
import { moveFocus } from './moveFocus';
import type { Line } from './useLineChoice';

const headingLook = 'text-xl font-bold text-white';

/** Symptoms and stations with all of their text. `Links` follow a station's text once their code is there. */
export function LineLists({
  line,
  Links,
}: {
  line: Line;
  Links: React.ComponentType<{ station: string }> | undefined;
}) {
  const names = new Map(lineStations.map(({ id, name }) => [id, name]));
  const onKeyDown = (event: React.KeyboardEvent<HTMLOListElement>) =>
    moveFocus(event, [...event.currentTarget.querySelectorAll('summary')]);
  return (
    <div>
      <h3 className={headingLook}>{text.symptoms}</h3>
      <ol onKeyDown={onKeyDown}>
        {lineSymptoms.map(({ id, words, looks, visit }) => (
          <LineEntry key={id} line={line} own={{ kind: 'symptom', id }} title={words}>
            <ol>
              {looks.map(({ station, why }) => (
                <li key={station}>
                  <b>{names.get(station)}</b>
                  {`: ${why}`}
                </li>
              ))}
            </ol>
            <p>
              <b>{text.visit}</b>
              {` ${visit}`}
            </p>
          </LineEntry>
        ))}
      </ol>
      <h3 className={`${headingLook} mt-6`}>{text.stations}</h3>
      <ol onKeyDown={onKeyDown}>
        {lineStations.map(({ id, name, stops, work }, index) => (
          <LineEntry
            key={id}
            line={line}
            own={{ kind: 'station', id }}
            title={`${index + 1}. ${name}`}
          >
            <p>
              <b>{text.stops}</b>
              {` ${stops}`}
            </p>
            <p>
              <b>{text.work}</b>
              {` ${work}`}
            </p>
            {Links && <Links station={id} />}
          </LineEntry>
        ))}
      </ol>
    </div>
  );
}
