import { lineStations, lineSymptoms } from '../../content/line';
import { lineStageText as text } from '../../content/lineStage';
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

const passed = lineStations.map(({ id }) => id).filter((id) => id !== 'control-room');

/** What a choice shows, and says. */
export function lineView(choice: LineChoice | undefined): LineView {
  const symptom =
    choice?.kind === 'symptom' ? lineSymptoms.find(({ id }) => id === choice.id) : undefined;
  const states = flowAround(passed, symptom?.stopped);
  const inState = (state: FlowState) =>
    passed.filter((id) => states.get(id) === state).map(stationName);
  const common = { states, level: bufferLevel(states) };
  if (symptom) {
    const lit = symptom.looks.map(({ station }) => station);
    const flow = symptom.stopped && text.flow(inState('backedUp'), inState('starved'));
    return {
      ...common,
      lit,
      ordered: true,
      words: [text.looks(lit.map(stationName)), flow].filter(Boolean).join(' '),
    };
  }
  const station = lineStations.find(({ id }) => id === choice?.id);
  if (station) {
    const words = text.shown(station.name, station.stops);
    return { ...common, lit: [station.id], ordered: false, words };
  }
  return { ...common, lit: [], ordered: false, words: text.running };
}

/** The station one step on along the line, or back, and round its ends; the first where none is chosen. */
export function stationBeside(choice: LineChoice | undefined, step: 1 | -1): LineChoice {
  const at = choice?.kind === 'station' ? lineStations.findIndex(({ id }) => id === choice.id) : -1;
  const next = at < 0 && step < 0 ? -1 : (at + step) % lineStations.length;
  return { kind: 'station', id: lineStations.at(next)?.id ?? '' };
}
