import type { Snapshot } from './bundle/snapshot';

/** A text or a picture as it is to be, by its path in the site's folder: `content/company.json`. */
export type FileChange = {
  path: string;
  /** The text, or the picture in base64; null takes the file away. */
  data: string | null;
  /** What the editor began with, null where there was no file; left out for what may replace a picture. */
  base?: string | null;
};

/** One entry of the history, with the first line of its message: “Company: telephone”. */
export type Commit = { id: string; date: string; author: string; message: string };

/** What a commit did to one file; null where there was none, a picture in base64. */
export type CommittedFile = {
  path: string;
  before: string | null;
  after: string | null;
  /** Whether a later commit has changed the file again. */
  changedSince: boolean;
};

export type Saved = {
  /** The id of its commit; undefined where nothing keeps a history, or `note` says why there is none. */
  commit?: string | undefined;
  /** The files that had been changed outside of the editor, and were committed too. */
  outside: string[];
  /** What is to be told besides. */
  note?: string | undefined;
  /** Where somebody reviews what was saved: the address of a pull request. */
  reviewUrl?: string | undefined;
};

/** How far what is saved has come on its way to visitors. */
export type Publishing = {
  /** What is saved and not published yet, the newest first. */
  waiting: Commit[];
  /** The files that are changed and in no commit, which nothing publishes. */
  uncommitted?: string[] | undefined;
  /** Where visitors see all that is saved; null where they do not yet, undefined if unknown. */
  liveUrl?: string | null | undefined;
  /** Why nothing can be published from here, and what to do instead. */
  unable?: string | undefined;
  /** Where somebody reviews what waits: the address of a pull request. */
  reviewUrl?: string | undefined;
};

/** Where the editor reads and saves: a server on this machine, or GitHub. All reject with a `StoreError`. */
export type Store = {
  /** The site as it is saved now. */
  load: () => Promise<Snapshot>;
  /** Where a picture can be seen as it is saved; undefined where it cannot. */
  pictureUrl: (path: string, snapshot: Snapshot) => string | undefined;
  /** Saves the files as one commit, or rejects; the same save can then be tried again. */
  save: (changes: readonly FileChange[], message: string) => Promise<Saved>;
  /** What was saved, the newest first; empty where nothing keeps a history. */
  history: () => Promise<Commit[]>;
  /** What a commit did, by its id. */
  filesOf: (id: string) => Promise<CommittedFile[]>;
  publishing: () => Promise<Publishing>;
  publish: () => Promise<Publishing>;
};

/** A file that is not as the editor's base says: what it is now, null where it is gone. */
export type Conflict = { path: string; text: string | null };

/** Why a store does not do what it was asked, in a sentence for whoever edits. */
export class StoreError extends Error {
  constructor(
    message: string,
    readonly conflict?: Conflict,
  ) {
    super(message);
  }
}
