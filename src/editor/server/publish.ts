import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { siteVersion, versionFile } from '../../generator/siteVersion';
import { type Publishing, StoreError } from '../store';
import type { Repository } from './repository';

/** In ms: a slow line takes a while for pictures. */
const longest = 10 * 60_000;

/** In ms. */
const longestAnswer = 5000;

/** The branch of a remote to publish to, by its full name. */
type Target = { remote: string; branch: string };

/** The place to publish to; or why that is impossible, and what to do instead. */
async function targetOf(repository: Repository): Promise<Target | string> {
  const current = await repository.ask('symbolic-ref', '--quiet', 'HEAD');
  if (!current)
    return 'The site’s folder is in no Git repository, or on no branch of it. The person who set up the site can make one (git init), or switch to its branch (git switch main).';
  const upstream = '--format=%(upstream:remotename) %(upstream:remoteref)';
  const [of = '', branch] =
    (await repository.ask('for-each-ref', upstream, current))?.split(' ') ?? [];
  const remotes = (await repository.ask('remote'))?.split('\n') ?? [];
  const isFollowed = remotes.includes(of);
  const remote = [of, 'origin', ...remotes].find((name) => remotes.includes(name));
  if (!remote)
    return 'The repository does not say where to publish to. The person who set up the site can say it: git remote add origin ADDRESS.';
  return { remote, branch: isFollowed && branch ? branch : current };
}

/** How far what is saved has come. */
export async function publishing(repository: Repository): Promise<Publishing> {
  const target = await targetOf(repository);
  if (typeof target === 'string') return { waiting: [], unable: target };
  const known = target.branch.replace('refs/heads', `refs/remotes/${target.remote}`);
  const published = await repository.ask('rev-parse', '--verify', '--quiet', known);
  const waiting = await repository.commits(published ? `${published}..HEAD` : 'HEAD');
  const uncommitted = await repository.changedFiles();
  const isCommitted = waiting.length + uncommitted.length === 0;
  // The version counts ignored files too, and nothing publishes those.
  const isSame = isCommitted && (await repository.changedFiles('--ignored')).length === 0;
  return { waiting, uncommitted, liveUrl: isSame ? await liveUrlOf(repository.folder) : undefined };
}

/**
 * The address of the site on the internet, if it says that it was built from what is in a folder;
 * null where it was built from something else, undefined where it does not say.
 */
async function liveUrlOf(folder: string): Promise<string | null | undefined> {
  try {
    const text = readFileSync(path.join(folder, 'content/site.json'), 'utf8');
    const { origin } = z.object({ origin: z.url() }).parse(JSON.parse(text));
    const signal = AbortSignal.timeout(longestAnswer);
    // A redirect would lead to the version of another site.
    const answer = await fetch(new URL(versionFile, origin), { redirect: 'error', signal });
    const version = (await answer.text()).trim();
    if (!answer.ok || !/^[0-9a-f]{64}$/.test(version)) return undefined;
    return version === siteVersion(folder) ? origin : null;
  } catch {
    return undefined;
  }
}

/** Publishes what is saved, joined with what others published meanwhile. Throws a `StoreError`. */
export async function publish(repository: Repository): Promise<Publishing> {
  const target = await targetOf(repository);
  if (typeof target === 'string') throw new StoreError(target);
  const { remote, branch } = target;
  const push = () =>
    repository.run(['push', '--set-upstream', remote, `HEAD:${branch}`], { longest });
  let pushed = await push();
  if (/\[rejected\]/.test(pushed.why)) {
    await join(repository, target);
    pushed = await push();
  }
  if (!pushed.isDone) throw refused(remote, pushed.why);
  return publishing(repository);
}

/** Merges what others published into what is saved here. Throws a `StoreError` if it cannot. */
async function join(repository: Repository, { remote, branch }: Target): Promise<void> {
  const pull = ['pull', '--no-rebase', '--ff', '--no-edit', remote, branch];
  const { isDone, why } = await repository.run([...(await repository.identity()), ...pull], {
    longest,
  });
  if (isDone) return;
  // Git refuses to begin a merge during another: one begun by hand is not ours to abort.
  if (!/^CONFLICT/m.test(why)) throw refused(remote, why);
  await repository.run(['merge', '--abort']);
  throw new StoreError(
    `Someone else has published another change in the same place. Nothing was published, and your changes are still here. Ask the person who set up the site to merge the two: git pull. Git says: ${why}`,
  );
}

const isAway =
  /could not resolve|unable to (access|connect)|connection|timed out|unreachable|longer than/i;

function refused(remote: string, why: string): StoreError {
  const meaning = isAway.test(why)
    ? 'cannot be reached. Try again once you are online.'
    : 'refused. The person who set up the site can try: git push.';
  return new StoreError(`Nothing was published: “${remote}” ${meaning} Git says: ${why}`);
}
