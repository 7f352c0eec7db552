import text from '#content/labels/line-stage';
import line from '#content/line';
import { fill } from '../../ui/fill';
import { bufferLevel, type FlowState, flowAround } from './flow';
import type { LineChoice } from './lineAddress';
import { stationName } from './stationName';

/** What the picture shows of a choice. */
export type LineView = {
  /** Stations that are lit, in the order to look at them; empty where nothing is chosen. */
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

/** What a choice shows, and says. */
export function lineView(choice: LineChoice | undefined): LineView {
  const symptom =
    choice?.kind === 'symptom' ? symptoms.find(({ id }) => id === choice.id) : undefined;
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
  const station = stations.find(({ id }) => id === choice?.id);
  if (station) {
    const words = fill(text.shown, { station: station.name, stops: station.stops });
    return { ...common, lit: [station.id], ordered: false, words };
  }
  return { ...common, lit: [], ordered: false, words: text.running };
}

/** The station one step on along the line, or back, and round its ends; the first where none is chosen. */
export function stationBeside(choice: LineChoice | undefined, step: 1 | -1): LineChoice {
  const at = choice?.kind === 'station' ? stations.findIndex(({ id }) => id === choice.id) : -1;
  const next = at < 0 && step < 0 ? -1 : (at + step) % stations.length;
  return { kind: 'station', id: stations.at(next)?.id ?? '' };
}
