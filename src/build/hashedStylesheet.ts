import { createHash } from 'node:crypto';

/** A stylesheet that is a file of the build; its path there, `file`, changes with what is in it. */
export type HashedStylesheet = { file: string; css: string };

/** Names a stylesheet by what is in it, so that browsers may keep it for ever. */
export function hashedStylesheet(name: string, css: string): HashedStylesheet {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return { file: `assets/${name}.${hash}.css`, css };
}
