import text from '#content/labels/line-stage';
import line from '#content/line';
import { fill } from '../../ui/fill';
import type { LineSymptom } from './content';
import { stationCardId, stationName, symptomCardId } from './stations';

/** How the picture illustrates a card. */
export type LineView = ReturnType<typeof lineView>;

const { stations, symptoms = [] } = line;

/** How the picture illustrates the card of an id, and describes it in words. */
export function lineView(card: string | undefined) {
  const symptom = symptoms.find(({ id }) => symptomCardId(id) === card);
  const shown = stations.find(({ id }) => stationCardId(id) === card);
  return {
    /** Stations that are lit, in the order to look at them; empty at the first card. */
    lit: symptom?.looks.map(({ station }) => station) ?? (shown ? [shown.id] : []),
    /** The picture in words. */
    words: symptom ? symptomWords(symptom) : stationWords(shown),
  };
}

const stationWords = (station: (typeof stations)[number] | undefined) =>
  station ? fill(text.shown, { station: station.name, stops: station.stops }) : text.nothing;

/** The stations to look at for a symptom. */
function symptomWords({ looks }: LineSymptom): string {
  const names = looks.map(({ station }) => stationName(station)).join(text.afterwards);
  return fill(text.looks, { stations: names });
}
