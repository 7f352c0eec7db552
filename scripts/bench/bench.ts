/**
 * `npm run bench`: the performance table of what lies in `dist/`, and the figures of the site in
 * use. It builds nothing. Options: `--runs N` (5), `--json FILE`, `--against URL`.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { freePort } from '../../server/port';
import { serveBuild } from '../../server/serveBuild';
import { routes } from '../../src/routes';
import { failWith } from '../failWith';
import { inBrowser } from '../inBrowser';
import { MissingError } from '../systemPackages';
import { expectBuild } from './expectBuild';
import { type Figure, measureInteractions } from './interactions';
import { byteKinds, lighthouseOn, type PageRun, scoreNames } from './lighthouse';
import { median, table } from './table';

/** An error that the user of the command can fix. */
class BenchError extends Error {}

type Budget = {
  lcp: number;
  fcp: number;
  tbt: number;
  cls: number;
  kilobytes: number;
  requestsBeforeLcp: number;
};

const homeBudget: Budget = {
  lcp: 1000,
  fcp: 750,
  tbt: 50,
  cls: 0,
  kilobytes: 200,
  requestsBeforeLcp: 5,
};
const pageBudget: Budget = {
  lcp: 800,
  fcp: 750,
  tbt: 30,
  cls: 0,
  kilobytes: 120,
  requestsBeforeLcp: 4,
};

type PageResult = { path: string; runs: PageRun[]; budget: Budget; met: boolean };

const of = (runs: PageRun[], pick: (run: PageRun) => number) => median(runs.map(pick));
const kilobytes = (bytes: number) => bytes / 1024;

function meets(runs: PageRun[], budget: Budget): boolean {
  return (
    of(runs, ({ lcp }) => lcp) <= budget.lcp &&
    of(runs, ({ fcp }) => fcp) <= budget.fcp &&
    of(runs, ({ tbt }) => tbt) <= budget.tbt &&
    of(runs, ({ cls }) => cls) <= budget.cls &&
    kilobytes(of(runs, ({ bytes }) => bytes.total)) <= budget.kilobytes &&
    of(runs, ({ requestsBeforeLcp }) => requestsBeforeLcp) <= budget.requestsBeforeLcp &&
    scoreNames.every((name) => of(runs, ({ scores }) => scores[name]) === 100)
  );
}

const seconds = (ms: number) => (ms / 1000).toFixed(2);

/** Median with the spread of the runs, in seconds or ms. */
function spread(runs: PageRun[], pick: (run: PageRun) => number, show: (value: number) => string) {
  const values = runs.map(pick);
  return `${show(median(values))} (${show(Math.min(...values))}-${show(Math.max(...values))})`;
}

function pageRow({ path, runs, budget, met }: PageResult): string[] {
  const scores = scoreNames.map((name) => of(runs, (run) => run.scores[name]));
  return [
    path,
    `${spread(runs, ({ lcp }) => lcp, seconds)} <= ${seconds(budget.lcp)}`,
    `${spread(runs, ({ fcp }) => fcp, seconds)} <= ${seconds(budget.fcp)}`,
    `${spread(
      runs,
      ({ tbt }) => tbt,
      (ms) => ms.toFixed(0),
    )} <= ${budget.tbt}`,
    of(runs, ({ cls }) => cls).toFixed(3),
    ...byteKinds.map((kind) => kilobytes(of(runs, ({ bytes }) => bytes[kind])).toFixed(1)),
    `${kilobytes(of(runs, ({ bytes }) => bytes.total)).toFixed(1)} <= ${budget.kilobytes}`,
    String(of(runs, ({ requests }) => requests)),
    `${of(runs, ({ requestsBeforeLcp }) => requestsBeforeLcp)} <= ${budget.requestsBeforeLcp}`,
    scores.join('/'),
    met ? 'pass' : 'FAIL',
  ];
}

const pageHead = [
  'page',
  'LCP s',
  'FCP s',
  'TBT ms',
  'CLS',
  ...byteKinds,
  'KB',
  'requests',
  'before LCP',
  'scores',
  '',
];

function figureRow({ name, value, unit, budget }: Figure): string[] {
  return [
    name,
    `${value.toFixed(unit ? 1 : 4)} ${unit}`,
    `<= ${budget}`,
    value <= budget ? 'pass' : 'FAIL',
  ];
}

function ratioRow(path: string, ours: PageRun[], theirs: PageRun[]): string[] {
  const ratio = (pick: (run: PageRun) => number) =>
    (of(ours, pick) / Math.max(of(theirs, pick), 1)).toFixed(2);
  return [
    path,
    ratio(({ lcp }) => lcp),
    ratio(({ fcp }) => fcp),
    ratio(({ tbt }) => tbt),
    ratio(({ bytes }) => bytes.total),
  ];
}

function options() {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      json: { type: 'string' },
      against: { type: 'string' },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new BenchError('--runs takes a whole number.');
  if (values.against && !URL.canParse(values.against)) {
    throw new BenchError(`--against takes an address: "${values.against}"`);
  }
  return { ...values, runs };
}

async function main() {
  const { runs, json, against } = options();
  expectBuild();
  const debuggingPort = await freePort();
  const measureAll = async (browser: Browser, url: string) => {
    const measure = await lighthouseOn(debuggingPort);
    const pages: PageResult[] = [];
    const theirs: { path: string; ours: PageRun[]; runs: PageRun[] }[] = [];
    for (const { path, indexed } of routes) {
      const ours: PageRun[] = [];
      const others: PageRun[] = [];
      for (let run = 0; run < runs; run += 1) {
        ours.push(await measure(url + path));
        if (against) others.push(await measure(new URL(path, against).href));
      }
      // A page that asks search engines to stay away loses SEO points for that alone.
      const judged = indexed
        ? ours
        : ours.map((run) => ({ ...run, scores: { ...run.scores, seo: 100 } }));
      const budget = path === '/' ? homeBudget : pageBudget;
      pages.push({ path, runs: judged, budget, met: meets(judged, budget) });
      if (against) theirs.push({ path, ours, runs: others });
    }
    console.log(table([pageHead, ...pages.map(pageRow)]));
    if (against) {
      const rows = theirs.map(({ path, ours, runs: others }) => ratioRow(path, ours, others));
      console.log(`\nOurs / ${against}`);
      console.log(table([['page', 'LCP', 'FCP', 'TBT', 'bytes'], ...rows]));
    }
    const figures = await measureInteractions(await browser.newPage(), url, runs);
    console.log('');
    console.log(
      table([['in use, CPU at a quarter', 'median', 'budget', ''], ...figures.map(figureRow)]),
    );
    if (json)
      await writeFile(json, `${JSON.stringify({ pages, against: theirs, figures }, null, 2)}\n`);
    const missed =
      pages.some(({ met }) => !met) || figures.some(({ value, budget }) => value > budget);
    if (missed) process.exitCode = 1;
  };
  await inBrowser({
    serve: () => serveBuild('dist'),
    flags: [`--remote-debugging-port=${debuggingPort}`],
    use: measureAll,
  });
}

main().catch(failWith(BenchError, MissingError));
