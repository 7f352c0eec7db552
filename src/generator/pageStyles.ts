import { readdir } from 'node:fs/promises';
import { build } from 'esbuild';
import type { RouteId } from '../content/modules';
import { ownStyles } from './ownStyles';
import type { Site } from './site';

/** The source of a page: named after the id of its route, in whatever case. */
export async function pageSource(id: RouteId): Promise<string> {
  const name = `${id}page.tsx`.toLowerCase();
  const file = (await readdir('src/pages')).find((each) => each.toLowerCase() === name);
  if (!file) throw new Error(`src/pages/ has no file for the route "${id}".`);
  return `src/pages/${file}`;
}

/** The rules that the pages with an id have in them; all written pages have the same. */
export type StylesOf = ReadonlyMap<RouteId | 'written', string>;

type StylesParts = {
  /** All rules. */
  styles: string;
  /** The HTML of every programmed page's content. */
  contents: Map<RouteId, string>;
  written: readonly { content: string }[];
};

/** Takes from all rules those that each page needs until it is left. */
export async function pageStyles(
  { allRoutes }: Site,
  { styles, contents, written }: StylesParts,
): Promise<StylesOf> {
  const stylesOf = new Map<RouteId | 'written', string>();
  for (const { id } of allRoutes) {
    const scripts = await scriptsOf(await pageSource(id));
    const content = contents.get(id) ?? '';
    stylesOf.set(id, await ownStyles(styles, { html: [content], scripts }));
  }
  const html = written.map(({ content }) => content);
  stylesOf.set('written', await ownStyles(styles, { html, scripts: [] }));
  return stylesOf;
}

/** Code that asks for the rules of all pages before it shows anything. */
const withSiteStyles = ['*/searchCode'];

/**
 * The code that a page of a source may run with its own rules, and what is shown where that fails: nothing that
 * it does not import. What surrounds every page never changes, and all of it is in the page's HTML.
 */
async function scriptsOf(source: string): Promise<string[]> {
  const { outputFiles } = await build({
    entryPoints: [source, 'src/layout/ErrorBoundary.tsx'],
    bundle: true,
    minify: true,
    write: false,
    outdir: '.',
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    external: ['#content/*', ...withSiteStyles],
    loader: { '.css': 'empty' },
  });
  return outputFiles.map(({ text }) => text);
}
