import {
  answerBudget,
  blockingFloor,
  budget,
  type Figure,
  isQuiet,
  judge,
  pageBudget,
  type Reference,
  uncertaintyBudget,
} from './budgets';
import type { Use } from './interactions';
import type { Load } from './loads';
import type { PageLoads, Paint } from './paint';
import { median, ratio, uncertainty } from './statistics';

/** Figures, and what they are multiples of. */
export type Report = { figures: Figure[]; references: Reference[] };

const all = (loads: Load[], name: keyof Load) => loads.map((load) => load[name]);

/** Writes figures of one column as multiples of a reference. */
const multiplesOf =
  (reference: Reference, of: string) =>
  (name: string, ours: number[], limit?: number): Figure => {
    const value = ratio(ours, reference.values);
    return { name, of, value, limit, references: [reference] };
  };

/** What one page's loads are held to. */
function pageFigures(page: PageLoads, empty: Reference, react: Reference): Figure[] {
  const { id: of, indexed } = page.route;
  const { bytes, scores, firstPaint, largestPaint } = page.lighthouse;
  const limits = pageBudget(of);
  const load = multiplesOf(empty, of);
  const { loads } = page;
  const points = [...scores].map(([name, score]): Figure => {
    // Performance is worked out from ms; a page that is not listed loses SEO points for that alone.
    const judged = name !== 'performance' && (name !== 'seo' || indexed);
    const limit = judged ? 0 : undefined;
    return { name: `${name}, points lost`, of, value: 100 - score, limit, decimals: 0 };
  });
  const kilobytes = (name: string, count: number, limit: number): Figure => {
    return { name, of, value: count / 1000, limit, decimals: 1 };
  };
  // The worst run's: what moves in one load in five moves for one visitor in five.
  const shift = Math.max(...all(loads, 'shift'));
  return [
    load('first paint', all(loads, 'firstPaint'), limits.firstPaint),
    load('largest paint', all(loads, 'largestPaint'), limits.largestPaint),
    load('taken over by React', all(loads, 'takenOver'), limits.takenOver),
    ...(of === 'home' ? [load("hero's Swiper runs", all(loads, 'swiper'), limits.swiper)] : []),
    multiplesOf(react, of)('blocking', page.blocking, limits.blocking),
    { name: 'layout shift', of, value: shift, limit: budget.shift, decimals: 4 },
    kilobytes('first load, KB', bytes, limits.kilobytes),
    kilobytes('first view, KB', page.firstFlight, budget.firstView),
    ...points,
    { name: 'first paint simulated, s', of, value: firstPaint },
    { name: 'largest paint simulated, s', of, value: largestPaint },
  ];
}

/** What all loads are held to. */
export function reportPaint({ empty, react, pages, young, wordy }: Paint): Report {
  const { paint: mostUncertainty, time } = uncertaintyBudget;
  const ofEmpty = {
    name: "the empty page's first paint",
    values: all(empty, 'firstPaint'),
    mostUncertainty,
  };
  const ofReact = {
    name: "React alone's blocking",
    // What is below the floor counts as the floor, so it is certain.
    values: react.map((value) => Math.max(value, blockingFloor)),
    mostUncertainty: time,
  };
  const words = (['firstPaint', 'largestPaint'] as const).map((paint) => {
    const name = `${paint === 'firstPaint' ? 'first' : 'largest'} paint`;
    const values = all(young, paint);
    const reference = { name: `home's ${name} over a young link`, values, mostUncertainty };
    const figure = multiplesOf(reference, 'home');
    return figure(`${name} with 8 KB of words more`, all(wordy, paint), budget.wordy);
  });
  return {
    references: [ofEmpty, ofReact, ...words.flatMap(({ references = [] }) => references)],
    figures: [...pages.flatMap((page) => pageFigures(page, ofEmpty, ofReact)), ...words],
  };
}

/** What the answers in use at one speed are held to. */
export function reportUse({ slowdown, button, answers }: Use): Report {
  const of = `1/${slowdown} of the CPU`;
  const name = `the plain button's answer at ${of}`;
  const reference = { name, values: button, mostUncertainty: uncertaintyBudget.time };
  const figures = Object.entries(answers).map(([answer, values]) =>
    multiplesOf(reference, of)(answer, values, answerBudget[slowdown]),
  );
  return { references: [reference], figures };
}

function referenceLine(reference: Reference): string {
  const { name, values, mostUncertainty: most } = reference;
  const figures = `median ${median(values).toFixed(0)} ms, uncertain by ${uncertainty(values).toFixed(2)}`;
  const verdict = isQuiet(reference) ? '' : ' The machine is not quiet.';
  return `Reference: ${name}, ${figures} <= ${most.toFixed(2)}.${verdict}`;
}

const signs = { holds: '<=', missed: '>', 'not judged': '?' };

function cell(figure: Figure | undefined): string {
  if (!figure) return '';
  const { value, limit, decimals = 2 } = figure;
  const shown = value.toFixed(decimals);
  return limit === undefined ? shown : `${shown} ${signs[judge(figure)]} ${limit}`;
}

/** A report for the terminal: a row for each name, a column for each page or speed. */
export function printed(title: string, { figures, references }: Report): string {
  const columns = [...new Set(figures.map(({ of }) => of))];
  const names = [...new Set(figures.map(({ name }) => name))];
  const at = (name: string, of: string) =>
    cell(figures.find((one) => one.name === name && one.of === of));
  const rows = names.map((name) => [name, ...columns.map((of) => at(name, of))]);
  const table = [[title, ...columns], ...rows];
  const width = (column: number) => Math.max(...table.map((row) => row[column]?.length ?? 0));
  const lines = table.map(([name = '', ...cells]) =>
    [name.padEnd(width(0)), ...cells.map((text, at) => text.padStart(width(at + 1)))].join('  '),
  );
  return [...references.map(referenceLine), '', ...lines, ''].join('\n');
}
