import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { siteVersion, versionFile } from '../../generator/siteVersion';
import { type Publishing, StoreError } from '../store';
import { changedFiles } from './commits';
import { asked, commitsOf, git, identityOf } from './git';

/** In ms. Pictures may go over a slow line. */
const longest = 10 * 60_000;

/** In ms. */
const longestAnswer = 5000;

/** Where what is saved goes to: a branch, by its whole name. */
type Target = { remote: string; branch: string };

/** Where to publish; or why nothing can be, and what to do instead. */
async function targetOf(folder: string): Promise<Target | string> {
  const current = await asked(folder, 'symbolic-ref', '--quiet', 'HEAD');
  if (!current)
    return 'The site’s folder is in no Git repository, or on no branch of it. Whoever set up the site can make one (git init), or switch to its branch (git switch main).';
  const upstream = '--format=%(upstream:remotename) %(upstream:remoteref)';
  const [of = '', branch] =
    (await asked(folder, 'for-each-ref', upstream, current))?.split(' ') ?? [];
  const remotes = (await asked(folder, 'remote'))?.split('\n') ?? [];
  const isFollowed = remotes.includes(of);
  const remote = [of, 'origin', ...remotes].find((name) => remotes.includes(name));
  if (!remote)
    return 'The repository does not say where to publish to. Whoever set up the site can: git remote add origin ADDRESS.';
  return { remote, branch: isFollowed && branch ? branch : current };
}

/** How far what is saved has come. */
export async function publishing(folder: string): Promise<Publishing> {
  const target = await targetOf(folder);
  if (typeof target === 'string') return { waiting: [], unable: target };
  const known = target.branch.replace('refs/heads', `refs/remotes/${target.remote}`);
  const published = await asked(folder, 'rev-parse', '--verify', '--quiet', known);
  const waiting = await commitsOf(folder, [published ? `${published}..HEAD` : 'HEAD']);
  const uncommitted = await changedFiles(folder);
  const isCommitted = waiting.length + uncommitted.length === 0;
  // Else the folder is not what was published.
  const isSame = isCommitted && (await changedFiles(folder, '--ignored')).length === 0;
  return { waiting, uncommitted, liveUrl: isSame ? await liveUrlOf(folder) : undefined };
}

/**
 * The address of the site on the internet, if it says that it is made of what is in a folder; null where it
 * is made of something else, undefined where it does not say.
 */
async function liveUrlOf(folder: string): Promise<string | null | undefined> {
  try {
    const text = readFileSync(path.join(folder, 'content/site.json'), 'utf8');
    const { origin } = z.object({ origin: z.url() }).parse(JSON.parse(text));
    const signal = AbortSignal.timeout(longestAnswer);
    // What another site says is not of this one.
    const answer = await fetch(new URL(versionFile, origin), { redirect: 'error', signal });
    const said = (await answer.text()).trim();
    if (!answer.ok || !/^[0-9a-f]{64}$/.test(said)) return undefined;
    return said === siteVersion(folder) ? origin : null;
  } catch {
    return undefined;
  }
}

/** Publishes what is saved, together with what others have published meanwhile. Throws a `StoreError`. */
export async function publish(folder: string): Promise<Publishing> {
  const target = await targetOf(folder);
  if (typeof target === 'string') throw new StoreError(target);
  const { remote, branch } = target;
  const push = () => git(folder, ['push', '--set-upstream', remote, `HEAD:${branch}`], { longest });
  let pushed = await push();
  if (/\[rejected\]/.test(pushed.why)) {
    await join(folder, target);
    pushed = await push();
  }
  if (!pushed.isDone) throw refused(remote, pushed.why);
  return publishing(folder);
}

/** Joins what others have published with what is saved here. Throws a `StoreError`, leaving all as it was. */
async function join(folder: string, { remote, branch }: Target): Promise<void> {
  const pulling = ['pull', '--no-rebase', '--ff', '--no-edit', remote, branch];
  const all = [...(await identityOf(folder)), ...pulling];
  const { isDone, why } = await git(folder, all, { longest });
  if (isDone) return;
  // A merge that somebody has begun by hand is theirs, and Git begins no other.
  if (!/^CONFLICT/m.test(why)) throw refused(remote, why);
  await git(folder, ['merge', '--abort']);
  throw new StoreError(
    `Somebody else has published another change at the same place meanwhile. Nothing was published, and what you saved is still here. Ask whoever set up the site to join the two: git pull. Git says: ${why}`,
  );
}

const isAway =
  /could not resolve|unable to (access|connect)|connection|timed out|unreachable|longer than/i;

function refused(remote: string, why: string): StoreError {
  const meaning = isAway.test(why)
    ? 'cannot be reached. Try again once you are on the internet.'
    : 'did not take what was saved. Whoever set up the site can try: git push.';
  return new StoreError(`Nothing was published: “${remote}” ${meaning} Git says: ${why}`);
}
