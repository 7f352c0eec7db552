import { useRef, useState } from 'react';
import text from '#content/labels/line';
import content from '#content/line';
import picture from '#content/line-picture';
import { classNames } from '../../ui/classNames';
import { Heading } from '../../ui/Heading';
import { useEarlyInput } from '../loading/earlyInput';
import { useHashTarget } from '../navigation/focusTarget';
import {
  Answer,
  lineId,
  StationAnswer,
  SymptomAnswer,
  stationRowId,
  symptomRowId,
} from './answers';
import { LinePlan } from './LinePlan';

const { title, stations, symptoms = [] } = content;

/** At 1440 by 900 and 1366 by 768 px a window holds all of the band. */
const heading = classNames(
  'column pt-[28px] pb-[12px] text-display',
  'wide:pt-[2.4svh] wide:text-[clamp(3rem,8svh-1rem,4.5rem)]',
);

const stationList = classNames(
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-x-(--gutter) py-2',
  'desk:col-[6/-1]',
);

/**
 * A production line: what people say of theirs, its stations, and a picture on which the stations
 * are lit that the open answer is about. Each symptom and station is a `details`, of which one is
 * open at a time: they work without a script, and find-in-page opens them.
 */
export function LineBand() {
  const band = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(symptoms[0] && symptomRowId(symptoms[0].id));
  useHashTarget((target) => {
    if (target instanceof HTMLDetailsElement && band.current?.contains(target)) setOpen(target.id);
  });
  // Until React has taken over, rows open without it.
  useEarlyInput(() => setOpen(band.current?.querySelector('details[open]')?.id));
  const rows = { open, setOpen };
  return (
    <section ref={band} id={lineId} className="ground-navy">
      <Heading className={heading}>{title}</Heading>
      <div
        className="line-band grid-page pb-[20px] desk:grid-rows-[auto_1fr] wide:min-h-[35rem]"
        data-picture={picture ? '' : undefined}
      >
        {picture && <LinePlan picture={picture} {...rows} />}
        <ol
          data-print="fours"
          aria-label={text.stations}
          className={classNames('line-stations', stationList)}
        >
          {stations.map((station, index) => (
            <li key={station.id} className="has-[[open]]:col-span-full">
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
        {symptoms.length > 0 && (
          <ol
            data-print="fours"
            aria-label={text.symptoms}
            className="desk:col-[1/6] desk:row-[1/3]"
          >
            {symptoms.map((symptom) => (
              <li key={symptom.id}>
                <Answer id={symptomRowId(symptom.id)} title={symptom.words} {...rows}>
                  <SymptomAnswer symptom={symptom} />
                </Answer>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
