import { buildSync } from 'esbuild';

/** Has Chromium fetch a page when a link to it is pointed at (Speculation Rules). */
const prefetched = (where: object): string =>
  JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });

/** Links to the site's pages. */
const siteLinks = { selector_matches: "[href^='/']:not([download])" };

/** For written pages, which fetch every page. */
export const writtenPageRules = prefetched(siteLinks);

/**
 * For programmed pages, which fetch written pages. Of programmed pages, those in `routes`, they
 * load only the code (`features/navigation/followLinks.ts`).
 */
export const programmedPageRules = (routes: Routes): string =>
  prefetched({ and: [siteLinks, { not: { href_matches: routes.map(({ path }) => path) } }] });

const bundled = new Map<string, string>();

/**
 * A script of `src/inline/`, bundled and minified once. It is a module or wrapped in a function,
 * because the variables of a classic script would be global.
 */
function inlineScript(name: string, format: 'esm' | 'iife'): string {
  const known = bundled.get(name);
  if (known !== undefined) return known;
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

/** The script in the head of every programmed page. */
export const headScript = (): string => inlineScript('head.ts', 'iife');

/** The module at the end of every written page, which has no other script. */
export const writtenScript = (): string => inlineScript('written.ts', 'esm');

/** The programmed pages of a language. */
export type Routes = readonly { path: string }[];

/** All inline scripts of a site with these programmed pages, for its Content-Security-Policy. */
export const inlineScripts = (routes: readonly Routes[]): string[] => [
  headScript(),
  writtenScript(),
  ...routes.map(programmedPageRules),
  writtenPageRules,
];
