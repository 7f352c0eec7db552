/** Why the editor's server does not do what it was asked: its status, a sentence, and what else is told. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

const codeOf = (error: unknown): string =>
  error && typeof error === 'object' && 'code' in error ? String(error.code) : '';

/** Failures that are the whole disk's, whichever file met them. */
const ofTheDisk: Record<string, string> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'Your share of the disk is full',
};

/** What a system says of one file, in words that go on from “cannot be written:”. */
const ofTheFile: Record<string, string> = {
  EACCES: 'this account is not allowed to write there',
  EPERM: 'this account is not allowed to write there',
  EROFS: 'the disk can only be read',
  EFBIG: 'it is larger than a file may be here',
  ENAMETOOLONG: 'its name is too long',
  EBUSY: 'another program is using it',
  EIO: 'the disk does not work as it should',
  EISDIR: 'there is a folder of that name',
  ENOTDIR: 'its folder is a file',
};

/** What the system's failure to write a file (by its path in the site's folder) means for a person in an office. */
export function diskTrouble(error: unknown, path: string): Refusal {
  const code = codeOf(error);
  const disk = ofTheDisk[code];
  if (disk) return new Refusal(507, `${disk}: nothing was saved.`);
  const why = ofTheFile[code] ?? (code || String(error));
  return new Refusal(
    code === 'EFBIG' ? 507 : 500,
    `${path} cannot be written: ${why}. Nothing was saved.`,
  );
}
