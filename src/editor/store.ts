import type { Problem } from '../generator/content/problems';
import type { Snapshot } from './bundle/snapshot';

/** A file to be written; its path is in the site's folder: `content/company.json`. */
export type FileChange = {
  path: string;
  /** The text, or the picture in base64; null deletes the file. */
  data: string | null;
  /** The text that the editor read, null if there was no file; none for a picture to replace. */
  base?: string | null;
};

/** One entry of the history, with the first line of its message: “Company: telephone”. */
export type Commit = {
  id: string;
  date: string;
  author: string;
  message: string;
  /** Whether it was made by the person who edits. */
  isOwn?: boolean;
};

/** A commit's change of a file: its texts, or a picture in base64; null if there was no file. */
export type CommittedFile = {
  path: string;
  before: string | null;
  after: string | null;
  /** Whether a later commit has changed the file again. */
  changedSince: boolean;
};

export type Saved = {
  /** The id of the commit; undefined outside of a repository, or if `note` says why. */
  commit?: string | undefined;
  /** The files that had been changed outside of the editor, and were committed first. */
  outside: string[];
  /** A sentence for the person who saved. */
  note?: string | undefined;
  /** The address of the pull request in which the save is reviewed. */
  reviewUrl?: string | undefined;
};

/** How far what is saved has come on its way to visitors. */
export type Publishing = {
  /** The commits that are not published yet, the newest first. */
  waiting: Commit[];
  /** The files whose changes are in no commit, and so cannot be published. */
  uncommitted?: string[] | undefined;
  /** The site's address if it shows all that is saved; null if not yet, undefined if unknown. */
  liveUrl?: string | null | undefined;
  /** Why nothing can be published from here, and what to do instead. */
  unable?: string | undefined;
  /** The address of the pull request in which the commits wait for a review. */
  reviewUrl?: string | undefined;
  /** Files that others have published otherwise: nothing is published until each is joined. */
  clashing?: readonly Clashing[] | undefined;
};

/** A file as it was saved here before others changed it too, and the text that both began with. */
export type Clashing = { path: string; base: string | null; mine: string | null };

/** Reads and saves for the editor, on this machine or at GitHub. Rejects with a `StoreError`. */
export type Store = {
  /** The site as it is saved now. */
  load: () => Promise<Snapshot>;
  /** The address at which a saved picture can be seen; undefined where there is none. */
  pictureUrl: (path: string, snapshot: Snapshot) => string | undefined;
  /** Saves the files as one commit, or rejects; the same save can then be tried again. */
  save: (changes: readonly FileChange[], message: string) => Promise<Saved>;
  /** The saves, the newest first; of a file only if it is as the last one has left it. */
  history: (file?: string) => Promise<Commit[]>;
  /** The changes of the commit with an id. */
  filesOf: (id: string) => Promise<CommittedFile[]>;
  publishing: () => Promise<Publishing>;
  publish: () => Promise<Publishing>;
  /** Forgets who is signed in; none where the address alone lets people in. */
  signOut?: () => void;
};

/** Why a store refuses or fails, in a sentence for the person who edits. */
export class StoreError extends Error {
  constructor(
    message: string,
    /** What the site could not be built for. */
    readonly problems: readonly Problem[] = [],
  ) {
    super(message);
  }
}
