import { BuildError } from '../src/generator/site';

/**
 * Throws a `BuildError` for a folder of the project in which packages of the build cannot find
 * their own files: they take these signs for part of an address, or of a pattern.
 */
export function expectUsableFolder(folder = process.cwd()): void {
  const [sign] = /[#%?*]/.exec(folder) ?? [];
  if (!sign) return;
  throw new BuildError(
    `The project lies in ${folder}, and Parcel finds nothing in a folder with “${sign}” in its name: rename or move it.`,
  );
}
