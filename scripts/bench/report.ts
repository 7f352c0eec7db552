import {
  answerBudget,
  blockingFloor,
  type Figure,
  firstViewBudget,
  isQuiet,
  judge,
  mostUncertainty,
  pageBudget,
  type Reference,
  shiftBudget,
  wordyBudget,
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
  (name: string, ours: number[], limit?: number): Figure => ({
    ...{ name, of, limit, references: [reference] },
    value: ratio(ours, reference.values),
  });

/** What one page's loads are held to. */
export function pageFigures(page: PageLoads, empty: Reference, react: Reference): Figure[] {
  const { id: of, indexed } = page.route;
  const { bytes, scores, firstPaint, largestPaint } = page.lighthouse;
  const budget = pageBudget(of);
  const load = multiplesOf(empty, of);
  const { loads } = page;
  const points = Object.entries(scores).map(([name, score]): Figure => {
    // Performance is worked out from ms, and a page that search engines are asked to leave out loses
    // points for that alone.
    const judged = name !== 'performance' && (name !== 'seo' || indexed);
    const limit = judged ? 0 : undefined;
    return { name: `${name}, points lost`, of, value: 100 - score, limit, decimals: 0 };
  });
  const kilobytes = (name: string, count: number, limit: number): Figure => ({
    ...{ name, of, value: count / 1000, limit, decimals: 1 },
  });
  return [
    load('first paint', all(loads, 'firstPaint'), budget.firstPaint),
    load('largest paint', all(loads, 'largestPaint'), budget.largestPaint),
    load('taken over by React', all(loads, 'takenOver'), budget.takenOver),
    ...(of === 'home' ? [load("hero's Swiper runs", all(loads, 'swiper'), budget.swiper)] : []),
    multiplesOf(react, of)('blocking', page.blocking, budget.blocking),
    // The worst run's: what moves in one load in five moves for one visitor in five.
    { name: 'layout shift', of, value: Math.max(...all(loads, 'shift')), ...shiftBudget },
    kilobytes('first load, KB', bytes, budget.kilobytes),
    kilobytes('first view, KB', page.firstFlight, firstViewBudget),
    ...points,
    { name: 'first paint simulated, s', of, value: firstPaint },
    { name: 'largest paint simulated, s', of, value: largestPaint },
  ];
}

/** What all loads are held to. */
export function reportPaint({ empty, react, pages, young, wordy }: Paint): Report {
  const paint = (name: string, values: number[]): Reference => ({
    ...{ name, values, mostUncertainty: mostUncertainty.paint },
  });
  const ofEmpty = paint("the empty page's first paint", all(empty, 'firstPaint'));
  const ofReact = {
    name: "React alone's blocking",
    // What is below the floor counts as the floor, so it is certain.
    values: react.map((value) => Math.max(value, blockingFloor)),
    mostUncertainty: mostUncertainty.time,
  };
  const first = paint("home's first paint over a young link", all(young, 'firstPaint'));
  const largest = paint("home's largest paint over a young link", all(young, 'largestPaint'));
  const words = 'with 8 KB of words more';
  const ofFirst = multiplesOf(first, 'home');
  const ofLargest = multiplesOf(largest, 'home');
  return {
    references: [ofEmpty, ofReact, first, largest],
    figures: [
      ...pages.flatMap((page) => pageFigures(page, ofEmpty, ofReact)),
      ofFirst(`first paint ${words}`, all(wordy, 'firstPaint'), wordyBudget),
      ofLargest(`largest paint ${words}`, all(wordy, 'largestPaint'), wordyBudget),
    ],
  };
}

/** What the answers in use at one speed are held to: the plain button's, timed in the same two ways. */
export function reportUse({ slowdown, button, answers }: Use): Report {
  const of = `1/${slowdown} of the CPU`;
  const time = (what: string, values: number[]): Reference => ({
    ...{ name: `the plain button's ${what}`, values, mostUncertainty: mostUncertainty.time },
  });
  const answer = time('answer', button.toInput);
  const change = time('change', button.untilChanged);
  const figures = Object.entries(answers).map(([name, values]) => {
    const reference = name === 'route change' ? change : answer;
    return multiplesOf(reference, of)(name, values, answerBudget[slowdown]);
  });
  return { references: [answer, change], figures };
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
  const rows = names.map((name) => [
    name,
    ...columns.map((of) => cell(figures.find((one) => one.name === name && one.of === of))),
  ]);
  const table = [[title, ...columns], ...rows];
  const width = (at: number) => Math.max(...table.map((row) => row[at]?.length ?? 0));
  const lines = table.map((row) =>
    row.map((text, at) => (at ? text.padStart(width(at)) : text.padEnd(width(at)))).join('  '),
  );
  return [...references.map(referenceLine), '', ...lines, ''].join('\n');
}
