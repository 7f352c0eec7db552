import text from '#content/labels/line-stage';
import line from '#content/line';
import { fill } from '../../ui/fill';
import { bufferLevel, type FlowState, flowAround } from './flow';
import { stationCardId, symptomCardId } from './lineCardId';
import { stationName } from './stationName';

/** What the picture shows of a card. */
export type LineView = {
  /** Stations that are lit, in the order to look at them; empty at the first card. */
  lit: string[];
  /** Whether the order of the lit ones matters: those of a symptom. */
  ordered: boolean;
  /** How each station is that bottles pass. */
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

/** From the first to the last of several in a row. */
const span = (names: string[]) =>
  names.length > 1
    ? fill(text.span, { first: names.at(0) ?? '', last: names.at(-1) ?? '' })
    : names.join('');

/** What the picture shows of the card of an id, and says. */
export function lineView(card: string | undefined): LineView {
  const symptom = symptoms.find(({ id }) => symptomCardId(id) === card);
  const states = flowAround(passed, symptom?.stopped);
  const inState = (state: FlowState) =>
    passed.filter((id) => states.get(id) === state).map(stationName);
  const common = { states, level: bufferLevel(states, bufferId) };
  if (symptom) {
    const lit = symptom.looks.map(({ station }) => station);
    const flow =
      symptom.stopped &&
      fill(text.flow, {
        backedUp: span(inState('backedUp')),
        starved: span(inState('starved')),
      });
    const names = lit.map(stationName).join(text.afterwards);
    return {
      ...common,
      lit,
      ordered: true,
      words: [fill(text.looks, { stations: names }), flow].filter(Boolean).join(' '),
    };
  }
  const station = stations.find(({ id }) => stationCardId(id) === card);
  if (station) {
    const words = fill(text.shown, { station: station.name, stops: station.stops });
    return { ...common, lit: [station.id], ordered: false, words };
  }
  return { ...common, lit: [], ordered: false, words: text.running };
}
