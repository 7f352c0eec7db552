import { buildSync } from 'esbuild';

/** What a browser fetches ahead once a link to it is pointed at (Speculation Rules, which Chromium has). */
const prefetched = (where: object): string =>
  JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });

/** Links to the pages and files of the site. */
const own = { selector_matches: "[href^='/']:not([download])" };

/** From a written page: every other page. */
export const writtenPageRules = prefetched(own);

/**
 * From a programmed page: written pages. Links to programmed pages, those of `routes`, load the page's code
 * instead (`features/navigation/followLinks.ts`).
 */
export const programmedPageRules = (routes: readonly { path: string }[]): string =>
  prefetched({ and: [own, { not: { href_matches: routes.map(({ path }) => path) } }] });

const bundled = new Map<string, string>();

/**
 * A script of `src/inline/`, bundled and minified, once: a module, or in a function, since the variables of
 * a classic script are the page's globals.
 */
function inlineScript(name: string, format: 'esm' | 'iife'): string {
  const before = bundled.get(name);
  if (before !== undefined) return before;
  const { outputFiles } = buildSync({
    entryPoints: [`src/inline/${name}`],
    bundle: true,
    minify: true,
    format,
    target: 'es2022',
    write: false,
  });
  const script = outputFiles.map(({ text }) => text.trim()).join('');
  bundled.set(name, script);
  return script;
}

/** The script that stands in the head of every programmed page. */
export const headScript = (): string => inlineScript('head.ts', 'iife');

/** The module that stands at the end of every written page, and is all that runs there. */
export const writtenScript = (): string => inlineScript('written.ts', 'esm');

/** Every script that stands in a page of a site with these programmed pages: the Content-Security-Policy allows these and no others. */
export const inlineScripts = (routes: readonly { path: string }[]): string[] => [
  headScript(),
  writtenScript(),
  programmedPageRules(routes),
  writtenPageRules,
];
