import { readdirSync } from 'node:fs';
import path from 'node:path';

/** A name in the one way to compose its letters: macOS writes ü as two characters. */
export const composed = (name: string): string => name.normalize('NFC');

/** The names in a folder; none where there is no such folder. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
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
