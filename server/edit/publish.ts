import type { Publishing } from '../../src/editor/store/store';
import { asked, commitsOf, git, identityOf, parted } from '../git';
import { isLiveAt } from '../liveSite';
import { Refusal } from './refusal';

/** In ms. Pictures may go over a slow line. */
const longest = 10 * 60_000;

/** Where what is saved goes to, and what was last known of it there. */
type Target = { remote: string; branch: string; known: string };

/** Where to publish; or why nothing can be, and what to do instead. */
async function targetOf(folder: string): Promise<Target | string> {
  if ((await asked(folder, 'rev-parse', '--is-inside-work-tree')) !== 'true')
    return 'The site’s folder is in no Git repository that can be read here. Whoever set up the site can make one (git init), or publishes in another way.';
  const current = await asked(folder, 'symbolic-ref', '--quiet', '--short', 'HEAD');
  if (!current)
    return 'The repository is on no branch (“detached HEAD”). Whoever set up the site can switch to its branch: git switch main.';
  const remotes = (await asked(folder, 'remote'))?.split('\n').filter(Boolean) ?? [];
  const own = await asked(folder, 'config', `branch.${current}.remote`);
  const only = remotes.length === 1 ? remotes[0] : undefined;
  const remote = [own, 'origin', only].find((name) => name && remotes.includes(name));
  if (!remote)
    return `The repository does not say where to publish to. Whoever set up the site can: git remote add origin ADDRESS, or of several git push --set-upstream NAME ${current}.`;
  const merged = remote === own && (await asked(folder, 'config', `branch.${current}.merge`));
  const branch = merged ? merged.replace('refs/heads/', '') : current;
  return { remote, branch, known: `refs/remotes/${remote}/${branch}` };
}

/** How far what is saved has come. */
export async function publishing(folder: string): Promise<Publishing> {
  const target = await targetOf(folder);
  if (typeof target === 'string') return { waiting: [], unable: target };
  const published = await asked(folder, 'rev-parse', '--verify', '--quiet', target.known);
  const waiting = await commitsOf(folder, [published ? `${published}..HEAD` : 'HEAD']);
  const live = published && (await isLiveAt(folder, published));
  if (!live) return { waiting };
  return { waiting, isLive: live.isLive, ...(live.isLive && { liveUrl: live.origin }) };
}

/** Publishes what is saved, together with what others have published meanwhile. Throws a `Refusal`. */
export async function publish(folder: string): Promise<Publishing> {
  const target = await targetOf(folder);
  if (typeof target === 'string') throw new Refusal(409, target);
  const { remote, branch } = target;
  const pushing = ['push', '--set-upstream', remote, `HEAD:refs/heads/${branch}`];
  for (const isLast of [false, true]) {
    const { isDone, why } = await git(folder, pushing, { longest });
    if (isDone) break;
    if (!/\[rejected\]/.test(why)) throw unreached(remote, why);
    if (isLast) throw new Refusal(409, 'Somebody else publishes at this moment. Try again.');
    await join(folder, target);
  }
  return publishing(folder);
}

/** Joins what others have published with what is saved here. Throws a `Refusal`, leaving all as it was. */
async function join(folder: string, { remote, branch }: Target): Promise<void> {
  const fetched = await git(folder, ['fetch', remote, branch], { longest });
  if (!fetched.isDone) throw unreached(remote, fetched.why);
  const isMerging = await asked(folder, 'rev-parse', '--verify', '--quiet', 'MERGE_HEAD');
  const identity = await identityOf(folder);
  const merging = [...identity, 'merge', '--ff', '--no-edit', 'FETCH_HEAD'];
  const { isDone, why } = await git(folder, merging);
  if (isDone) return;
  const flags = ['--name-only', '--relative', '-z', '--diff-filter=U'];
  const unmerged = await git(folder, ['diff', ...flags]);
  const both = parted(unmerged.output).join(', ');
  const [other] = await commitsOf(folder, ['-1', 'HEAD..FETCH_HEAD']);
  const who = other?.author ?? 'Somebody else';
  // One that somebody has begun by hand is theirs.
  if (!isMerging) await git(folder, ['merge', '--abort']);
  const what = both
    ? `${who} has published another change at the same place meanwhile (${both}). Nothing was published, and what you saved is still here. Ask ${who}, or whoever set up the site, to join the two: git pull.`
    : `${who} has published something meanwhile that cannot be joined with what is here. Nothing was published. Show this to whoever set up the site: ${why}`;
  throw new Refusal(409, what);
}

const isRefused =
  /authentication failed|could not read (username|password)|permission denied|\b40[13]\b/i;
const isFarAway =
  /could not resolve|unable to (access|connect)|connection|timed out|unreachable|longer than/i;

/** Why a remote did not do what it was asked, by what Git says of it. */
function unreached(remote: string, why: string): Refusal {
  let what = 'did not take what was saved. Show this to whoever set up the site.';
  if (isFarAway.test(why)) what = 'cannot be reached. Try again once you are on the internet.';
  if (isRefused.test(why))
    what = 'did not let this machine in. Whoever set up the site can sign in: git push.';
  return new Refusal(502, `Nothing was published: “${remote}” ${what} Git says: ${why}`);
}
