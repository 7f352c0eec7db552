import { build } from 'esbuild';
import type { RouteId } from './content/routes';
import { filesBelow } from './filesBelow';
import { ownStyles } from './ownStyles';
import type { RenderedSite } from './renderSite';
import type { Site } from './site';

/** The source of a page, named after the id of its route. Throws if there is none. */
export function pageSource(id: RouteId): string {
  const name = `/${id}page.tsx`.toLowerCase();
  const file = filesBelow('src').find((candidate) => candidate.toLowerCase().endsWith(name));
  if (!file) throw new Error(`src/ has no ${name} for the route "${id}".`);
  return `src/${file}`;
}

/** The stylesheet in each page, by the id of its route; all written pages have the same. */
export type StylesOf = ReadonlyMap<RouteId | 'written', string>;

/** Picks the rules that each page needs out of those of all pages. */
export async function pageStyles(
  { allRoutes }: Pick<Site, 'allRoutes'>,
  { contents, written }: RenderedSite,
  styles: string,
): Promise<StylesOf> {
  const stylesOf = new Map<RouteId | 'written', string>();
  // It is shown when the code of a page fails.
  const failed = await codeOf('src/layout/ErrorBoundary.tsx');
  for (const { id } of allRoutes) {
    const scripts = [await codeOf(pageSource(id)), failed];
    stylesOf.set(id, await ownStyles(styles, { html: [contents.get(id) ?? ''], scripts }));
  }
  const html = written.map(({ content }) => content);
  return stylesOf.set('written', await ownStyles(styles, { html, scripts: [] }));
}

/**
 * The code of a page and of what it imports, without packages. The shell around a page is not in
 * it: that never changes, and all of its classes are in the HTML.
 */
async function codeOf(source: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    write: false,
    // Otherwise the scanner takes names of variables for classes.
    minify: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    // The scanner takes an escaped letter for the end of a class.
    charset: 'utf8',
    packages: 'external',
    // The search loads the rules of all pages before it shows anything.
    external: ['#content/*', '*/searchCode'],
  });
  return outputFiles.map(({ text }) => text).join('');
}
