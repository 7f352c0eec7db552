import { buildSync } from 'esbuild';

/** The script that stands in the head of every page (`src/inline/`), bundled and minified. */
export function headScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: ['src/inline/index.ts'],
    bundle: true,
    minify: true,
    // In a function: the variables of a classic script are the page's globals.
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  const [script] = outputFiles;
  if (!script) throw new Error('esbuild wrote no script for the pages.');
  return script.text.trim();
}
