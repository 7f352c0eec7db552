import { createHash } from 'node:crypto';

/** The digits of a file's content in its name, by which browsers may keep it for ever. */
export const shortHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);

/** A stylesheet of the build, and its path there (`file`). */
export type HashedStylesheet = ReturnType<typeof hashedStylesheet>;

/** Names a stylesheet by a hash of its rules, so that browsers may keep it for ever. */
export const hashedStylesheet = (name: string, css: string) => ({
  file: `assets/${name}.${shortHash(css)}.css`,
  css,
});
