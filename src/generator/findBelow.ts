import { readdirSync } from 'node:fs';
import path from 'node:path';

/** A name in the one way to compose its letters: macOS writes ü as two characters. */
export const composed = (name: string): string => name.normalize('NFC');

/** What is in a folder; nothing where there is none. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * Where something lies below a folder that is named by a path with slashes, however its letters are
 * composed; undefined where there is nothing, and for a path that steps out of the folder.
 */
export function findBelow(folder: string, name: string): string | undefined {
  let found = folder;
  for (const part of composed(name).split('/')) {
    const own = namesIn(found).find((candidate) => composed(candidate) === part);
    if (own === undefined) return undefined;
    found = path.join(found, own);
  }
  return found;
}
