import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { Check } from './list';

/** A test that has run, with the titles of what it is in, and the first line of why it failed. */
export type TestResult = { file: string; title: string; passed: boolean; reason: string };

/** How a run ended. A run whose tests did not get so far as to answer has a problem. */
export type Outcome = { results: TestResult[]; problem?: string };

/** A run that takes longer is ended. In ms. */
const timeLimit = 15 * 60_000;

/** Runs a program of `node_modules` in the copy. Its standard output and errors come as one text. */
async function run(folder: string, program: string, parameters: string[], env = {}) {
  const child = spawn(path.join('node_modules', '.bin', program), parameters, {
    cwd: folder,
    env: { ...process.env, REUSE_DIST: '1', ...env },
    timeout: timeLimit,
    // Playwright stops its servers and browsers on this one.
    killSignal: 'SIGINT',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  const [status]: unknown[] = await once(child, 'close');
  return { status, output };
}

/** A colourless first line that says something. */
function firstLine(text: string): string {
  const escapes = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');
  const lines = text.replace(escapes, '').split('\n');
  return lines.map((line) => line.trim()).find(Boolean) ?? '';
}

const ending = (output: string) => output.trim().split('\n').slice(-15).join('\n');

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const each = (texts: string[]) => [...new Set(texts)].map(literal);

/** What of jest's report (`--json`) is read. */
type JestReport = {
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

/** The tests of a suite of Playwright's report that have run, and of those inside it. */
function testsIn({ suites = [], specs }: JSONReportSuite, titles: string[]): TestResult[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, results }) => ({
        file,
        title: [...titles, title].join(' '),
        passed: status === 'expected',
        reason: firstLine(results.at(-1)?.error?.message ?? ''),
      })),
  );
  return [...own, ...suites.flatMap((suite) => testsIn(suite, [...titles, suite.title]))];
}

const runners = {
  built: {
    program: 'jest',
    parameters: (files: string[], titles: string) => [
      ...['--selectProjects', 'built', '--json', '--outputFile=.build/breakages.json'],
      // On a busy machine the unbroken copy must not fail for want of time. In ms.
      ...['--testTimeout=60000', `--testNamePattern=${titles}`, '--testPathPatterns', ...files],
    ],
    read: (report: string): TestResult[] => {
      const { testResults }: JestReport = JSON.parse(report);
      return testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'passed' || status === 'failed')
          .map(({ fullName, status, failureMessages }) => ({
            file: name,
            title: fullName,
            passed: status === 'passed',
            reason: firstLine(failureMessages[0] ?? ''),
          })),
      );
    },
  },
  browser: {
    program: 'playwright',
    parameters: (files: string[], titles: string) => [
      ...['test', ...files, '--reporter=json', '--retries=0', `--grep=${titles}`],
    ],
    read: (report: string): TestResult[] => {
      const { suites }: JSONReport = JSON.parse(report);
      return suites.flatMap((suite) => testsIn(suite, []));
    },
  },
};

/** Builds the site in a copy of the project, and the tests' company. Returns what is wrong where that fails. */
export async function buildCopy(folder: string): Promise<string | undefined> {
  for (const script of [
    '__tests__/site/support/buildSiteUnderTest.ts',
    '__tests__/support/buildCompany.ts',
  ]) {
    // Not the one that lies there from before the fault.
    const { status, output } = await run(folder, 'tsx', [script], { REUSE_DIST: '' });
    if (status !== 0) return ending(output);
  }
  return undefined;
}

/** Runs checks of one suite in a built copy of the project. */
export async function runChecks(folder: string, checks: Check[]): Promise<Outcome> {
  const [check] = checks;
  if (!check) return { results: [] };
  const { program, parameters, read } = runners[check.suite];
  const report = path.join(folder, '.build', 'breakages.json');
  rmSync(report, { force: true });
  const titles = each(checks.map(({ title }) => title)).join('|');
  const options = parameters(each(checks.map(({ file }) => file)), titles);
  const { output } = await run(folder, program, options, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  const results = existsSync(report) ? read(readFileSync(report, 'utf8')) : [];
  return results.length > 0 ? { results } : { results, problem: ending(output) };
}

/** The results that are about a check. */
export const resultsOf = (check: Check, results: TestResult[]): TestResult[] =>
  results.filter(
    ({ file, title }) =>
      (file.includes(check.file) || check.file.endsWith(file)) && title.includes(check.title),
  );
