import { buildSync } from 'esbuild';
import { speculationRules } from './speculationRules';

const bundled = new Map<string, string>();

/** A script of `src/inline/`, bundled and minified, once. */
function inlineScript(name: string): string {
  const before = bundled.get(name);
  if (before !== undefined) return before;
  const { outputFiles } = buildSync({
    entryPoints: [`src/inline/${name}`],
    bundle: true,
    minify: true,
    // In a function: the variables of a classic script are the page's globals.
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  const [file] = outputFiles;
  if (!file) throw new Error('esbuild wrote no script for the pages.');
  const script = file.text.trim();
  bundled.set(name, script);
  return script;
}

/** The script that stands in the head of every programmed page. */
export const headScript = (): string => inlineScript('head.ts');

/** The script that stands at the end of every written page, and is all that runs there. */
export const writtenScript = (): string => inlineScript('written.ts');

/** Every script that stands in a page of a site with these programmed pages: the Content-Security-Policy allows these and no others. */
export const inlineScripts = (routes: readonly { path: string }[]): string[] => [
  headScript(),
  writtenScript(),
  speculationRules(routes),
];
