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

/** A module, or wrapped in a function: the variables of a classic script would be global. */
const formats = { head: 'iife', written: 'esm' } as const;

const bundled: Record<string, string> = {};

/**
 * A script of `src/inline/`, bundled and minified once: `head` of every programmed page, or the
 * module at the end of every written page, which has no other script.
 */
export function inlineScript(name: keyof typeof formats): string {
  bundled[name] ??= buildSync({
    entryPoints: [`src/inline/${name}.ts`],
    bundle: true,
    minify: true,
    format: formats[name],
    target: 'es2022',
    write: false,
  })
    .outputFiles.map(({ text }) => text.trim())
    .join('');
  return bundled[name];
}

/** The programmed pages of a language. */
export type Routes = readonly { path: string }[];

/** All inline scripts of a site with these programmed pages, for its Content-Security-Policy. */
export const inlineScripts = (routes: readonly Routes[]): string[] => [
  inlineScript('head'),
  inlineScript('written'),
  ...routes.map(programmedPageRules),
  writtenPageRules,
];
