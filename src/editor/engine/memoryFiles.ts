/**
 * Stands for `node:fs` where the build's own code runs in a browser (`build/editor/bundleEditor.ts`): the
 * files of one site, in memory. Only what reading and checking content needs is here.
 */

/** A file by its path below the site's folder: its text, or its size in bytes where nobody reads it. */
export type MemoryFiles = ReadonlyMap<string, string | number>;

let files: MemoryFiles = new Map();

/** Has everything that is read from now on be read from these files. */
export function setFiles(now: MemoryFiles): void {
  files = now;
}

const below = (folder: string) => (folder === '.' || folder === '' ? '' : `${folder}/`);

const isFolder = (path: string) => {
  for (const name of files.keys()) if (name.startsWith(below(path))) return true;
  return false;
};

export const existsSync = (path: string): boolean => files.has(path) || isFolder(path);

/** The names of what is in a folder; with `recursive`, the paths of all files below it. */
export function readdirSync(folder: string, options?: { recursive?: boolean }): string[] {
  if (!isFolder(folder)) throw new Error(`ENOENT: no such folder: ${folder}`);
  const prefix = below(folder);
  const inside = [...files.keys()].flatMap((name) =>
    name.startsWith(prefix) ? [name.slice(prefix.length)] : [],
  );
  if (options?.recursive) return inside;
  return [...new Set(inside.map((name) => name.split('/')[0] ?? ''))];
}

/** The text of a file. Throws for one that is not there, or whose text is not known. */
export function readFileSync(path: string): string {
  const file = files.get(path);
  if (typeof file !== 'string') throw new Error(`ENOENT: no such text: ${path}`);
  return file;
}

/** No file in memory is a link. */
export const lstatSync = (path: string) => ({ isFile: () => files.has(path) });

export function statSync(path: string): { size: number } {
  const file = files.get(path);
  if (file === undefined) throw new Error(`ENOENT: no such file: ${path}`);
  return { size: typeof file === 'number' ? file : new Blob([file]).size };
}
