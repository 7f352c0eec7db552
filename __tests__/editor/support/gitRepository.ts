import { createHash } from 'node:crypto';

/** A file that differs between two commits. */
export type Difference = { path: string; sha: string; status: 'added' | 'modified' | 'removed' };

/** The files of a commit: by their paths, the names of their contents. */
type Tree = ReadonlyMap<string, string>;
type Commit = { sha: string; tree: string; parents: string[]; message: string; date: string };

const hash = (data: string | Buffer) => createHash('sha1').update(data).digest('hex');

/** What Git does, in memory, as far as a Git host needs it for drafts: no file has a mode or is renamed. */
export class GitRepository {
  readonly branches = new Map<string, string>();
  private readonly blobs = new Map<string, Buffer>();
  private readonly trees = new Map<string, Tree>();
  private readonly commits = new Map<string, Commit>();

  addBlob(data: Buffer): string {
    const sha = hash(Buffer.concat([Buffer.from(`blob ${data.length}\0`), data]));
    this.blobs.set(sha, data);
    return sha;
  }

  /** A content by its name. Throws where there is none. */
  blob(sha: string): Buffer {
    return found(this.blobs.get(sha), sha);
  }

  /** A tree with changes to another; null takes a file away. */
  addTree(changes: ReadonlyMap<string, string | null>, base?: string): string {
    const tree = new Map(base ? this.tree(base) : []);
    for (const [path, sha] of changes)
      if (sha === null) tree.delete(path);
      else tree.set(path, sha);
    const sha = hash(JSON.stringify([...tree].sort()));
    this.trees.set(sha, tree);
    return sha;
  }

  addCommit(commit: Pick<Commit, 'tree' | 'parents' | 'message'>): string {
    const date = new Date().toISOString();
    const sha = hash(JSON.stringify([commit, date, this.commits.size]));
    this.commits.set(sha, { ...commit, sha, date });
    return sha;
  }

  /** A commit by its name or by that of a branch. Throws where there is none. */
  commit(name: string): Commit {
    return found(this.commits.get(this.branches.get(name) ?? name), name);
  }

  /** The files of a tree, a commit or a branch. Throws where there is none. */
  tree(name: string): Tree {
    return this.trees.get(name) ?? found(this.trees.get(this.commit(name).tree), name);
  }

  /** What a file says on a branch; undefined where there is none. */
  read(branch: string, path: string): Buffer | undefined {
    const sha = this.tree(branch).get(path);
    return sha === undefined ? undefined : this.blob(sha);
  }

  /** A commit with all from which it has come, itself first. */
  history(name: string): Commit[] {
    const all: Commit[] = [];
    const visit = (commit: Commit) => {
      if (all.includes(commit)) return;
      all.push(commit);
      for (const parent of commit.parents) visit(this.commit(parent));
    };
    visit(this.commit(name));
    return all;
  }

  /** The newest commit from which both have come. */
  base(one: string, other: string): Commit {
    const others = this.history(other);
    return found(
      this.history(one).find((commit) => others.includes(commit)),
      one,
    );
  }

  differences(from: string, to: string): Difference[] {
    const [before, after] = [this.tree(from), this.tree(to)];
    return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((path) => {
      const [old, sha] = [before.get(path), after.get(path)];
      if (old === sha) return [];
      if (sha === undefined) return { path, sha: old ?? '', status: 'removed' };
      return { path, sha, status: old === undefined ? 'added' : 'modified' };
    });
  }

  /** Merges a branch into another; undefined where both have changed a file. */
  merge(from: string, into: string, message: string): string | undefined {
    const base = this.base(into, from).sha;
    const [theirs, ours] = [this.differences(base, from), this.differences(base, into)];
    if (theirs.some(({ path }) => ours.some((own) => own.path === path))) return undefined;
    const changes = theirs.map(({ path, sha, status }): [string, string | null] => [
      path,
      status === 'removed' ? null : sha,
    ]);
    const tree = this.addTree(new Map(changes), this.commit(into).tree);
    const parents = [this.commit(into).sha, this.commit(from).sha];
    const sha = this.addCommit({ tree, parents, message });
    this.branches.set(into, sha);
    return sha;
  }
}

function found<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`There is no ${name}.`);
  return value;
}
