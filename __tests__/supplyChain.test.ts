import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { fillIntegrity, type LockedPackage, lacking } from '../scripts/fillIntegrity';
import { nginxMain, nginxSnippet } from '../src/build/hostFiles';
import { serving } from '../src/build/serving';

const read = (file: string) => readFileSync(file, 'utf8');

type Rule = {
  matchDepTypes?: string[];
  matchPackageNames?: string[];
  matchDatasources?: string[];
  matchUpdateTypes?: string[];
  automerge?: boolean;
  enabled?: boolean;
};

const renovate: {
  extends: string[];
  automerge: boolean;
  minimumReleaseAge: string;
  constraints: { npm: string };
  lockFileMaintenance: { enabled: boolean; minimumReleaseAge: null };
  packageRules: Rule[];
} = JSON.parse(read('renovate.json'));

const {
  dependencies,
  devDependencies,
}: Record<string, Record<string, string>> = JSON.parse(read('package.json'));

/** Whether a minor version goes in without being looked at: the last rule that says so counts. */
function mergesByItself(name: string, depType: string): boolean {
  return renovate.packageRules
    .filter(
      (rule) =>
        (rule.matchDepTypes?.includes(depType) ?? true) &&
        (rule.matchPackageNames?.includes(name) ?? true) &&
        (rule.matchUpdateTypes?.includes('minor') ?? true) &&
        rule.matchDatasources === undefined,
    )
    .reduce((merges, rule) => rule.automerge ?? merges, renovate.automerge);
}

/** The packages whose output is part of the site: bundler, compilers, styles, pictures, font. */
const writesTheSite = [
  'parcel',
  '@parcel/core',
  '@parcel/plugin',
  '@swc/core',
  'esbuild',
  'tsx',
  'postcss',
  'autoprefixer',
  'tailwindcss',
  '@tailwindcss/postcss',
  'sharp',
  'subset-font',
  '@fontsource-variable/archivo',
];

test.each([...Object.keys(dependencies ?? {}), ...writesTheSite])(
  'a new %s, which visitors load or which writes what they load, is looked at',
  (name) => {
    const type = writesTheSite.includes(name) ? 'devDependencies' : 'dependencies';
    expect({ dependencies, devDependencies }[type]).toHaveProperty([name]);
    expect(mergesByItself(name, type)).toBe(false);
  },
);

test('other tools go in by themselves, a week after they came out', () => {
  expect(mergesByItself('jest', 'devDependencies')).toBe(true);
  expect(renovate.minimumReleaseAge).toBe('7 days');
});

test('no package runs a script when it is installed, in the image either', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  expect(read('Dockerfile')).toMatch(/^COPY .*\.npmrc \.\/\nRUN npm ci$/m);
});

test('the images are pinned by digest, or renovate does it', () => {
  expect(renovate.extends).toContain('docker:pinDigests');
});

describe('what comes with other packages', () => {
  it('waits a week too: npm itself sees to it, which knows how, from 11.10 on', () => {
    expect(read('.npmrc')).toMatch(/^min-release-age=7$/m);
    expect(renovate.constraints.npm).toBe('>=11.10');
    // Its refreshing of the lockfile has no date of its own to wait for, and would wait for ever.
    expect(renovate.lockFileMaintenance).toMatchObject({ enabled: true, minimumReleaseAge: null });
  });

  const locked: Record<string, LockedPackage> = JSON.parse(read('package-lock.json')).packages;
  const fits = (list: string[] | undefined, own: string) => list?.includes(own) ?? true;

  it('is what was looked at: whatever Linux on x64 installs has its integrity in the lockfile', () => {
    const withoutIntegrity = lacking(locked);
    const installed = withoutIntegrity.filter(
      ({ os, cpu, libc }) => fits(os, 'linux') && fits(cpu, 'x64') && fits(libc, 'glibc'),
    );
    expect(installed).toEqual([]);
    // Those of other systems are not in the registry that the lockfile was written from.
    expect(withoutIntegrity.filter(({ optional }) => !optional)).toEqual([]);
    expect(withoutIntegrity.length).toBeLessThanOrEqual(45);
  });

  it('gets the integrity that is lacking from a registry that has it', () => {
    const packages: Record<string, LockedPackage> = {
      '': { version: '1.0.0' },
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/a/node_modules/@b/c': { version: '2.0.0', optional: true },
      'node_modules/d': { version: '3.0.0' },
      'node_modules/own': { link: true },
    };
    const registry = (asked: string) => (asked === '@b/c@2.0.0' ? 'sha512-bc' : undefined);
    expect(fillIntegrity(packages, registry)).toEqual({
      filled: ['@b/c@2.0.0'],
      left: ['d@3.0.0'],
    });
    expect(packages['node_modules/a/node_modules/@b/c']?.integrity).toBe('sha512-bc');
  });
});

