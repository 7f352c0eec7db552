import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { filesBelow } from '../src/generator/filesBelow';
import { serverFiles } from '../src/generator/hostFiles';
import { servingOf } from '../src/generator/serving';

const read = (file: string) => readFileSync(file, 'utf8');

type Rule = {
  matchPackageNames?: string[];
  automerge?: boolean;
};
const renovate: { extends: string[]; automerge: boolean; packageRules: Rule[] } = JSON.parse(
  read('renovate.json'),
);
const { dependencies, devDependencies, scripts } = JSON.parse(read('package.json'));

/** Packages whose updates merge when all tests pass: names, and `@scope/**` for all of a scope. */
const mergedWithoutReview = renovate.packageRules
  .filter(({ automerge }) => automerge)
  .flatMap(({ matchPackageNames = [] }) => matchPackageNames);
const isReviewed = (name: string): boolean =>
  !mergedWithoutReview.some((pattern) =>
    pattern.endsWith('/**') ? name.startsWith(pattern.slice(0, -2)) : name === pattern,
  );

/** The packages that the code of the site, of its build and of its servers imports. */
const imported = [
  ...['src', 'server'].flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`)),
  ...['build.ts', 'buildSite.ts', 'bundleSite.ts'].map((file) => `scripts/${file}`),
  'postcss.config.js',
  'tailwind.config.ts',
]
  .filter((file) => /\.[jt]sx?$/.test(file))
  .flatMap((file) => [
    ...read(file).matchAll(
      /(?:from |import |import\(|require\(|resolve\()'((?:@[\w.-]+\/)?[\w.-]+)/g,
    ),
  ])
  .map(([, name = '']) => name)
  .filter((name) => name in dependencies || name in devDependencies);

test('packages that visitors load, or that write it, are reviewed; tools of tests merge without review', () => {
  // Used by their names, without an import: the bundler, its compiler, the one that runs
  // TypeScript.
  const named = ['parcel', '@swc/core', 'tsx', '@fontsource-variable/archivo'];
  const written = new Set([...Object.keys(dependencies), ...imported, ...named]);
  expect([...written]).toEqual(expect.arrayContaining(['react', 'markdown-it', 'zod', 'sharp']));
  expect([...written].filter((name) => !isReviewed(name))).toEqual([]);
  expect(renovate.automerge).toBe(false);
  expect(isReviewed('jest')).toBe(false);
  expect(isReviewed('@types/node')).toBe(false);
});

test('everything waits a week, by renovate and by npm itself, from 11.10 on, and runs no script when it is installed, in the image either', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  expect(read('Dockerfile')).toMatch(/^COPY .*\.npmrc \.\/\nRUN npm ci$/m);
  expect(read('.npmrc')).toMatch(/^min-release-age=7$/m);
  expect(renovate).toMatchObject({
    minimumReleaseAge: '7 days',
    constraints: { npm: '>=11.10' },
    // Refreshing the lockfile has no date of its own to wait for, and would wait for ever.
    lockFileMaintenance: { enabled: true, minimumReleaseAge: null },
  });
});

test('no command is started by a name in node_modules/.bin, which any package can give to its own', () => {
  const started = Object.values<string>(scripts).flatMap((script) => script.split(' && '));
  expect(started.length).toBeGreaterThan(10);
  for (const command of started)
    expect(command).toMatch(/^node (--import tsx scripts|node_modules)\//);
});

type Locked = { integrity?: string; inBundle?: boolean };

test('only packages that were looked at are installed: each has its integrity in the lockfile', () => {
  const packages: Record<string, Locked> = JSON.parse(read('package-lock.json')).packages;
  const lacking = Object.keys(packages).filter(
    (place) => place && !packages[place]?.integrity && !packages[place]?.inBundle,
  );
  // docs/operations.md, "What to watch", says how to fill them in.
  expect(lacking).toEqual([]);
});

type Step = { uses?: string; run?: string; with?: Record<string, unknown> };
type Job = { steps: Step[] };

describe.each(readdirSync('.github/workflows'))('the workflow %s', (file) => {
  const text = read(`.github/workflows/${file}`);
  const workflow: { permissions: unknown; jobs: Record<string, Job> } = parse(text);
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

  it('may read the sources, and nothing else', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(Object.values(workflow.jobs).filter((job) => 'permissions' in job)).toEqual([]);
    for (const { with: settings } of steps.filter(({ uses }) => uses?.includes('/checkout@')))
      expect(settings).toMatchObject({ 'persist-credentials': false });
  });

  it('names actions by their commit, and puts nothing from outside into a command', () => {
    for (const line of text.match(/uses: .*/g) ?? [])
      expect(line).toMatch(/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });

  it('gives a secret only to a job that no package runs in', () => {
    for (const job of Object.values(workflow.jobs))
      if (JSON.stringify(job).includes('secrets.'))
        expect(JSON.stringify(job.steps)).not.toMatch(/"uses"|npm|node /);
  });
});

test('the image is built with Node 24 on a pinned Debian, and runs without rights', () => {
  expect(read('.nvmrc')).toBe('24\n');
  const dockerfile = read('Dockerfile');
  const bases = dockerfile.match(/(?<=^FROM )[^@\s]+/gm);
  expect(bases).toEqual(['node:24-trixie-slim', 'debian:trixie-slim']);
  expect(renovate.extends).toContain('docker:pinDigests');
  expect(dockerfile).toMatch(/^USER www-data$/m);
  for (const text of [dockerfile, read('docs/operations.md')])
    expect(text).toContain('--read-only --tmpfs /tmp --cap-drop ALL');
});

test('no server keeps a log of visits, as the documents say', () => {
  const files = serverFiles(servingOf([], '/'), []);
  for (const name of ['nginx.conf', 'nginx-main.conf'])
    expect(files.get(name)).toContain('access_log off;');
});
