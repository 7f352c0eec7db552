import { buildSync } from 'esbuild';

/**
 * What a browser fetches ahead once a link to it is pointed at (Speculation Rules, which Chromium has):
 * written pages, and from written pages every other as well. Links to programmed pages within the app
 * (`#root`), those of `routes`, load the page's code instead (`features/loading/preloadOnIntent.ts`).
 */
export const speculationRules = (routes: readonly { path: string }[]): string =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { selector_matches: '[download]' } },
            {
              or: [
                { not: { href_matches: routes.map(({ path }) => path) } },
                { not: { selector_matches: '#root *' } },
              ],
            },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });

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
