/**
 * `npm run test:breakages`: proves that the tests notice faults. Each deliberate breakage of
 * `list.ts` is applied to a copy of the project, which is built, and the test that should catch it
 * is run there. That the same tests pass on the copy as it is comes first. Ends with status 0 where
 * every breakage is caught, 1 where one is missed, 2 where that could not be found out, as where an
 * entry of the list does not fit the project any more: that is said before anything runs.
 *
 * `--list` prints the breakages and what is to catch them, `--only PATTERN` takes those in whose
 * lines the regular expression is found, and `--why` prints what the test that caught one said.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Breakage, breakages, type Check } from './list';
import { ProjectCopy } from './projectCopy';
import { buildCopy, resultsOf, runChecks } from './runChecks';

type Verdict = 'caught' | 'MISSED' | 'unknown';

const describeCheck = ({ suite, file, title }: Check) => `${suite} ${file}: ${title}`;

const indented = (text: string) => text.replace(/^/gm, '          ');

/** One line of the result; `started` is when the work for it began. */
function print(verdict: string, started: number, text: string, details?: string): void {
  const seconds = (performance.now() - started) / 1000;
  console.log(`${verdict.padEnd(8)}${String(Math.round(seconds)).padStart(4)} s  ${text}`);
  if (details) console.log(indented(details));
}

/** The source of a test with the modules of the project that it imports: tables are among them. */
function withImports(file: string): string {
  const source = readFileSync(file, 'utf8');
  const imported = [...source.matchAll(/from '(\.[^']+)'/g)]
    .map(([, specifier]) => path.join(path.dirname(file), `${specifier}.ts`))
    .filter((module) => existsSync(module));
  return [source, ...imported.map((module) => readFileSync(module, 'utf8'))].join('\n');
}

/** Why a breakage does not fit the project as it is; undefined where it fits. */
function whyOutdated({ file, find, caughtBy }: Breakage): string | undefined {
  if (!existsSync(file)) return `there is no ${file}`;
  const count = readFileSync(file, 'utf8').split(find).length - 1;
  if (count !== 1) return `the text to replace occurs ${count} times in ${file}`;
  if (!existsSync(caughtBy.file)) return `there is no ${caughtBy.file}`;
  return withImports(caughtBy.file).includes(caughtBy.title)
    ? undefined
    : `no title in ${caughtBy.file} contains "${caughtBy.title}"`;
}

/** The checks that say nothing, in words: they fail, or do not run, on the unbroken copy. */
async function uselessChecks(folder: string, checks: Check[]): Promise<Set<string>> {
  const buildProblem = await buildCopy(folder);
  if (buildProblem) throw new Error(`The unbroken copy cannot be built.\n${buildProblem}`);
  const useless = new Set<string>();
  for (const suite of new Set(checks.map((check) => check.suite))) {
    const started = performance.now();
    const ofSuite = checks.filter((check) => check.suite === suite);
    const { results, problem } = await runChecks(folder, ofSuite);
    print('control', started, `${suite}, on the unbroken copy`, problem);
    for (const check of ofSuite) {
      const own = resultsOf(check, results);
      const failed = own.find(({ passed }) => !passed);
      const name = describeCheck(check);
      if (useless.has(name) || (own.length > 0 && !failed)) continue;
      useless.add(name);
      const why = failed ? `It fails anyway: ${failed.reason}` : 'It does not run.';
      console.log(indented(`${name}\n  ${why}`));
    }
  }
  return useless;
}

async function judge(copy: ProjectCopy, breakage: Breakage): Promise<[Verdict, string]> {
  const { caughtBy } = breakage;
  const restore = copy.break(breakage);
  try {
    const buildProblem = await buildCopy(copy.folder);
    if (buildProblem) return ['unknown', buildProblem];
    const { results, problem } = await runChecks(copy.folder, [caughtBy]);
    const own = resultsOf(caughtBy, results);
    const failed = own.find(({ passed }) => !passed);
    if (failed) return ['caught', failed.reason];
    if (own.length > 0) return ['MISSED', `by ${describeCheck(caughtBy)}`];
    return ['unknown', problem ?? 'No test has run.'];
  } finally {
    restore();
  }
}

/** Judges breakages one after the other and returns how many there are of each verdict. */
async function judgeAll(
  copy: ProjectCopy,
  chosen: Breakage[],
  why = false,
): Promise<Record<Verdict, number>> {
  const checks = chosen.map(({ caughtBy }) => caughtBy);
  const useless = await uselessChecks(copy.folder, checks);
  const counts = { caught: 0, MISSED: 0, unknown: 0 };
  for (const breakage of chosen) {
    const started = performance.now();
    const [verdict, details]: [Verdict, string] = useless.has(describeCheck(breakage.caughtBy))
      ? ['unknown', 'Its test says nothing: see above.']
      : await judge(copy, breakage);
    counts[verdict] += 1;
    print(verdict, started, breakage.name, verdict !== 'caught' || why ? details : '');
  }
  return counts;
}

async function main(): Promise<void> {
  const { values: options } = parseArgs({
    options: { list: { type: 'boolean' }, only: { type: 'string' }, why: { type: 'boolean' } },
  });
  const pattern = new RegExp(options.only ?? '', 'i');
  const described = ({ name, caughtBy }: Breakage) =>
    `${name}\n${indented(describeCheck(caughtBy))}`;
  const chosen = breakages.filter((breakage) => pattern.test(described(breakage)));
  if (options.list) console.log(chosen.map(described).join('\n'));
  // All of the list: whoever changes a file adapts its entries at once.
  const outdated = breakages.flatMap((breakage) => {
    const why = whyOutdated(breakage);
    return why ? [`${breakage.name}\n${indented(why)}`] : [];
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
