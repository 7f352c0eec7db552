import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Breakage, Check } from './breakage';

/** A file with the modules of the project that it imports: tables of tests are among them. */
function withImports(file: string): string {
  const source = readFileSync(file, 'utf8');
  const imported = [...source.matchAll(/from '(\.[^']+)'/g)]
    .map(([, specifier]) => path.join(path.dirname(file), `${specifier}.ts`))
    .filter((module) => existsSync(module));
  return [source, ...imported.map((module) => readFileSync(module, 'utf8'))].join('\n');
}

function whyCheckOutdated(check: Check): string | undefined {
  if (!('file' in check)) return undefined;
  const { file, title } = check;
  if (!existsSync(file)) return `there is no ${file}`;
  return title && withImports(file).includes(title)
    ? undefined
    : `no title in ${file} contains "${title}"`;
}

/**
 * Why a breakage does not fit the project as it is: the text to replace does not stand in its file
 * once, or there is no such test. Undefined where it fits.
 */
export function whyOutdated({ file, find, caughtBy }: Breakage): string | undefined {
  if (!existsSync(file)) return `there is no ${file}`;
  const count = readFileSync(file, 'utf8').split(find).length - 1;
  if (count !== 1) return `the text to replace occurs ${count} times in ${file}`;
  return whyCheckOutdated(caughtBy);
}
