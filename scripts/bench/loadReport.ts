import {
  blockingFloor,
  type Check,
  firstFlight,
  mostUncertainty,
  pageBudget,
  type Reference,
} from './budgets';
import { type PageRun, scoreNames } from './lighthouse';
import type { Load, Loads } from './loads';
import { median, ratio } from './statistics';
import { table, verdictOn } from './table';

const pick = (runs: PageRun[], figure: (run: PageRun) => number) => runs.map(figure);
const kilobytes = (bytes: number[]) => median(bytes) / 1000;
const seconds = (ms: number[]) => (median(ms) / 1000).toFixed(2);
const within = (value: number, limit: number) => `${value.toFixed(2)} <= ${limit.toFixed(2)}`;

/** The worst run's: what moves in one load in five moves for one visitor in five. */
const mostShift = (runs: PageRun[]) => Math.max(...runs.map(({ cls }) => cls));

/** What paint and blocking are multiples of. */
export type LoadReferences = { fcp: Reference; lcp: Reference; blocking: Reference };

/** The references of the pages' loads, as measured before and after them. */
export const loadReferences = ({ empty, react }: Loads): LoadReferences => ({
  fcp: {
    name: "the empty page's FCP",
    values: pick(empty.runs, ({ fcp }) => fcp),
    mostUncertainty: mostUncertainty.paint,
  },
  lcp: {
    name: "the empty page's LCP",
    values: pick(empty.runs, ({ lcp }) => lcp),
    mostUncertainty: mostUncertainty.paint,
  },
  // What is below the floor counts as the floor, so it is certain.
  blocking: {
    name: "React alone's blocking time",
    values: react.blocking.map((value) => Math.max(value, blockingFloor)),
    mostUncertainty: mostUncertainty.time,
  },
});

/** The points out of 100 that a page lacks; not of performance, which is worked out from ms. */
function missingPoints(runs: PageRun[], indexed: boolean): number {
  // A page that asks search engines to stay away loses SEO points for that alone.
  const names = scoreNames.filter((name) => name !== 'performance' && (name !== 'seo' || indexed));
  return names.reduce((sum, name) => sum + 100 - scoreOf(runs, name), 0);
}

const scoreOf = (runs: PageRun[], name: (typeof scoreNames)[number]) =>
  median(runs.flatMap(({ scores }) => scores[name] ?? []));

/** What one page's loads are held to. */
export function loadChecks(
  id: string,
  indexed: boolean,
  { runs, blocking }: Load,
  references: LoadReferences,
): { fcp: Check; lcp: Check; blocking: Check; others: Check[] } {
  const budget = pageBudget(id);
  const multiple = (name: string, ours: number[], reference: Reference, limit: number): Check => ({
    name,
    value: ratio(ours, reference.values),
    limit,
    references: Object.values(references),
  });
  const exact = (name: string, value: number, limit: number, decimals = 1): Check => ({
    name,
    value,
    limit,
    decimals,
  });
  return {
    fcp: multiple(
      'FCP',
      pick(runs, ({ fcp }) => fcp),
      references.fcp,
      budget.fcp,
    ),
    lcp: multiple(
      'LCP',
      pick(runs, ({ lcp }) => lcp),
      references.lcp,
      budget.lcp,
    ),
    blocking: multiple('blocking', blocking, references.blocking, budget.blocking),
    others: [
      exact('shift', mostShift(runs), 0, 3),
      exact('KB', kilobytes(pick(runs, ({ bytes }) => bytes.total)), budget.kilobytes),
      exact('HTML', kilobytes(pick(runs, ({ bytes }) => bytes.html)), firstFlight, 2),
      exact('scores', missingPoints(runs, indexed), 0),
    ],
  };
}

const kinds = ['html', 'js', 'images', 'fonts', 'other'] as const;

const head = [
  ...['page', 'FCP s', 'of empty', 'LCP s', 'of empty', 'blocking ms', 'of React', 'shift', 'KB'],
  ...[...kinds, 'requests', 'before LCP', 'scores', ''],
];

/** The table of the pages' loads with their references, and what they are held to. */
export function reportLoads(loads: Loads, references: LoadReferences) {
  const { empty, react, pages } = loads;
  const checks: Check[] = [];
  const rows = pages.map(({ route: { id, path, indexed = false }, load }) => {
    const { runs, blocking } = load;
    const own = loadChecks(id, indexed, load, references);
    const all = [own.fcp, own.lcp, own.blocking, ...own.others];
    checks.push(...all);
    return [
      path,
      seconds(pick(runs, ({ fcp }) => fcp)),
      within(own.fcp.value, own.fcp.limit),
      seconds(pick(runs, ({ lcp }) => lcp)),
      within(own.lcp.value, own.lcp.limit),
      median(blocking).toFixed(0),
      within(own.blocking.value, own.blocking.limit),
      mostShift(runs).toFixed(3),
      `${kilobytes(pick(runs, ({ bytes }) => bytes.total)).toFixed(1)} <= ${pageBudget(id).kilobytes}`,
      ...kinds.map((kind) => kilobytes(pick(runs, ({ bytes }) => bytes[kind])).toFixed(1)),
      median(pick(runs, ({ requests }) => requests)).toFixed(0),
      median(pick(runs, ({ requestsBeforeLcp }) => requestsBeforeLcp)).toFixed(0),
      scoreNames.map((name) => scoreOf(runs, name)).join('/'),
      verdictOn(all),
    ];
  });
  const times = ({ runs, blocking }: Load) => [
    runs.length ? seconds(pick(runs, ({ fcp }) => fcp)) : '',
    '',
    runs.length ? seconds(pick(runs, ({ lcp }) => lcp)) : '',
    '',
    median(blocking).toFixed(0),
  ];
  const text = table([
    head,
    ['empty page', ...times(empty)],
    ['React alone', ...times(react)],
    ...rows,
  ]);
  return { text, checks };
}

/** Ours as multiples of a peer's. */
export function reportPeer({ pages, peer }: Loads): string {
  const rows = pages.map(({ route, load }) => {
    const of = (figure: (run: PageRun) => number) =>
      ratio(pick(load.runs, figure), pick(peer.runs, figure)).toFixed(2);
    return [
      route.path,
      of(({ fcp }) => fcp),
      of(({ lcp }) => lcp),
      ratio(load.blocking, peer.blocking, blockingFloor).toFixed(2),
      of(({ bytes }) => bytes.total),
      of(({ requests }) => requests),
    ];
  });
  return table([['ours / theirs', 'FCP', 'LCP', 'blocking', 'KB', 'requests'], ...rows]);
}
