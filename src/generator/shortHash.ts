import { createHash } from 'node:crypto';

/** The digits of a file's content in its name, by which browsers may keep it for ever. */
export const shortHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);
