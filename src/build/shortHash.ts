import { createHash } from 'node:crypto';

/** What is in a file, in as many digits as its name has of it: browsers may keep it for ever. */
export const shortHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);

/** A stylesheet that is a file of the build; its path there, `file`, changes with what is in it. */
export type HashedStylesheet = { file: string; css: string };

/** Names a stylesheet by what is in it, so that browsers may keep it for ever. */
export function hashedStylesheet(name: string, css: string): HashedStylesheet {
  return { file: `assets/${name}.${shortHash(css)}.css`, css };
}
