import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { readBrand } from '../../generator/brand/readBrand';
import { readPictures } from '../../generator/pictures/readPictures';
import { siteVersion, versionFile } from '../../generator/siteVersion';
import { readBuilt } from '../readWhole';
import { type Clashing, type Publishing, StoreError } from '../store';
import words from './gitWords.en.json';
import type { Repository } from './repository';

/** In ms: a slow line takes a while for pictures. */
const longest = 10 * 60_000;

/** In ms. */
const longestAnswer = 5000;

/** The branch of a remote to publish to, by its full name. */
type Target = { remote: string; branch: string };

/** The place to publish to; or why that is impossible, and what to do instead. */
async function targetOf(repository: Repository): Promise<Target | string> {
  const { name: current, why = '' } = await repository.branch();
  if (!current) return why;
  const upstream = '--format=%(upstream:remotename) %(upstream:remoteref)';
  const [of = '', branch] =
    (await repository.ask('for-each-ref', upstream, current))?.split(' ') ?? [];
  const remotes = (await repository.ask('remote'))?.split('\n') ?? [];
  const isFollowed = remotes.includes(of);
  const remote = [of, 'origin', ...remotes].find((name) => remotes.includes(name));
  if (!remote) return words.notes.noRemote;
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

/** Does work in a turn of its own, so that it begins with the result of earlier work. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Throws a `StoreError` if the build would refuse what a clone of a commit holds. */
async function expectWhole(repository: Repository, commit: string): Promise<void> {
  const target = mkdtempSync(path.join(tmpdir(), 'published-'));
  try {
    await repository.cloneInto(target, commit);
    const within = (await repository.ask('rev-parse', '--show-prefix')) ?? '';
    const folder = path.join(target, within);
    const built = readBuilt(folder);
    const problems = [...built.flatMap(({ found }) => found), ...readBrand(folder).found];
    // Which pictures there are is known once the content is right.
    if (problems.length === 0)
      for (const { content } of built)
        problems.push(...(await readPictures(folder, content)).found);
    if (problems.length > 0)
      throw new StoreError(
        'Nothing was published: the site could not be built from what would be sent.',
        problems,
      );
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}

/**
 * Publishes what is saved, joined with what others published meanwhile, if the site can be built
 * from it. Only the joining is done in a turn of the saves, which do not wait for the network.
 * Throws a `StoreError`.
 */
export async function publish(repository: Repository, inTurn: InTurn): Promise<Publishing> {
  const target = await targetOf(repository);
  if (typeof target === 'string') throw new StoreError(target);
  const { remote, branch } = target;
  const send = (...args: string[]) => repository.run(args, { longest });
  // What is saved after the check is sent by the next publishing.
  const push = (commit: string) => send('push', remote, `${commit}:${branch}`);
  const head = await repository.head();
  await expectWhole(repository, head);
  let last = await push(head);
  const isBehind = /\[rejected\]/.test(last.why);
  if (isBehind) last = await send('fetch', remote, branch);
  if (isBehind && last.isDone) {
    const clashing = await inTurn(() => join(repository));
    if (clashing.length > 0) return { ...(await publishing(repository)), clashing };
    last = await push(await repository.head());
  }
  if (!last.isDone) throw refused(last.why, words.notes.notTaken);
  const short = branch.replace('refs/heads/', '');
  await repository.run(['branch', '--quiet', `--set-upstream-to=${remote}/${short}`]);
  return publishing(repository);
}

/**
 * Merges what was fetched into what is saved here, and gives the files that both have changed in
 * one place: these are then as others have published them. Throws a `StoreError` if it cannot, or
 * the site could not be built from both; what is saved then is as before.
 */
async function join(repository: Repository): Promise<Clashing[]> {
  const before = await repository.head();
  // Other line ends are no other change.
  const message = 'Join what others have published';
  const merge = ['merge', '--ff', '-m', message, '-X', 'ignore-cr-at-eol', 'FETCH_HEAD'];
  const as = await repository.identity();
  let { isDone, why } = await repository.run([...as, ...merge]);
  // Git refuses to begin a merge during another: one begun by hand is not ours to go on with.
  const clashing = /^CONFLICT/m.test(why) ? await repository.clashing() : [];
  const files = clashing.map(({ path: file }) => file);
  const steps = [
    ['checkout', '--quiet', '--theirs', '--', ...files],
    ['add', '--', ...files],
    [...as, 'commit', '--quiet', '--no-edit'],
  ];
  isDone ||= files.length > 0;
  if (files.length > 0) for (const args of steps) isDone &&= (await repository.run(args)).isDone;
  if (!isDone) {
    if (/^CONFLICT/m.test(why)) await repository.run(['merge', '--abort']);
    throw refused(why, words.notes.notJoined);
  }
  await expectWhole(repository, await repository.head()).catch(async (error) => {
    await repository.run(['reset', '--keep', before]);
    throw error;
  });
  return clashing;
}

/** A failure, with what Git and ssh say and what that means. */
function refused(why: string, otherwise: string): StoreError {
  const meaning = words.meanings.find(({ says }) => new RegExp(says, 'im').test(why));
  const means = meaning?.means ?? otherwise;
  return new StoreError(
    `Nothing was published, and your changes are still here. ${means} Git says: ${why}`,
  );
}
