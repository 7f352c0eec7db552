import { shortHash } from './shortHash';

/** A stylesheet that is a file of the build; its path there, `file`, changes with what is in it. */
export type HashedStylesheet = ReturnType<typeof hashedStylesheet>;

/** Names a stylesheet by what is in it, so that browsers may keep it for ever. */
export const hashedStylesheet = (name: string, css: string) => ({
  file: `assets/${name}.${shortHash(css)}.css`,
  css,
});
