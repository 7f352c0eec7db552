import { createHash } from 'node:crypto';

/** A stylesheet as it is published. */
export type StylesheetFile = {
  /** Its path in the build; the name changes with the content. */
  file: string;
  css: string;
};

/** A stylesheet under a name of its own below `assets/`. */
export function stylesheetFile(name: string, css: string): StylesheetFile {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return { file: `assets/${name}.${hash}.css`, css };
}
