import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { siteParts, siteVersion, versionFile } from '../src/build/siteVersion';
import { asked, git } from './git';

/** In ms. */
const longestAnswer = 5000;

/** By commit. */
const versions = new Map<string, string>();

/**
 * Whether the site on the internet says that it is made of a commit of its folder's repository, and its
 * address; undefined where that cannot be known.
 */
export async function isLiveAt(
  folder: string,
  commit: string,
): Promise<{ origin: string; isLive: boolean } | undefined> {
  try {
    const text = readFileSync(path.join(folder, 'content/site.json'), 'utf8');
    const { origin } = z.object({ origin: z.url() }).parse(JSON.parse(text));
    const signal = AbortSignal.timeout(longestAnswer);
    // What another site says is not of this one.
    const answer = await fetch(new URL(versionFile, origin), { redirect: 'error', signal });
    const said = (await answer.text()).trim();
    if (!answer.ok || !/^[0-9a-f]{64}$/.test(said)) return undefined;
    const own = versions.get(commit) ?? (await versionOf(folder, commit));
    versions.set(commit, own);
    return { origin, isLive: said === own };
  } catch {
    return undefined;
  }
}

/** The version of the site in a commit, with its files as a clone has them. */
async function versionOf(folder: string, commit: string): Promise<string> {
  const place = mkdtempSync(path.join(os.tmpdir(), 'version-'));
  try {
    const env = { GIT_INDEX_FILE: path.join(place, 'index') };
    const prefix = (await asked(folder, 'rev-parse', '--show-prefix')) ?? '';
    await git(folder, ['read-tree', commit], { env });
    const { output } = await git(folder, ['ls-files', '-z', '--', ...siteParts], {
      env,
    });
    const writing = ['checkout-index', '-z', '--stdin', `--prefix=${place}/`];
    const written = await git(folder, writing, { env, input: output.toString() });
    if (!written.isDone) throw new Error(written.why);
    return siteVersion(path.join(place, prefix));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
