import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import allowed from './fixtures/imports.json';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.d)\.tsx?$/.test(file),
);

/** A feature's description of its content: a part of the generator that browsers never get. */
const isDescription = (file: string) => /^features\/[^/]+\/content\.ts$/.test(file);

const importPattern =
  /(?:^import (type )[^;]*? from|from|import\(|import|require\()\s*'(\.[^']+)'/gm;

/** The modules of `src/` that a module imports. Types of descriptions are for all. */
function importsOf(file: string): string[] {
  const source = readFileSync(path.join('src', file), 'utf8');
  return [...source.matchAll(importPattern)].flatMap(([, type, specifier = '']) => {
    const target = path.join(path.dirname(file), specifier);
    const candidates = [target, `${target}.ts`, `${target}.tsx`, path.join(target, 'index.ts')];
    return files.filter((other) => candidates.includes(other) && !(type && isDescription(other)));
  });
}

/**
 * The folders that modules of each folder (or single file) may import, besides their own; and the
 * features that a feature may import: the others know nothing of each other.
 */
const layers: Record<string, string[]> = allowed.folders;
const features: Record<string, string[]> = allowed.features;

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
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter((target) => !mayImport(file, target))
      .map((target) => `${file} imports ${target}`),
  );
  expect(wrong).toEqual([]);
});
