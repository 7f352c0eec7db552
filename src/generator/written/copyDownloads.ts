import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../filesBelow';
import { composed } from '../findBelow';
import { downloads, isHandedOut } from './downloads';

/**
 * Copies the files below `content/downloads/` of a site's folder into a build: only those of the
 * kinds that a site hands out, and no symbolic link.
 */
export async function copyDownloads(folder: string, outDir: string): Promise<void> {
  const from = path.join(folder, downloads.folder);
  if (!existsSync(from)) return;
  for (const name of filesBelow(from).filter(isHandedOut)) {
    const target = path.join(outDir, downloads.prefix, composed(name));
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(path.join(from, name), target);
  }
}
