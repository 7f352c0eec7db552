import { readdirSync } from 'node:fs';
import path from 'node:path';

/** A name in the one way to compose its letters: macOS writes ü as two characters. */
export const composed = (name: string): string => name.normalize('NFC');

/** Why Windows can have no file of this path: it has the name of a device, with any extension. */
export function deviceIn(file: string): string | undefined {
  const [name] = /(?<![^/])(con|prn|aux|nul|(com|lpt)[\d¹²³])(?![^./])/i.exec(file) ?? [];
  return name && `has the name “${name}”, which Windows keeps for a device: choose another`;
}

/** The names in a folder, or the paths of all below it; none where there is no such folder. */
export function namesIn(folder: string, { recursive = false } = {}): string[] {
  try {
    return readdirSync(folder, { recursive, encoding: 'utf8' });
  } catch {
    return [];
  }
}

/**
 * Finds a file or a folder below another by a path with slashes, however its letters are composed.
 * Undefined where there is none, and for a path that steps out of the folder.
 */
export function findBelow(folder: string, name: string): string | undefined {
  let found = folder;
  for (const part of composed(name).split('/')) {
    const entry = namesIn(found).find((candidate) => composed(candidate) === part);
    if (entry === undefined) return undefined;
    found = path.join(found, entry);
  }
  return found;
}
