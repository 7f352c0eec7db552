import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { testSite } from '../../__tests__/browser/support/testSite';
import type { Check } from './breakage';

/** A test that has run. */
export type TestResult = {
  /** Absolute, or relative to the folder of the tests. */
  file: string;
  /** With the titles of what it is in. */
  title: string;
  passed: boolean;
  /** The first line of why it failed. */
  reason: string;
};

/** How a run ended. A run whose tests did not get so far as to answer has a problem. */
export type Outcome = { results: TestResult[]; problem?: string };

type Run = { folder: string; checks: Check[]; stopAtFirst?: boolean };

/** A run that takes longer is ended. In ms. */
const timeLimit = 15 * 60_000;

/** The built tests compare the address with what the build was given; browser tests use the build. */
const environment = { ...process.env, CONTACT_FORM_URL: testSite.formUrl, REUSE_DIST: '1' };

type Exit = { status: unknown; output: string };

/** Runs a program of `node_modules` in the copy. Its standard output and errors come as one text. */
async function run(folder: string, program: string, parameters: string[], env = {}): Promise<Exit> {
  const child = spawn(path.join('node_modules', '.bin', program), parameters, {
    cwd: folder,
    env: { ...environment, ...env },
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

/** The part of a check's file and title that a runner is to select, as regular expressions. */
function selection(checks: Check[]) {
  const tests = checks.flatMap((check) => ('file' in check ? [check] : []));
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const oneOf = (texts: string[]) => [...new Set(texts)].map(literal).join('|');
  return {
    files: [...new Set(tests.map(({ file }) => literal(file)))],
    titles: oneOf(tests.map(({ title }) => title)),
    projects: [...new Set(tests.map(({ file }) => jestProject(file)))],
  };
}

/** What of jest's report (`--json`) is read. */
type JestReport = {
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

/** Jest's project for a file. A project in which nothing is to run would be searched for nothing. */
function jestProject(file: string): string {
  if (file.endsWith('.built.test.ts')) return 'built';
  return file.endsWith('.tsx') ? 'jsdom' : 'node';
}

async function jest({ folder, checks }: Run): Promise<Outcome> {
  const file = path.join(folder, '.build', 'breakages-jest.json');
  rmSync(file, { force: true });
  const { files, titles, projects } = selection(checks);
  const parameters = ['--selectProjects', ...projects, '--json', `--outputFile=${file}`];
  // On a busy machine the unbroken copy must not fail for want of time. In ms.
  parameters.push('--testTimeout=60000');
  if (titles) parameters.push(`--testNamePattern=${titles}`);
  const { output } = await run(folder, 'jest', [...parameters, '--testPathPatterns', ...files]);
  if (!existsSync(file)) return { results: [], problem: ending(output) };
  const report: JestReport = JSON.parse(readFileSync(file, 'utf8'));
  // A file that cannot even be loaded has a message, and no tests.
  const unloaded = report.testResults.find((each) => each.assertionResults.length === 0);
  return {
    results: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed' || status === 'failed')
        .map(({ fullName, status, failureMessages }) => ({
          file: name,
          title: fullName,
          passed: status === 'passed',
          reason: firstLine(failureMessages[0] ?? ''),
        })),
    ),
    ...(unloaded && { problem: ending(unloaded.message) }),
  };
}

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

async function browser({ folder, checks, stopAtFirst }: Run): Promise<Outcome> {
  const file = path.join(folder, '.build', 'breakages-browser.json');
  rmSync(file, { force: true });
  const { files, titles } = selection(checks);
  const parameters = ['test', ...files, '--reporter=json', '--retries=0', `--grep=${titles}`];
  // A second worker would only take the machine from the first: few tests match.
  if (stopAtFirst) parameters.push('--max-failures=1', '--workers=1');
  const { output } = await run(folder, 'playwright', parameters, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  if (!existsSync(file)) return { results: [], problem: ending(output) };
  const { suites, errors }: JSONReport = JSON.parse(readFileSync(file, 'utf8'));
  const results = suites.flatMap((suite) => testsIn(suite, []));
  // Where the site does not start, no test has run.
  if (results.length > 0) return { results };
  return { results, problem: ending(errors[0]?.message ?? 'No test has run.') };
}

/** A check of all sources, as a test of its own. */
async function wholeProject(suite: string, folder: string, command: string[]): Promise<Outcome> {
  const [program = '', ...parameters] = command;
  const { status, output } = await run(folder, program, parameters);
  return {
    results: [{ file: '', title: suite, passed: status === 0, reason: firstLine(output) }],
  };
}

/** Whether the checks of a suite are about the site as it is built. */
export const needsBuild = (suite: Check['suite']) => suite === 'built' || suite === 'browser';

/** Builds the site in a copy of the project. Returns what is wrong where that fails. */
export async function buildCopy(folder: string): Promise<string | undefined> {
  const { status, output } = await run(folder, 'tsx', ['scripts/build.ts']);
  return status === 0 ? undefined : ending(output);
}

/** Runs checks of one suite in a copy of the project, built where they need that. */
export async function runChecks(suite: Check['suite'], parameters: Run): Promise<Outcome> {
  const { folder } = parameters;
  switch (suite) {
    case 'typecheck':
      return wholeProject(suite, folder, ['tsc']);
    case 'lint':
      return wholeProject(suite, folder, ['biome', 'ci', '--error-on-warnings', '.']);
    case 'unit':
    case 'built':
      return jest(parameters);
    case 'browser':
      return browser(parameters);
  }
}

/** The results that are about a check. */
export function resultsOf(check: Check, results: TestResult[]): TestResult[] {
  if (!('file' in check)) return results;
  return results.filter(
    ({ file, title }) =>
      (file.includes(check.file) || check.file.endsWith(file)) && title.includes(check.title),
  );
}
