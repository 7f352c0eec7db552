import { shortHash } from './shortHash';

/** A stylesheet of the build, and its path there (`file`). */
export type HashedStylesheet = ReturnType<typeof hashedStylesheet>;

/** Names a stylesheet by a hash of its rules, so that browsers may keep it for ever. */
export const hashedStylesheet = (name: string, css: string) => ({
  file: `assets/${name}.${shortHash(css)}.css`,
  css,
});
