import { uncertainty } from './statistics';

/** Measurements of a reference, and how uncertain they may be before nothing is judged by them. */
export type Reference = { name: string; values: number[]; mostUncertainty: number };

/** A figure and the most it may be. */
export type Check = {
  name: string;
  value: number;
  limit: number;
  /** How many are printed: two, unless it says otherwise. */
  decimals?: number;
  /** What must be certain for it to be judged; without any it is the same on every machine. */
  references?: Reference[];
};

/** What is said of a figure against its limit. */
export type Verdict = 'holds' | 'missed' | 'not judged';

/**
 * How uncertain references may be (`uncertainty`): the empty page's paint, which Lighthouse works out from
 * round trips, less than the tenth that a page's may be later; a main thread's times differ by more
 * on a quiet machine too, and so do the limits that are multiples of them.
 */
export const mostUncertainty = { paint: 0.03, time: 0.15 };

/**
 * React alone counts as blocking for so long at least, in ms. On a fast machine it hardly blocks at
 * all, and a multiple of next to nothing says nothing: nobody feels half a long task.
 */
export const blockingFloor = 25;

/** Whether a reference is so certain that it can be judged by. */
export const isQuiet = ({ values, mostUncertainty: most }: Reference) =>
  uncertainty(values) <= most;

/** Whether a figure is within its limit, with the decimals that are printed. */
export function judge({ value, limit, decimals = 2, references = [] }: Check): Verdict {
  if (!references.every(isQuiet)) return 'not judged';
  return Number(value.toFixed(decimals)) <= limit ? 'holds' : 'missed';
}

/** 1 where a budget does not hold, 2 where some were not judged, otherwise 0. */
export function exitStatus(checks: Check[]): 0 | 1 | 2 {
  const verdicts = checks.map(judge);
  if (verdicts.includes('missed')) return 1;
  return verdicts.includes('not judged') ? 2 : 0;
}

/**
 * What a first load may cost: paint as multiples of the empty page's, blocking as a multiple of
 * React alone's, KB of 1000 bytes on the wire (decisions, "Performance").
 */
export type PageBudget = { fcp: number; lcp: number; blocking: number; kilobytes: number };

const text = { fcp: 1.1, lcp: 1.2, blocking: 1.3 };

const pageBudgets: Record<string, PageBudget> = {
  home: { fcp: 1.1, lcp: 1.4, blocking: 1.8, kilobytes: 156 },
  technologies: { ...text, blocking: 1.8, kilobytes: 117 },
  contact: { ...text, kilobytes: 109 },
  itsolutions: { ...text, kilobytes: 113 },
  about: { ...text, kilobytes: 109 },
  siemens: { ...text, kilobytes: 99 },
};

/** The budget of a page, by its id in `src/routes.ts`. */
export const pageBudget = (id: string): PageBudget =>
  pageBudgets[id] ?? { ...text, kilobytes: 117 };

/**
 * What a server sends before it waits for an answer, in KB: ten packets of 1,460 bytes (RFC 6928,
 * "Increasing TCP's Initial Window"). A page's HTML and headers are in it.
 */
export const firstFlight = 14.6;

/** Answers in use, as multiples of the plain button's, by how much the CPU is slowed down. */
export const answerBudget = { 4: 2.5, 6: 3 };

/** How much the heap and the number of nodes may grow over many route changes, in %. */
export const growthBudget = { heap: 10, nodes: 1 };
