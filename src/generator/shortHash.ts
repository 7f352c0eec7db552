import { createHash } from 'node:crypto';

/** What is in a file, in as many digits as its name has of it: browsers may keep it for ever. */
export const shortHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);
