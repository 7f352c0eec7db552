import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes each module of the content as `NAME.json` into a folder, from which the bundler and the unit
 * tests take it as `#content/NAME`. A file that would stay the same is not touched.
 */
export function writeModules(folder: string, modules: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(modules)) {
    const file = path.join(folder, `${name}.json`);
    const text = JSON.stringify(value);
    if (readIfThere(file) === text) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
