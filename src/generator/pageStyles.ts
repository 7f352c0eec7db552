import { Scanner } from '@tailwindcss/oxide';
import { build, transform } from 'esbuild';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { PurgeCSS } from 'purgecss';
import type { Bundles } from './bundles';
import { pageIds, type RouteId } from './content/routes';
import type { Content } from './content/schemas';
import { filesBelow } from './filesBelow';
import type { RenderedSite } from './renderSite';
import type { Site } from './site';

/** The source of a page, named after the id of its route. Throws if there is none. */
export function pageSource(id: RouteId): string {
  const name = `/${id}page.tsx`.toLowerCase();
  const file = filesBelow('src').find((candidate) => candidate.toLowerCase().endsWith(name));
  if (!file) throw new Error(`src/ has no ${name} for the route "${id}".`);
  return `src/${file}`;
}

/** The scripts of a site: not those of pages that it has not. */
export function scriptsOf({ scripts, madeOf }: Bundles, content: Content): string[] {
  const absent = pageIds.filter((id) => !content[id]).map((id) => madeOf(pageSource(id)));
  return scripts.filter((file) => !absent.includes(file));
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
    stylesOf.set(id, await ownStyles(styles, [contents.get(id) ?? ''], scripts));
  }
  const html = written.map(({ content }) => content);
  return stylesOf.set('written', await ownStyles(styles, html, []));
}

/**
 * The code of a source and of the files that it imports, without packages. A page's code is without
 * the shell, which never changes: all of its classes are in the HTML.
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

type Node = DefaultTreeAdapterTypes.Node;

/** The names, classes and ids of a node's elements. */
function namesIn(node: Node): string[] {
  const below = 'childNodes' in node ? node.childNodes.flatMap(namesIn) : [];
  if (!('tagName' in node)) return below;
  const own = node.attrs.filter(({ name }) => name === 'class' || name === 'id');
  return [node.tagName, ...own.flatMap(({ value }) => value.split(/\s+/)), ...below];
}

/** All words of a script that may be a class or an element, found by Tailwind's scanner. */
const namesInScript = (script: string): string[] =>
  new Scanner({}).scanFiles([{ content: script, extension: 'js' }]);

/**
 * The rules of a stylesheet that a page may need: those for classes and elements of its HTML or of
 * the scripts that may change it, and the fonts and animations that these rules use.
 */
async function ownStyles(
  styles: string,
  html: readonly string[],
  scripts: readonly string[],
): Promise<string> {
  const names = new Set([
    ...['html', 'body'],
    ...html.flatMap((text) => namesIn(parseFragment(text))),
    ...scripts.flatMap(namesInScript),
  ]);
  const results = await new PurgeCSS().purge({
    css: [{ raw: styles }],
    content: [{ raw: [...names].join(' '), extension: 'html' }],
    safelist: [
      // Pseudo-classes: PurgeCSS would drop them from `:is(a, :hover)`.
      ...(styles.match(/:[a-z-]+/g) ?? []),
      // Swiper composes its classes, so the scanner finds none of them.
      ...(names.has('swiper') ? [/^swiper-/] : []),
    ],
    // A script may set an attribute without naming it in a string.
    dynamicAttributes: styles.match(/(?<=\[)[\w-]+/g) ?? [],
    defaultExtractor: (text) => text.split(' '),
    fontFace: true,
    keyframes: true,
  });
  // Removes empty conditions, and joins rules that have become alike.
  const css = results.map((result) => result.css).join('');
  return (await transform(css, { loader: 'css', minify: true })).code.trim();
}
