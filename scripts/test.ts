/**
 * `npm test` runs the usual stages, `npm test -- NAME …` those of these names (`all`: every one). A
 * stage that fails keeps no other from running. `REUSE_DIST=1` keeps builds that are there.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensure, MissingError, type NeedName } from './ensure';
import { failWith } from './failWith';

type Command = { program: string; parameters: string[]; env?: NodeJS.ProcessEnv };

/** A file run by Node itself: shims of packages are another kind of file on each system. */
const node = (...parameters: string[]): Command => ({ program: process.execPath, parameters });
const tsx = (file: string) => node('--import', 'tsx', file);
const jest = (...parameters: string[]) =>
  node('node_modules/jest/bin/jest.js', '--selectProjects', ...parameters);
/** The browser tests of some projects; no file of another project has to be right. */
const playwright = (projects: string[], ...parameters: string[]): Command => ({
  // `--project` takes everything that follows for names.
  ...node('node_modules/@playwright/test/cli.js', 'test', ...parameters, '--project', ...projects),
  env: { REUSE_DIST: '1' },
});

const checker = ['-jar', 'node_modules/vnu-jar/build/dist/vnu.jar', '--errors-only'];
/** The CSS parser of the Nu HTML checker does not know `@property` and other Baseline features. */
const onlyHtml = ['--skip-non-html', '--filterpattern', 'CSS: .*'];

const builds = {
  company: tsx('__tests__/support/buildCompany.ts'),
  site: tsx('__tests__/site/support/buildSiteUnderTest.ts'),
  online: tsx('__tests__/support/buildOnlineSite.ts'),
};
type BuildName = keyof typeof builds;

/** The tests that hold for every company, with the site of one that the tests make. */
const ofCompany = (name: string, test = 'site/pages'): Command[] =>
  [builds.site, jest('built'), playwright(['@site'], test)].map((command) => ({
    ...command,
    env: { REUSE_DIST: '', ...command.env, SITE: `.build/companies/${name}` },
  }));

type Stage = { needs?: NeedName[]; of?: BuildName[]; commands: Command[] };

/** In the order in which they run. */
const stages: Record<string, Stage> = {
  lint: {
    commands: [
      // The compiler needs the types of the content.
      tsx('__tests__/support/writeCompany.ts'),
      node('node_modules/typescript/bin/tsc'),
      node('node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'),
    ],
  },
  unit: { commands: [jest('jsdom', 'node')] },
  built: { of: ['site'], commands: [jest('built')] },
  browser: {
    needs: ['chromium', 'font'],
    of: ['company'],
    commands: [playwright(['company'], '--grep-invert', '@matrix')],
  },
  site: { needs: ['chromium'], of: ['site'], commands: [playwright(['@site'])] },
  proofread: { commands: [tsx('scripts/proofread.ts')] },
  // The tests that `browser` leaves out. Those of the editor run in turn, beside those of the
  // matrix.
  more: {
    needs: ['chromium', 'fonts'],
    of: ['company', 'online'],
    commands: [playwright(['company', '@editor'], '--grep', '@matrix|@editor')],
  },
  html: {
    needs: ['java'],
    of: ['site'],
    commands: [
      { program: 'java', parameters: [...checker, ...onlyHtml, '.build/site-under-test'] },
    ],
  },
  companies: {
    needs: ['chromium'],
    of: ['company'],
    commands: [
      tsx('__tests__/support/makeCompanies.ts'),
      ...ofCompany('sparse'),
      ...ofCompany('lavish'),
      ...ofCompany('rightToLeft', 'site/rightToLeft'),
    ],
  },
  // Servers, Git and a screen reader: each file starts its own.
  system: {
    needs: ['servers', 'screenReader'],
    of: ['company', 'online'],
    commands: [jest('system')],
  },
  engines: {
    needs: ['engines'],
    of: ['company'],
    commands: [playwright(['*'], '--config', 'playwright.engines.config.ts')],
  },
};
const usual = ['lint', 'unit', 'built', 'browser', 'site'];

/** A name that no stage has; its message lists the names. */
class NameError extends Error {}

function chosen(names: readonly string[]): string[] {
  const unknown = names.filter((name) => name !== 'all' && !(name in stages));
  if (unknown.length > 0)
    throw new NameError(
      `There is no ${unknown.join(', ')}: ${Object.keys(stages).join(', ')}, all.`,
    );
  const wanted = names.length > 0 ? names : usual;
  return Object.keys(stages).filter((name) => wanted.includes(name) || wanted.includes('all'));
}

/** The lines of each failed command: at their end stand the tests and what they expected. */
const failures: string[][] = [];
/** So many are shown again after the last stage: our CI keeps the last 150 of all. */
const shownAgain = 130;

/** Runs a command, shows its output as it comes, and returns whether it ends well. */
async function run({ program, parameters, env }: Command): Promise<boolean> {
  const child = spawn(program, parameters, {
    stdio: ['inherit', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.setEncoding('utf8').on('data', (part: string) => {
      to.write(part);
      output += part;
    });
  }
  const [status]: unknown[] = await once(child, 'close');
  if (status !== 0) failures.push(output.trimEnd().split('\n'));
  return status === 0;
}

/** Whether the builds that were needed so far have ended well. */
const built = new Map<BuildName, boolean>();

/** Runs a stage up to its first command that fails, and returns whether all have ended well. */
async function passes({ needs = [], of = [], commands }: Stage): Promise<boolean> {
  try {
    for (const need of needs) ensure(need);
  } catch (error) {
    failWith(MissingError)(error);
    return false;
  }
  for (const build of of) {
    if (!built.has(build)) built.set(build, await run(builds[build]));
    if (built.get(build)) continue;
    console.error(`Nothing was tested: the build of the ${build} has failed.`);
    return false;
  }
  for (const command of commands) if (!(await run(command))) return false;
  return true;
}

async function main() {
  const results: string[] = [];
  for (const name of chosen(process.argv.slice(2))) {
    console.log(`\n${name}`);
    const begin = performance.now();
    const passed = await passes(stages[name] ?? { commands: [] });
    const seconds = Math.round((performance.now() - begin) / 1000);
    results.push(`${passed ? '✓' : '✗'} ${name} (${seconds} s)`);
    if (!passed) process.exitCode = 1;
  }
  for (const lines of failures)
    console.log(`\n${lines.slice(-Math.floor(shownAgain / failures.length)).join('\n')}`);
  console.log(`\n${results.join('\n')}`);
}

main().catch(failWith(NameError));
