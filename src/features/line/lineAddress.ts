import line from '#content/line';
import { lineId, choiceParameters as parameters } from './choiceHref';

/** What is chosen on the line: a station, or something people say of a line. */
export type LineChoice = { kind: 'station' | 'symptom'; id: string };

const entries = { station: line.stations, symptom: line.symptoms ?? [] };

/** The choice in the search part of an address; undefined where there is none, or none such. */
export function choiceIn(search: string): LineChoice | undefined {
  const given = new URLSearchParams(search);
  for (const kind of ['station', 'symptom'] as const) {
    const id = given.get(parameters[kind]);
    if (id !== null && entries[kind].some((entry) => entry.id === id)) return { kind, id };
  }
  return undefined;
}

/** An address that opens with a choice, at the line; with none it is the address without one. */
export function withChoice(address: string, choice: LineChoice | undefined): URL {
  const url = new URL(address);
  for (const parameter of Object.values(parameters)) url.searchParams.delete(parameter);
  if (choice) url.searchParams.set(parameters[choice.kind], choice.id);
  if (choice) url.hash = lineId;
  else if (url.hash === `#${lineId}`) url.hash = '';
  return url;
}

/** Whether two choices are the same. */
export function sameChoice(a: LineChoice | undefined, b: LineChoice | undefined): boolean {
  return a?.kind === b?.kind && a?.id === b?.id;
}
