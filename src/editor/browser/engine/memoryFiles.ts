/**
 * Takes the place of `node:fs` when the build's own code runs in a browser: the files of one site,
 * in memory, and only the functions that reading and checking content needs.
 */

/** Files by their paths below the site's folder: the text, or the size in bytes if none is read. */
type MemoryFiles = ReadonlyMap<string, string | number>;

let files: MemoryFiles = new Map();

/** Sets the files that are read from now on. */
export function setFiles(now: MemoryFiles): void {
  files = now;
}

/** The paths of all files below a folder, from there. */
function within(folder: string): string[] {
  const prefix = folder === '.' || folder === '' ? '' : `${folder}/`;
  return [...files.keys()]
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));
}

export const existsSync = (path: string): boolean => files.has(path) || within(path).length > 0;

/** The names of the entries of a folder; with `recursive`, the paths of all files below it. */
export function readdirSync(folder: string, { recursive = false } = {}): string[] {
  const all = within(folder);
  if (all.length === 0) throw new Error(`ENOENT: no such folder: ${folder}`);
  return recursive ? all : [...new Set(all.map((name) => name.replace(/\/.*/, '')))];
}

/** The text of a file. Throws where there is no file, or its text is not known. */
export function readFileSync(path: string): string {
  const file = files.get(path);
  if (typeof file !== 'string') throw new Error(`ENOENT: no such text: ${path}`);
  return file;
}

/** No file in memory is a link. */
export const lstatSync = (path: string) => ({ isFile: () => files.has(path) });

export function statSync(path: string): { size: number } {
  const file = files.get(path) ?? readFileSync(path);
  return { size: typeof file === 'number' ? file : new Blob([file]).size };
}
