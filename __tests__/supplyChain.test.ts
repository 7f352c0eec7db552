import { readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(file, 'utf8');

type Rule = {
  matchDepTypes?: string[];
  matchPackageNames?: string[];
  matchManagers?: string[];
  matchUpdateTypes?: string[];
  automerge?: boolean;
};

const renovate: {
  extends: string[];
  automerge: boolean;
  minimumReleaseAge: string;
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
        rule.matchManagers === undefined,
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

test('the image runs without rights', () => {
  const dockerfile = read('Dockerfile');
  expect(dockerfile).toMatch(/^USER www-data$/m);
  expect(dockerfile).toMatch(/^HEALTHCHECK /m);
  for (const line of [dockerfile, read('docs/operations.md')]) {
    expect(line).toContain('--read-only --tmpfs /tmp --cap-drop ALL');
  }
});