type Step = { uses?: string; run?: string; with?: Record<string, unknown> };

describe.each(readdirSync('.github/workflows'))('the workflow %s', (file) => {
  const text = read(`.github/workflows/${file}`);
  const workflow: { permissions: unknown; jobs: Record<string, { steps: Step[] }> } = parse(text);
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

  it('may read the sources, and nothing else', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(Object.values(workflow.jobs).filter((job) => 'permissions' in job)).toEqual([]);
    for (const { with: settings } of steps.filter(({ uses }) => uses?.includes('/checkout@')))
      expect(settings).toMatchObject({ 'persist-credentials': false });
  });

  it('names actions by their commit, with the version beside it', () => {
    const used = text.match(/uses: .*/g) ?? [];
    expect(used).not.toEqual([]);
    for (const line of used) expect(line).toMatch(/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('puts nothing into a command that somebody else may have written', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });
});

test('CI runs .ci/run, and npm test on each other Node that package.json names', () => {
  const ci = read('.github/workflows/ci.yml');
  expect(ci).toContain('run: .ci/run');
  const { jobs }: { jobs: Record<string, { strategy?: { matrix: { node: string[] } } }> } =
    parse(ci);
  expect(jobs['other-nodes']?.strategy?.matrix.node).toEqual(['20.19', '22']);
  const { engines }: { engines: { node: string } } = JSON.parse(read('package.json'));
  expect(engines.node).toBe('^20.19.0 || ^22.12.0 || ^24.0.0');
});

test('everything is built with Node 24, on a Debian that is looked after', () => {
  expect(read('.nvmrc')).toBe('24\n');
  expect(read('README.md')).toContain('Node 24');
  expect(read('docs/operations.md')).toContain('`NODE_VERSION` 24');
  const images = read('Dockerfile').match(/^FROM \S+/gm);
  expect(images).toEqual([
    expect.stringMatching(/^FROM node:24-trixie-slim(@sha256:[0-9a-f]{64})?$/),
    expect.stringMatching(/^FROM debian:trixie-slim(@sha256:[0-9a-f]{64})?$/),
  ]);
  for (const file of readdirSync('.github/workflows')) {
    const text = read(`.github/workflows/${file}`);
    expect(text).toMatch(/node-version-file: \.nvmrc|node:24-trixie/);
    expect(text).not.toMatch(/node-version: /);
  }
});

test('what waits for the end of Node 20 is named in renovate.json, and held there', () => {
  const held = renovate.packageRules
    .filter(({ enabled }) => enabled === false)
    .flatMap(({ matchPackageNames = [] }) => matchPackageNames);
  expect(held).toEqual(
    expect.arrayContaining(['lighthouse', 'html-validate', 'unpdf', '@types/node']),
  );
  expect(Object.keys(devDependencies ?? {})).toEqual(expect.arrayContaining(held));
});

test('no server writes down who visits, as the documents say', () => {
  expect(read('docs/operations.md')).toContain('`access_log off`');
  expect(nginxSnippet(serving([], '/'), [])).toContain('access_log off;');
  expect(nginxMain({ listen: 80, temporary: '/tmp', site: [] })).toContain('access_log off;');
});

test('the image runs without rights', () => {
  const dockerfile = read('Dockerfile');
  expect(dockerfile).toMatch(/^USER www-data$/m);
  expect(dockerfile).toMatch(/^HEALTHCHECK /m);
  for (const line of [dockerfile, read('docs/operations.md')]) {
    expect(line).toContain('--read-only --tmpfs /tmp --cap-drop ALL');
  }
});
