import type { Conflict } from '../../src/editor/store/store';

/** Why the editor's server does not do what it was asked: its status, and a sentence. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly conflict?: Conflict,
  ) {
    super(message);
  }
}

/** What a system says of one file, in words that go on from “cannot be written:”. */
const ofTheFile: Record<string, string> = {
  EACCES: 'this account is not allowed to write there',
  EPERM: 'this account is not allowed to write there',
  EROFS: 'the disk can only be read',
  EFBIG: 'it is larger than a file may be here',
  EBUSY: 'another program is using it',
  EIO: 'the disk does not work as it should',
};

/** What the system's failure to write a file (by its path in the site's folder) means for a person in an office. */
export function diskTrouble(error: unknown, path: string): Refusal {
  const code = error && typeof error === 'object' && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new Refusal(507, 'The disk is full: nothing was saved.');
  const why = ofTheFile[code] ?? (code || String(error));
  return new Refusal(500, `${path} cannot be written: ${why}. Nothing was saved.`);
}
