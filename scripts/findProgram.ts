import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where the first of these programs is that the folders of `PATH` have; undefined without one. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}
