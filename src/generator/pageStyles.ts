import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import type { Bundles } from './bundles';
import { composedInHtml, composedInSource } from './composedClasses';
import { pageIds, type RouteId } from './content/routes';
import type { Content } from './content/schemas';
import { filesBelow } from './filesBelow';
import { ownStyles } from './ownStyles';
import type { RenderedSite } from './renderSite';
import { BuildError, type Site } from './site';

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

/**
 * Picks the rules that each page needs out of those of all pages. Throws a `BuildError` if a class
 * is composed, since its rules cannot be picked.
 */
export async function pageStyles(
  { allRoutes }: Pick<Site, 'allRoutes'>,
  { contents, written }: RenderedSite,
  styles: string,
): Promise<StylesOf> {
  const stylesOf = new Map<RouteId | 'written', string>();
  const shell = await codeOf('src/layout/PageShell.tsx');
  const writtenCode = await codeOf('src/generator/written/writtenPages.tsx');
  const problems = written.flatMap(({ route, content }) =>
    composedInHtml(route.path, content, [writtenCode.script, shell.script]),
  );
  const files = new Set([...shell.files, ...writtenCode.files]);
  // It is shown when the code of a page fails.
  const failed = await codeOf('src/layout/ErrorBoundary.tsx');
  for (const { id, path } of allRoutes) {
    const page = await codeOf(pageSource(id));
    const scripts = [page.script, failed.script];
    const content = contents.get(id) ?? '';
    stylesOf.set(id, await ownStyles(styles, { html: [content], scripts }));
    problems.push(...composedInHtml(path, content, [...scripts, shell.script]));
    for (const file of page.files) files.add(file);
  }
  for (const file of files)
    problems.push(...composedInSource(file, await readFile(file, 'utf8'), styles));
  if (problems.length > 0) throw new BuildError(problems.join('\n'));
  const html = written.map(({ content }) => content);
  return stylesOf.set('written', await ownStyles(styles, { html, scripts: [] }));
}

/**
 * The code of a source and of the files that it imports, without packages, and the files. A page's
 * code is without the shell, which never changes: all of its classes are in the HTML.
 */
async function codeOf(source: string): Promise<{ script: string; files: string[] }> {
  const { outputFiles, metafile } = await build({
    entryPoints: [source],
    bundle: true,
    write: false,
    metafile: true,
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
  const script = outputFiles.map(({ text }) => text).join('');
  return { script, files: Object.keys(metafile.inputs) };
}
