import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.d)\.tsx?$/.test(file),
  );
const files = filesIn('src');

/** A feature's description of its content: a part of the generator that browsers never get. */
const isDescription = (file: string) => /^features\/[^/]+\/content\.ts$/.test(file);

const importPattern =
  /(?:^import (type )[^;]*? from|from|import\(|import|require\()\s*'(\.[^']+)'/gm;

/** The files among `known`, by paths below `root`, that a file imports, and whether for types only. */
function importsOf(file: string, root: string, known: readonly string[]) {
  const source = readFileSync(path.join(root, file), 'utf8');
  return [...source.matchAll(importPattern)].flatMap(([, type, specifier = '']) => {
    const target = path.join(path.dirname(file), specifier);
    const candidates = [target, `${target}.ts`, `${target}.tsx`, path.join(target, 'index.ts')];
    return known
      .filter((candidate) => candidates.includes(candidate))
      .map((imported) => ({ imported, isType: Boolean(type) }));
  });
}

/** The modules of `src/` that a module imports. Types of descriptions are for all. */
const imports = new Map(
  files.map((file) => {
    const found = importsOf(file, 'src', files);
    const targets = found.filter(({ imported, isType }) => !(isType && isDescription(imported)));
    return [file, targets.map(({ imported }) => imported)] as const;
  }),
);

/** The folders that modules of each folder (or single file) may import, besides their own. */
const layers: Record<string, string[]> = {
  content: [],
  'routes.ts': ['content'],
  ui: ['content'],
  features: ['content', 'routes.ts', 'ui'],
  layout: ['content', 'routes.ts', 'ui', 'features'],
  pages: ['content', 'routes.ts', 'ui', 'features'],
  'App.tsx': ['routes.ts', 'features', 'layout', 'pages'],
  'showWritten.ts': ['features', 'layout'],
  'main.tsx': ['content', 'routes.ts', 'features', 'pages', 'App.tsx', 'showWritten.ts'],
  'prerender.tsx': ['routes.ts', 'layout', 'pages', 'App.tsx'],
  'editor settings': ['content'],
  generator: ['content', 'routes.ts', 'ui', 'features', 'prerender.tsx', 'editor settings'],
  editor: [
    'content',
    'routes.ts',
    'ui',
    'features',
    'generator',
    'prerender.tsx',
    'editor settings',
  ],
  inline: ['features', 'layout'],
};

/** The features that a feature may import; the others know nothing of each other. */
const features: Record<string, string[]> = {
  about: ['ask-about', 'charts', 'pictures'],
  carousel: ['loading', 'pictures'],
  'contact-details': ['contact-form', 'loading', 'navigation'],
  'contact-form': ['ask-about', 'history'],
  search: ['ask-about', 'history', 'loading', 'panels'],
  'flip-cards': ['ask-about', 'history', 'loading', 'navigation', 'pictures'],
  projects: ['charts', 'pictures'],
  'office-hours': ['contact-details'],
  line: ['ask-about', 'history', 'loading', 'navigation', 'pictures', 'search'],
  navigation: ['history'],
  panels: ['ask-about', 'history', 'navigation', 'pictures'],
};

/** The generator knows where the editor is and what its policy is, and nothing else of it. */
function layerOf(file: string): string {
  if (isDescription(file)) return 'generator';
  return /^editor\/(settings|policy)\.ts$/.test(file)
    ? 'editor settings'
    : (file.split('/')[0] ?? '');
}
const featureOf = (file: string) => file.split('/')[1] ?? '';

function mayImport(file: string, target: string): boolean {
  const [from, to] = [layerOf(file), layerOf(target)];
  if (from !== to) return layers[from]?.includes(to) ?? false;
  const [feature, other] = [featureOf(file), featureOf(target)];
  return from !== 'features' || feature === other || (features[feature]?.includes(other) ?? false);
}

test('imports go one way: content, ui, features, layout, pages, App; features know only those listed, and no content.ts', () => {
  const wrong = [...imports].flatMap(([file, targets]) =>
    targets
      .filter((target) => !mayImport(file, target))
      .map((target) => `${file} imports ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('no module imports itself by way of others', () => {
  const all = ['src', 'server', 'scripts'].flatMap((folder) =>
    filesIn(folder).map((file) => path.join(folder, file)),
  );
  // Types may refer to each other: a feature's function of the content is part of the content's type.
  const valuesOf = (file: string) =>
    importsOf(file, '.', all).flatMap(({ imported, isType }) => (isType ? [] : [imported]));
  const inCircles = new Map(all.map((file) => [file, valuesOf(file)]));
  const isImported = (file: string) =>
    [...inCircles.values()].some((targets) => targets.includes(file));
  for (let size = Number.POSITIVE_INFINITY; inCircles.size < size; ) {
    size = inCircles.size;
    for (const [file, targets] of inCircles)
      if (!isImported(file) || !targets.some((target) => inCircles.has(target)))
        inCircles.delete(file);
  }
  expect([...inCircles.keys()]).toEqual([]);
});
