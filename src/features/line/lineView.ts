import text from '#content/labels/line-stage';
import line from '#content/line';
import type { LineSymptom } from '../../content/schema';
import { fill } from '../../ui/fill';
import { stationCardId, stationName, symptomCardId } from './stations';

/** How a station is while one of them is stopped. */
export type FlowState = 'running' | 'stopped' | 'backedUp' | 'starved';

/** What the picture shows of a card. */
export type LineView = {
  /** Stations that are lit, in the order to look at them; empty at the first card. */
  lit: string[];
  /** Whether the order of the lit ones matters: those of a symptom. */
  ordered: boolean;
  /** Whether one of those that bottles pass is stopped. */
  stopped: boolean;
  /** How each station is that bottles pass, in their way. */
  states: ReadonlyMap<string, FlowState>;
  /** How full the buffer table is, from 0 to 1. */
  level: number;
  /** The picture in words. */
  words: string;
};

const { stations, symptoms = [] } = line;

/** The stations that the product passes, in its way, and the one that holds it back from a short stop. */
const passed = stations.filter(({ apart }) => !apart).map(({ id }) => id);
export const bufferId = stations.find(({ buffer }) => buffer)?.id;

/** How full the buffer ends up: half while the line runs. */
const levels: Record<FlowState, number> = {
  running: 0.5,
  stopped: 0.5,
  backedUp: 1,
  starved: 0.06,
};

/** How a station is when that at a place is stopped: one before it cannot get rid of its bottles, one after it gets none. */
function stateAt(place: number, stopped: number): FlowState {
  if (stopped < 0) return 'running';
  if (place === stopped) return 'stopped';
  return place < stopped ? 'backedUp' : 'starved';
}

/** What the picture shows of the card of an id, and says. */
export function lineView(card: string | undefined): LineView {
  const symptom = symptoms.find(({ id }) => symptomCardId(id) === card);
  const station = stations.find(({ id }) => stationCardId(id) === card);
  const at = symptom?.stopped === undefined ? -1 : passed.indexOf(symptom.stopped);
  const states = new Map(passed.map((id, place) => [id, stateAt(place, at)]));
  const level = levels[(bufferId && states.get(bufferId)) || 'running'];
  const flow = { states, stopped: at >= 0, level };
  if (symptom) {
    const lit = symptom.looks.map((look) => look.station);
    return { ...flow, lit, ordered: true, words: wordsOf(symptom, at) };
  }
  if (!station) return { ...flow, lit: [], ordered: false, words: text.running };
  const words = fill(text.shown, { station: station.name, stops: station.stops });
  return { ...flow, lit: [station.id], ordered: false, words };
}

/** Where we look at for a symptom, and what that does which stops the station at a place. */
function wordsOf({ looks }: LineSymptom, stopped: number): string {
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
