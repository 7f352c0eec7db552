import { uncertainty } from './statistics';

/** Measurements of a reference, and how uncertain they may be before nothing is judged by them. */
export type Reference = { name: string; values: number[]; mostUncertainty: number };

/** A cell of the report: what was measured (its row) of a page or at a speed (its column). */
export type Figure = {
  name: string;
  of: string;
  value: number;
  /** The most it may be; without one it is printed only. */
  limit?: number | undefined;
  /** How many are printed: two, unless it says otherwise. */
  decimals?: number;
  /** What must be certain for it to be judged; without any it is the same on every machine. */
  references?: Reference[];
};

/** How uncertain a reference may be: the main thread's times vary on a quiet machine too. */
export const uncertaintyBudget = { paint: 0.03, time: 0.15 };

/** React alone blocks for so long at least, in ms: a multiple of next to nothing says nothing. */
export const blockingFloor = 25;

/** Whether a reference is so certain that it can be judged by. */
export const isQuiet = ({ values, mostUncertainty: most }: Reference) =>
  uncertainty(values) <= most;

/** Whether a figure is within its limit, with the decimals that are printed. */
export function judge(figure: Figure): 'holds' | 'missed' | 'not judged' {
  const { value, limit, decimals = 2, references = [] } = figure;
  if (limit === undefined) return 'holds';
  if (!references.every(isQuiet)) return 'not judged';
  return Number(value.toFixed(decimals)) <= limit ? 'holds' : 'missed';
}

/** 1 where a budget does not hold, 2 where some were not judged, otherwise 0. */
export function exitStatus(figures: Figure[]): 0 | 1 | 2 {
  const verdicts = figures.map(judge);
  if (verdicts.includes('missed')) return 1;
  return verdicts.includes('not judged') ? 2 : 0;
}

const kilobytes: Record<string, number> = {
  home: 165,
  about: 150,
  technologies: 125,
  itsolutions: 120,
  siemens: 105,
};

/** What a page's load is held to: multiples, and KB of 1000 bytes on the wire. */
export const pageBudget = (id: string) => ({
  firstPaint: 1.45,
  // These two open with a picture.
  largestPaint: id === 'home' || id === 'about' ? 2.1 : 1.45,
  takenOver: 3.6,
  swiper: 4,
  blocking: id === 'home' || id === 'technologies' ? 2.2 : 1.6,
  kilobytes: kilobytes[id] ?? 115,
});

/** What a server sends before it waits for an answer, in KB: ten packets (RFC 6928). */
export const firstFlight = 14.6;

/** What is the same for every page. */
export const budget = {
  // What moves while it loads: less than 0.001.
  shift: 0.0009,
  // The first view and the headers, in KB: a hero may have more words some day.
  firstView: firstFlight - 4,
  // The paints with more words behind the first view, as multiples of those without.
  wordy: 1.03,
};

/** Answers in use, as multiples of the plain button's, by how much the CPU is slowed down. */
export const answerBudget: Record<number, number> = { 4: 3, 6: 3.5 };
