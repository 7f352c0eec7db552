import text from '#content/labels/line-stage';
import line from '#content/line';
import { fill } from '../../ui/fill';
import type { LineSymptom } from './content';
import { stationCardId, stationName, symptomCardId } from './stations';

/** How a station is while one of them is stopped. */
export type FlowState = 'running' | 'stopped' | 'backedUp' | 'starved';

/** How the picture illustrates a card. */
export type LineView = ReturnType<typeof lineView>;

const { stations, symptoms = [] } = line;

/** The stations that the product passes, in order, and the one that buffers short stops. */
const passed = stations.filter(({ apart }) => !apart).map(({ id }) => id);
export const bufferId = stations.find(({ buffer }) => buffer)?.id;

/** How full the buffer gets; half while the line runs. */
const levels: Partial<Record<FlowState, number>> = { backedUp: 1, starved: 0.06 };

/** A station's state by its place: bottles back up before the stopped one, none come after it. */
function stateAt(place: number, stopped: number): FlowState {
  if (stopped < 0) return 'running';
  if (place === stopped) return 'stopped';
  return place < stopped ? 'backedUp' : 'starved';
}

/** How the picture illustrates the card of an id, and describes it in words. */
export function lineView(card: string | undefined) {
  const symptom = symptoms.find(({ id }) => symptomCardId(id) === card);
  const shown = stations.find(({ id }) => stationCardId(id) === card);
  const at = symptom?.stopped === undefined ? -1 : passed.indexOf(symptom.stopped);
  const states = new Map(passed.map((id, place) => [id, stateAt(place, at)]));
  return {
    /** Stations that are lit, in the order to look at them; empty at the first card. */
    lit: symptom?.looks.map(({ station }) => station) ?? (shown ? [shown.id] : []),
    /** Whether a station that bottles pass is stopped. */
    stopped: at >= 0,
    /** The state of each station that bottles pass, in order. */
    states,
    /** How full the buffer table is, from 0 to 1. */
    level: levels[(bufferId && states.get(bufferId)) || 'running'] ?? 0.5,
    /** The picture in words. */
    words: symptom ? symptomWords(symptom, at) : stationWords(shown),
  };
}

const stationWords = (station: (typeof stations)[number] | undefined) =>
  station ? fill(text.shown, { station: station.name, stops: station.stops }) : text.running;

/** The stations to look at for a symptom, and the effects on others if one is stopped. */
function symptomWords({ looks }: LineSymptom, stopped: number): string {
  const names = looks.map(({ station }) => stationName(station)).join(text.afterwards);
  const lookedAt = fill(text.looks, { stations: names });
  if (stopped < 0) return lookedAt;
  const backedUp = span(passed.slice(0, stopped));
  const starved = span(passed.slice(stopped + 1));
  return `${lookedAt} ${fill(text.flow, { backedUp, starved })}`;
}

/** From the first to the last of several stations in a row. */
function span(ids: string[]): string {
  const [first = '', ...others] = ids.map(stationName);
  const last = others.at(-1);
  return last ? fill(text.span, { first, last }) : first;
}
