/**
 * `npm run test:breakages`: proves that the tests notice faults. Each deliberate breakage of
 * `list.ts` is applied to a copy of the project, and what should catch it is run there. That the
 * same tests pass on the copy as it is comes first. Ends with status 0 where every breakage is
 * caught, 1 where one is missed, 2 where that could not be found out, as where an entry of the list
 * does not fit the project any more: that is said before anything runs.
 *
 * `--list` prints the breakages and what is to catch them, `--only PATTERN` takes those in whose
 * lines the regular expression is found, and `--why` prints what the test that caught one said.
 */
import { parseArgs } from 'node:util';
import { type Breakage, type Check, describeCheck } from './breakage';
import { breakages } from './list';
import { ProjectCopy } from './projectCopy';
import { buildCopy, needsBuild, type Outcome, resultsOf, runChecks } from './runChecks';
import { whyOutdated } from './whyOutdated';

type Verdict = 'caught' | 'MISSED' | 'unknown';

type Judgement = { verdict: Verdict; details: string };

const nameOf = ({ feature, fault }: Breakage) => `${feature}: ${fault}`;

const indented = (text: string) => text.replace(/^/gm, '          ');

/** One line of the result; `started` is when the work for it began. */
function print(verdict: string, started: number, text: string, details?: string): void {
  const seconds = (performance.now() - started) / 1000;
  console.log(`${verdict.padEnd(8)}${String(Math.round(seconds)).padStart(4)} s  ${text}`);
  if (details) console.log(indented(details));
}

/** Why a check says nothing: it fails, or there is no such test, on the unbroken copy. */
function whyUseless(check: Check, { results, problem }: Outcome): string | undefined {
  const own = resultsOf(check, results);
  const failed = own.find(({ passed }) => !passed);
  if (failed) return `It fails anyway: ${failed.reason}`;
  if (own.length > 0) return undefined;
  return problem ? 'It could not be run.' : 'There is no such test.';
}

/** The checks that say nothing, in words. Those of one suite run together. */
async function uselessChecks(folder: string, checks: Check[]): Promise<Set<string>> {
  const useless = new Set<string>();
  const suites = new Set(checks.map((check) => check.suite));
  const buildProblem = [...suites].some(needsBuild) && (await buildCopy(folder));
  if (buildProblem) throw new Error(`The unbroken copy cannot be built.\n${buildProblem}`);
  for (const suite of suites) {
    const started = performance.now();
    const ofSuite = checks.filter((check) => check.suite === suite);
    const outcome = await runChecks(suite, { folder, checks: ofSuite });
    print('control', started, `${suite}, on the unbroken copy`, outcome.problem);
    for (const check of ofSuite) {
      const why = whyUseless(check, outcome);
      const name = describeCheck(check);
      if (why && !useless.has(name)) console.log(indented(`${name}\n  ${why}`));
      if (why) useless.add(name);
    }
  }
  return useless;
}

async function judge(copy: ProjectCopy, breakage: Breakage): Promise<Judgement> {
  const { caughtBy } = breakage;
  const restore = copy.break(breakage);
  const { folder } = copy;
  try {
    const buildProblem = needsBuild(caughtBy.suite) && (await buildCopy(folder));
    if (buildProblem) return { verdict: 'unknown', details: buildProblem };
    const { results, problem } = await runChecks(caughtBy.suite, {
      folder,
      checks: [caughtBy],
      stopAtFirst: true,
    });
    const own = resultsOf(caughtBy, results);
    const failed = own.find(({ passed }) => !passed);
    if (failed) return { verdict: 'caught', details: failed.reason };
    if (own.length > 0) return { verdict: 'MISSED', details: `by ${describeCheck(caughtBy)}` };
    return { verdict: 'unknown', details: problem ?? 'No test has run.' };
  } finally {
    restore();
  }
}

/** The quick ones first: what needs no build, then what needs no browser. */
const order: readonly Check['suite'][] = ['unit', 'typecheck', 'lint', 'built', 'browser'];

const inOrder = (list: Breakage[]) =>
  order.flatMap((suite) => list.filter(({ caughtBy }) => caughtBy.suite === suite));

/** Judges breakages one after the other and returns how many there are of each verdict. */
async function judgeAll(
  copy: ProjectCopy,
  chosen: Breakage[],
  why = false,
): Promise<Record<Verdict, number>> {
  const ordered = inOrder(chosen);
  const checks = ordered.map(({ caughtBy }) => caughtBy);
  const useless = await uselessChecks(copy.folder, checks);
  const counts = { caught: 0, MISSED: 0, unknown: 0 };
  for (const breakage of ordered) {
    const started = performance.now();
    const { verdict, details }: Judgement = useless.has(describeCheck(breakage.caughtBy))
      ? { verdict: 'unknown', details: 'Its test says nothing: see above.' }
      : await judge(copy, breakage);
    counts[verdict] += 1;
    print(verdict, started, nameOf(breakage), verdict !== 'caught' || why ? details : '');
  }
  return counts;
}

async function main(): Promise<void> {
  const { values: options } = parseArgs({
    options: {
      list: { type: 'boolean' },
      only: { type: 'string' },
      why: { type: 'boolean' },
    },
  });
  const pattern = new RegExp(options.only ?? '', 'i');
  const chosen = breakages.filter((breakage) =>
    pattern.test(`${nameOf(breakage)}\n${describeCheck(breakage.caughtBy)}`),
  );
  if (options.list) {
    for (const breakage of chosen)
      console.log(`${nameOf(breakage)}\n${indented(describeCheck(breakage.caughtBy))}`);
  }
  // All of the list: whoever changes a file adapts its entries at once.
  const outdated = breakages.flatMap((breakage) => {
    const why = whyOutdated(breakage);
    return why ? [`${nameOf(breakage)}\n${indented(why)}`] : [];
  });
  if (outdated.length > 0)
    throw new Error(`${outdated.join('\n')}\nscripts/breakages/list.ts needs to be adapted.`);
  if (chosen.length === 0) throw new Error(`Nothing in the list matches ${options.only}.`);
  if (options.list) return;

  const copy = new ProjectCopy();
  process.once('SIGINT', () => {
    copy.remove();
    process.exit(2);
  });
  try {
    const { caught, MISSED: missed, unknown } = await judgeAll(copy, chosen, options.why);
    console.log(
      `${chosen.length} breakages: ${caught} caught, ${missed} missed, ${unknown} without an answer.`,
    );
    process.exitCode = unknown > 0 ? 2 : Number(missed > 0);
  } finally {
    copy.remove();
  }
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
