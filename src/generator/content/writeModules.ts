import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes each module of the content as `NAME.json` into a folder, from which the bundler and the
 * unit tests take it as `#content/NAME`, and their types for the compiler (`tsconfig.json`).
 */
export function writeModules(folder: string, modules: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(modules)) writeModule(folder, name, value);
  const types = Object.keys(modules).map(
    (name) => `declare module '#content/${name}' {
  const content: import('../../src/generator/content/contentModules').ContentImports['${name}'];
  export default content;
}
`,
  );
  write('.build/content/imports.d.ts', types.join(''));
}

/** Writes a single module. */
export const writeModule = (folder: string, name: string, value: unknown): void =>
  write(path.join(folder, `${name}.json`), JSON.stringify(value));

/** Writes a file, which is not touched if it would stay the same. */
function write(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
