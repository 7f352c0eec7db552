import { type Publishing, StoreError } from '../../src/editor/store/store';
import { changedFiles } from './commits';
import { asked, commitsOf, git, identityOf } from './git';
import { liveUrlOf } from './liveSite';

/** In ms. Pictures may go over a slow line. */
const longest = 10 * 60_000;

/** Where what is saved goes to. */
type Target = { remote: string; branch: string };

/** Where to publish; or why nothing can be, and what to do instead. */
async function targetOf(folder: string): Promise<Target | string> {
  const current = await asked(folder, 'symbolic-ref', '--quiet', '--short', 'HEAD');
  if (!current)
    return 'The site’s folder is in no Git repository, or on no branch of it. Whoever set up the site can make one (git init), or switch to its branch (git switch main).';
  const remotes = (await asked(folder, 'remote'))?.split('\n') ?? [];
  const upstream = await asked(folder, 'rev-parse', '--abbrev-ref', '@{upstream}');
  const followed = remotes.find((name) => upstream?.startsWith(`${name}/`));
  const remote = followed ?? remotes.find((name) => name === 'origin') ?? remotes[0];
  if (!remote)
    return 'The repository does not say where to publish to. Whoever set up the site can: git remote add origin ADDRESS.';
  return { remote, branch: followed ? `${upstream?.slice(remote.length + 1)}` : current };
}

/** How far what is saved has come. */
export async function publishing(folder: string): Promise<Publishing> {
  const target = await targetOf(folder);
  if (typeof target === 'string') return { waiting: [], unable: target };
  const known = `refs/remotes/${target.remote}/${target.branch}`;
  const published = await asked(folder, 'rev-parse', '--verify', '--quiet', known);
  const waiting = await commitsOf(folder, [published ? `${published}..HEAD` : 'HEAD']);
  // Else the folder is not what was published.
  const isSame = waiting.length === 0 && (await changedFiles(folder, '--ignored')).length === 0;
  return { waiting, liveUrl: isSame ? await liveUrlOf(folder) : undefined };
}

/** Publishes what is saved, together with what others have published meanwhile. Throws a `StoreError`. */
export async function publish(folder: string): Promise<Publishing> {
  const target = await targetOf(folder);
  if (typeof target === 'string') throw new StoreError(target);
  const { remote, branch } = target;
  const pushing = ['push', '--set-upstream', remote, `HEAD:refs/heads/${branch}`];
  let pushed = await git(folder, pushing, { longest });
  if (/\[rejected\]/.test(pushed.why)) {
    await join(folder, target);
    pushed = await git(folder, pushing, { longest });
  }
  if (!pushed.isDone) throw refused(remote, pushed.why);
  return publishing(folder);
}

/** Joins what others have published with what is saved here. Throws a `StoreError`, leaving all as it was. */
async function join(folder: string, { remote, branch }: Target): Promise<void> {
  const pulling = ['pull', '--no-rebase', '--ff', '--no-edit', remote, branch];
  const { isDone, why } = await git(folder, [...(await identityOf(folder)), ...pulling], {
    longest,
  });
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
