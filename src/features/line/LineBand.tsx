import { useRef, useState } from 'react';
import text from '#content/labels/line';
import content from '#content/line';
import picture from '#content/line-picture';
import { Heading } from '../../ui/Heading';
import { useEarlyInput } from '../loading/earlyInput';
import { useHashTarget } from '../navigation/focusTarget';
import { Answer, SymptomAnswer } from './answers';
import { LinePlan } from './LinePlan';
import { StationAnswer } from './StationAnswer';
import { lineId, stationRowId, symptomRowId } from './stations';

const { title, stations, symptoms = [] } = content;

/**
 * A production line: what people say of theirs, its stations, and a picture on which the stations
 * are lit that the open answer is about. Each symptom and station is a `details`, of which one is
 * open at a time: they work without a script, and find-in-page opens them.
 */
export function LineBand() {
  const band = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(symptoms[0] && symptomRowId(symptoms[0].id));
  const rowIn = (target: Element | null | undefined) =>
    target instanceof HTMLDetailsElement && band.current?.contains(target) ? target : null;
  useHashTarget((target) => {
    const row = rowIn(target);
    if (row) setOpen(row.id);
  });
  // Until React has taken over, rows open without it.
  useEarlyInput(() => setOpen(band.current?.querySelector('details[open]')?.id));
  const rows = { open, setOpen };
  return (
    <section ref={band} id={lineId} className="line ground-navy">
      <Heading className="in-display text-display">{title}</Heading>
      <div className="line-band" data-picture={picture ? '' : undefined}>
        {symptoms.length > 0 && (
          <ol className="line-symptoms" aria-label={text.symptoms}>
            {symptoms.map((symptom) => (
              <li key={symptom.id}>
                <Answer id={symptomRowId(symptom.id)} title={symptom.words} {...rows}>
                  <SymptomAnswer symptom={symptom} />
                </Answer>
              </li>
            ))}
          </ol>
        )}
        {picture && <LinePlan picture={picture} {...rows} />}
        <ol className="line-stations" aria-label={text.stations}>
          {stations.map((station, index) => (
            <li key={station.id}>
              <Answer
                id={stationRowId(station.id)}
                number={index + 1}
                title={station.name}
                {...rows}
              >
                <StationAnswer station={station} />
              </Answer>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
