import { buildSync } from 'esbuild';

let script: string | undefined;

/** The script that stands in the head of every page (`src/inline/`), bundled and minified, once. */
export function headScript(): string {
  script ??= bundled();
  return script;
}

function bundled(): string {
  const { outputFiles } = buildSync({
    entryPoints: ['src/inline/index.ts'],
    bundle: true,
    minify: true,
    // In a function: the variables of a classic script are the page's globals.
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  const [file] = outputFiles;
  if (!file) throw new Error('esbuild wrote no script for the pages.');
  return file.text.trim();
}
